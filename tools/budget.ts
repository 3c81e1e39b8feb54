import { measurePage } from './budget/measure-page.ts'
import { measureWorker } from './budget/measure-worker.ts'
import type { Measure } from './budget/bars.ts'
import { discoveryPages } from './budget/pages.ts'
import { type Figure, judge, verdictTable } from './budget/verdict.ts'
import { ensureChromium, launchChromium } from './chromium.ts'
import { flag, runCommand } from './command.ts'
import { startEdgeProxy, trustingBrowser } from './shop/edge-proxy.ts'
import { openShop } from './shop/open.ts'
import { freePort } from './shop/port.ts'
import { temporaryDirectory } from './temporary.ts'

/**
 * Measures the built shop against its bars, through a proxy that compresses as the platform would. `--smoke` leaves
 * out the one figure that a busy machine changes.
 */
await runCommand(async () => {
  await ensureChromium()
  const worker = await measureWorker({ isStarted: !flag('smoke') })
  const verdicts = judge([...(await pageFigures()), ...figuresOf('Worker', worker)])
  const missed = verdicts.filter(({ isMet }) => !isMet)
  console.log(
    flag('json') ? JSON.stringify({ figures: verdicts, missed: missed.length }) : verdictTable(verdicts),
  )
  return missed.length === 0 ? 0 : 1
})

async function pageFigures(): Promise<Figure[]> {
  const shop = await openShop({ port: await freePort(), stateDirectory: temporaryDirectory() })
  const proxy = await startEdgeProxy(shop.port, ['gzip'])
  const browser = await launchChromium([trustingBrowser])
  const figuresOfSite = async ({ key, hosts }: (typeof shop.configuration.sites)[number]) => {
    const figures: Figure[] = []
    for (const page of discoveryPages) {
      const measured = await measurePage(browser, `https://${hosts[0]}:${proxy.port}`, page)
      figures.push(...figuresOf(`${key}: ${page.name}`, measured))
    }
    return figures
  }
  // Bytes don't change with who else is asking; most of the time a visit waits until nothing more comes.
  const figures = await Promise.all(shop.configuration.sites.map(figuresOfSite))
  await browser.close()
  await proxy.stop()
  await shop.stop()
  return figures.flat()
}

function figuresOf(where: string, measured: Partial<Record<Measure, number>>): Figure[] {
  const measures: Measure[] = [
    'earlyScript',
    'earlyReact',
    'laterScript',
    'productScript',
    'style',
    'html',
    'firstPackets',
    'listPackets',
    'productPackets',
    'workerSize',
    'workerStart',
  ]
  return measures.flatMap((measure) => {
    const value = measured[measure]
    return value === undefined ? [] : [{ where, measure, value }]
  })
}
