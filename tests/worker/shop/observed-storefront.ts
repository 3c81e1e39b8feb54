import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { root } from '../configuration.ts'

const built = z.object({
  name: z.string(),
  compatibility_date: z.string(),
  compatibility_flags: z.array(z.string()),
  exports: z.json(),
  kv_namespaces: z.json(),
  services: z.json(),
})

/** The configuration of the built storefront with its entrypoints wrapped: each says what the platform hands to it. */
export function observedStorefront(): string {
  const text = readFileSync(`${root}dist/server/wrangler.json`, 'utf8')
  const configuration = {
    ...built.parse(JSON.parse(text)),
    main: `${root}tests/worker/shop/observed-worker.mjs`,
    assets: { directory: `${root}dist/client`, binding: 'ASSETS', run_worker_first: true },
  }
  const folder = `${root}.wrangler/observed`
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}/wrangler.json`, JSON.stringify(configuration))
  return `${folder}/wrangler.json`
}
