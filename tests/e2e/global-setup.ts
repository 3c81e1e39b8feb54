import type { TestProject } from 'vitest/node'
import { launchChromiumServer } from '#tools/chromium.ts'
import { openShop } from '#tools/shop/open.ts'
import { freePort } from '#tools/shop/port.ts'
import { temporaryDirectory } from '#tools/temporary.ts'
import { callHost } from './request.ts'
import { settledPeople } from './settled-people.ts'
import { type Survey, surveySite } from './survey.ts'

declare module 'vitest' {
  interface ProvidedContext {
    port: number
    chromium: string
    /** Where it is noted which of the settled people are taken. */
    taken: string
    /** By the key of the site. */
    surveys: Record<string, Survey>
  }
}

/** A shop with databases of its own and one browser; both end with the run. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const shop = await openShop({
    port: await freePort(),
    stateDirectory: temporaryDirectory(),
    settled: settledPeople,
  })
  const chromium = await launchChromiumServer()
  project.provide('port', shop.port)
  project.provide('chromium', chromium.wsEndpoint())
  project.provide('taken', temporaryDirectory())
  project.provide('surveys', await surveyAll(shop))
  return async () => {
    await chromium.close()
    await shop.stop()
    tellTrouble(shop.log)
  }
}

/** What the Workers complained of, for whoever wonders why a test failed. */
function tellTrouble(log: readonly string[]): void {
  const lines = log.join('').split('\n')
  const trouble = lines.filter((line) => line.trim() !== '' && !/^\{"level":"(?:info|warn)"/.test(line))
  if (trouble.length > 0) console.log(`The shop said:\n${trouble.join('\n')}`)
}

async function surveyAll({ configuration, port }: Awaited<ReturnType<typeof openShop>>) {
  const surveys = configuration.sites.map(async ({ key, hosts: [host = ''] }) => {
    const origin = new URL(`http://${host}:${port}`)
    return [key, await surveySite((path) => callHost(origin, path))] as const
  })
  return Object.fromEntries(await Promise.all(surveys))
}
