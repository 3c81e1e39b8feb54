import { defineConfig } from 'vitest/config'
import { LongestFirst } from './longest-first.ts'

/** The built shop in Chromium and over HTTP, started once for all specs. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'e2e',
    include: ['**/*.spec.ts'],
    globalSetup: './global-setup.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // They share nothing but the browser; what they are written with needn't be read anew for each.
    isolate: false,
    // One waits while two work.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // The browser, the shop and the tests share the machine.
    expect: { poll: { timeout: 10_000 } },
  },
})
