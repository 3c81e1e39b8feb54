import { vi } from 'vitest'

// Files of tests share what runs them, which reads the modules once: each begins with modules of its own.
vi.resetModules()
vi.unstubAllGlobals()
