import { defineConfig } from 'vitest/config'

/** The commands that the README names, as a newcomer gives them. */
export default defineConfig({
  root: import.meta.dirname,
  test: { name: 'commands', testTimeout: 120_000, hookTimeout: 120_000, fileParallelism: false },
})
