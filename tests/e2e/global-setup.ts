import type { TestProject } from 'vitest/node'
import { launchChromiumServer } from '#tools/chromium.ts'
import { openShop } from '#tools/shop/open.ts'
import { freePort } from '#tools/shop/port.ts'
import { temporaryDirectory } from '#tools/temporary.ts'

declare module 'vitest' {
  interface ProvidedContext {
    port: number
    chromium: string
  }
}

/** A shop with databases of its own and one browser; both end with the run. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const shop = await openShop({ port: await freePort(), stateDirectory: temporaryDirectory() })
  const chromium = await launchChromiumServer()
  project.provide('port', shop.port)
  project.provide('chromium', chromium.wsEndpoint())
  return async () => {
    await chromium.close()
    await shop.stop()
  }
}
