import cloudflare from '@astrojs/cloudflare'
import react from '@astrojs/react'
import { defineConfig } from 'astro/config'

// The market and the sign-in provider learn their sites from the storefront's own wrangler.toml.
const knowsTheSites = (_config, { entryWorkerConfig }) => ({ vars: entryWorkerConfig.vars })

const intent = {
  name: 'intent',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'intent', entrypoint: './src/islands/intent.ts' }),
  },
}

export default defineConfig({
  output: 'server',
  trailingSlash: 'never',
  session: false,
  adapter: cloudflare({
    imageService: 'passthrough',
    auxiliaryWorkers: [
      { configPath: './market/wrangler.toml', config: knowsTheSites },
      { configPath: './identity/wrangler.toml', config: knowsTheSites },
    ],
  }),
  integrations: [react(), intent],
  build: { format: 'file', inlineStylesheets: 'always' },
  markdown: { syntaxHighlight: false },
  security: {
    // The Gateway's own check covers every call, forms of private pages included.
    checkOrigin: false,
    csp: {
      algorithm: 'SHA-256',
      directives: [
        "default-src 'none'",
        "base-uri 'none'",
        "connect-src 'self'",
        "font-src 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "img-src 'self' data:",
        "manifest-src 'self'",
        "worker-src 'self'",
      ],
      // Pins and colour grounds are style attributes; scripts and style elements stay strictly by hash.
      styleDirective: {
        resources: [
          { resource: "'self'", kind: 'element' },
          { resource: "'unsafe-inline'", kind: 'attribute' },
        ],
      },
    },
  },
  devToolbar: { enabled: false },
  server: { port: Number(process.env.PORT ?? 8787) },
})
