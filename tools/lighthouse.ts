import type { Browser } from 'playwright'
import { pathOf } from './budget/measure-page.ts'
import { discoveryPages } from './budget/pages.ts'
import { ensureChromium, launchChromium } from './chromium.ts'
import { flag, option, runCommand } from './command.ts'
import { type Audit, auditPage } from './lighthouse/audit-page.ts'
import { auditTable, isMet, isSound } from './lighthouse/verdict.ts'
import { startCompressingProxy } from './shop/compressing-proxy.ts'
import { openShop } from './shop/open.ts'
import { freePort } from './shop/port.ts'
import { temporaryDirectory } from './temporary.ts'

/**
 * Lighthouse on a simulated phone, for every page type of every site; `--only hearth` or `--only product` for some.
 * It goes through a proxy that compresses as the platform would. Nothing else should run beside it; `--smoke` tries one
 * page and judges only what a busy machine can't change.
 */
await runCommand(async () => {
  await ensureChromium()
  const debuggingPort = await freePort()
  const browser = await launchChromium([`--remote-debugging-port=${debuggingPort}`])
  const audits = await auditAll(browser, debuggingPort)
  await browser.close()
  const judge = flag('smoke') ? isSound : isMet
  const missed = audits.filter((audit) => !judge(audit))
  console.log(flag('json') ? JSON.stringify({ audits, missed: missed.length }) : auditTable(audits))
  return missed.length === 0 ? 0 : 1
})

async function auditAll(browser: Browser, debuggingPort: number): Promise<Audit[]> {
  const shop = await openShop({ port: await freePort(), stateDirectory: temporaryDirectory() })
  const proxy = await startCompressingProxy(shop.port, ['br', 'gzip'])
  const audits: Audit[] = []
  const all = shop.configuration.sites.flatMap((site) => discoveryPages.map((page) => ({ ...site, page })))
  for (const { key, hosts, page } of flag('smoke') ? all.slice(0, 1) : all) {
    const where = `${key}: ${page.name}`
    if (!where.includes(option('only') ?? '')) continue
    const origin = `http://${hosts[0]}:${proxy.port}`
    const url = origin + (await pathOf(browser, origin, page))
    audits.push(await auditPage(where, url, debuggingPort))
  }
  await proxy.stop()
  await shop.stop()
  return audits
}
