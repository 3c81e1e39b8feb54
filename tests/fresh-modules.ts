import { vi } from 'vitest'

// Files of unit tests share a process: each begins with modules of its own.
vi.resetModules()
vi.unstubAllGlobals()
