import { defineConfig } from 'vitest/config'

/** What plain Node can test. What needs workerd or a browser has a configuration of its own in tests/. */
export default defineConfig({
  test: {
    name: 'unit',
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}', 'market/**/*.test.ts', 'tools/**/*.test.ts', 'tests/*.test.ts'],
    exclude: ['src/worker/**'],
    isolate: false,
    setupFiles: 'tests/fresh-modules.ts',
  },
})
