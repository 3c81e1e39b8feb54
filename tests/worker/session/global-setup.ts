import type { TestProject } from 'vitest/node'
import { startProvider } from './node-provider.ts'

declare module 'vitest' {
  interface ProvidedContext {
    issuer: string
  }
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const provider = await startProvider()
  project.provide('issuer', provider.issuer)
  return provider.stop
}
