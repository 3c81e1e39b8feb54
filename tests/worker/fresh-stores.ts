import { reset } from 'cloudflare:test'

await reset()
