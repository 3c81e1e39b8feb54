import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import cloudflare from '@astrojs/cloudflare'
import react from '@astrojs/react'
import { defineConfig, fontProviders } from 'astro/config'
import { parse } from 'smol-toml'
import { readSites } from './src/contract/site.ts'
import { consentLook } from './src/lib/consent-look.ts'
import { listLook } from './src/lib/list-look.ts'
import { shortScopes } from './tools/short-scopes.mjs'

// A wrong block stops the build with a sentence that names the key.
const { vars } = parse(readFileSync(new URL('./wrangler.toml', import.meta.url), 'utf8'))
const siteKeys = readSites(vars).map(({ key }) => key)

// The market and the sign-in provider learn their sites from the storefront's own wrangler.toml.
const knowsTheSites = (_config, { entryWorkerConfig }) => ({ vars: entryWorkerConfig.vars })

// The subsets that `npm run fonts` makes. A page sends only those of its site.
const font = (name, weight, fallbacks) => {
  const file = name.toLowerCase().replaceAll(' ', '-')
  return {
    provider: fontProviders.local(),
    name,
    cssVariable: `--font-${file}`,
    // A font that isn't there at the first paint waits for the next page: nothing jumps.
    display: 'optional',
    fallbacks,
    optimizedFallbacks: false,
    options: { variants: [{ src: [`./src/fonts/${file}.woff2`], weight, style: 'normal' }] },
  }
}

const ofBrowser = {
  // The adapter begins every file with a stand-in for Node's process. A browser has no use for it.
  banner: '',
  // What several scripts share would be a file for each few lines, one asked for after the other.
  codeSplitting: {
    groups: [
      {
        name: 'in-place',
        test: /islands\/ui\/(state-links|regions|painted)|stores\/next-pages|contract\/edge\/page/,
      },
      { name: 'page', test: /preload-helper|lib\/(hint|money)/ },
    ],
  },
}

const hashOf = (script) => `sha256-${createHash('sha256').update(script).digest('base64')}`

// Every component in every state; in development only.
const stylePage = {
  name: 'style-page',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      if (command === 'dev') injectRoute({ pattern: '/_/style', entrypoint: './src/style-page/style.astro' })
    },
  },
}

// `npm run dev` beside `npm test` or a build: what each has bundled ahead is not the other's to replace.
const ownCache = {
  name: 'own-cache',
  hooks: {
    'astro:config:setup': ({ command, updateConfig }) => {
      updateConfig({ vite: { cacheDir: `node_modules/.vite/${command}` } })
    },
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
  integrations: [react(), stylePage, ownCache],
  fonts: [
    font('Instrument Sans', '400 600', ['sans-serif']),
    font('Fraunces', '500', ['Georgia', 'serif']),
    font('Figtree', '400 600', ['sans-serif']),
    font('Schibsted Grotesk', '400 600', ['sans-serif']),
    font('Cormorant Garamond', '500', ['serif']),
    font('Jost', '400 600', ['sans-serif']),
  ],
  // Texts are written as HTML, where a line break between words is a space.
  compressHTML: true,
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
        "img-src 'self' data:",
        "manifest-src 'self'",
        "worker-src 'self'",
      ],
      // Pins and colour grounds are style attributes; scripts and style elements stay strictly by hash.
      // The inline scripts that Astro doesn't know of.
      scriptDirective: { hashes: [consentLook, listLook].map(hashOf) },
      styleDirective: {
        resources: [
          { resource: "'self'", kind: 'element' },
          { resource: "'unsafe-inline'", kind: 'attribute' },
        ],
      },
    },
  },
  vite: {
    plugins: [shortScopes()],
    // What is fetched late is fetched by hand, and has nothing to fetch ahead; the helper for it would be on every page.
    build: { modulePreload: false },
    environments: { client: { build: { rolldownOptions: { output: ofBrowser } } } },
    define: {
      'import.meta.env.BUILD_ID': JSON.stringify(String(Date.now())),
      'import.meta.env.SITE_KEYS': JSON.stringify(siteKeys),
    },
  },
  devToolbar: { enabled: false },
  server: { port: Number(process.env.PORT ?? 8787) },
})
