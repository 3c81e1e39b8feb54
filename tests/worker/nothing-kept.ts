import { reset } from 'cloudflare:test'
import { vi } from 'vitest'

// Files of tests share one workerd, which reads the modules once: each begins with modules and stores of its own.
vi.resetModules()
await reset()
