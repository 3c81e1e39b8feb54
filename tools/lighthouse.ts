import type { Browser } from 'playwright'
import { pathOf } from './budget/measure-page.ts'
import { type DiscoveryPage, discoveryPages } from './budget/pages.ts'
import { ensureChromium, launchChromium } from './chromium.ts'
import { flag, option, runCommand } from './command.ts'
import { type Audit, auditPage } from './lighthouse/audit-page.ts'
import { medianAudit, undisturbed } from './lighthouse/median.ts'
import { auditRow, auditTable, isMet, isSound } from './lighthouse/verdict.ts'
import { startEdgeProxy, trustingBrowser } from './shop/edge-proxy.ts'
import { openShop } from './shop/open.ts'
import { freePort } from './shop/port.ts'
import { temporaryDirectory } from './temporary.ts'

const wanted = flag('smoke') ? 1 : 5
const most = 2 * wanted
/** Tries before the first: a machine that has rested reads its browser from disk. */
const warmUps = flag('smoke') ? 0 : 4
/** What Chromium does by itself where there is no graphics card; it is launched with one that is emulated, and waits for that. */
const withoutCard = '--disable-gpu-compositing'

/**
 * Lighthouse on a simulated phone, for every page type of every site; `--only hearth` or `--only product` for some.
 * Each page is tried five times and the middle of each figure counts: the browser, the proxy that stands
 * for the platform's edge and the shop share one machine, and now and then one waits for another. A try that found the machine
 * slower than at its best is made again. Nothing else should run beside it; `--smoke` tries one page once and judges only
 * what a busy machine can't change.
 */
await runCommand(async () => {
  await ensureChromium()
  const audits = await auditAll()
  const judge = flag('smoke') ? isSound : isMet
  const missed = audits.filter((audit) => !judge(audit))
  console.log(flag('json') ? JSON.stringify({ audits, missed: missed.length }) : auditTable(audits))
  return missed.length === 0 ? 0 : 1
})

async function auditAll(): Promise<Audit[]> {
  const shop = await openShop({ port: await freePort(), stateDirectory: temporaryDirectory() })
  const proxy = await startEdgeProxy(shop.port, ['br', 'gzip'])
  const audits: Audit[] = []
  const all = shop.configuration.sites.flatMap((site) => discoveryPages.map((page) => ({ ...site, page })))
  for (const { key, hosts, page } of flag('smoke') ? all.slice(0, 1) : all) {
    const where = `${key}: ${page.name}`
    if (!where.includes(option('only') ?? '')) continue
    const auditNow = () => auditOnce(where, `https://${hosts[0]}:${proxy.port}`, page)
    for (let at = 0; audits.length === 0 && at < warmUps; at++) await auditNow()
    const tries: Audit[] = []
    while (undisturbed(tries).length < wanted && tries.length < most) tries.push(await auditNow())
    const audit = { ...medianAudit(undisturbed(tries)), isForPeople: page.isForPeople ?? false }
    audits.push(audit)
    // All pages take most of an hour: whoever waits, or has to stop, has what was measured until then.
    console.error(auditRow(audit).join(' '))
  }
  await proxy.stop()
  await shop.stop()
  return audits
}

/** Each try has a browser of its own: one that has been through dozens of traces sometimes loses the beginning of the next. */
async function auditOnce(where: string, origin: string, page: DiscoveryPage): Promise<Audit> {
  const debuggingPort = await freePort()
  const browser = await launchChromium([
    `--remote-debugging-port=${debuggingPort}`,
    trustingBrowser,
    withoutCard,
  ])
  try {
    await openFirstPage(browser, origin)
    return await auditPage(where, origin + (await pathOf(browser, origin, page)), debuggingPort)
  } finally {
    await browser.close()
  }
}

/** In a visit of its own, nothing of which is kept: a browser that was just started is still loading itself. */
async function openFirstPage(browser: Browser, origin: string): Promise<void> {
  const page = await browser.newPage()
  await page.goto(`${origin}/return-policy`)
  await page.context().close()
}
