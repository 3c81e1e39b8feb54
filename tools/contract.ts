import { marketCalls } from '#contract/market/calls.ts'
import { flag, option, runCommand } from './command.ts'
import { type Report, checkCall } from './contract/check-call.ts'
import { discover } from './contract/discover.ts'
import { lineOfOptions } from './contract/line-of-options.ts'
import { table } from './table.ts'

const usage = `npm run contract -- [--url https://market.example --site hearth --token … --key …] [--only listProducts]
  Asks a market every call of the contract, rightly and in every wrong way, and says where it does otherwise.
  Without --url the open shop's own. --main, --web and --customer: where a family has an address of its own.
  --bearer: a customer's access token, for the calls that need one. --json: for programs. Nothing is changed.`

/** Holds any market to the contract. */
await runCommand(async () => {
  if (flag('help')) {
    console.log(usage)
    return 0
  }
  const only = option('only')
  const calls = marketCalls.filter(({ name }) => only === undefined || name === only)
  const line = lineOfOptions()
  const known = await discover(line)
  const reports: Report[] = []
  for (const call of calls) reports.push(await checkCall(line, call, known))
  const faults = reports.flatMap((report) => report.faults.map((fault) => [report.call, fault]))
  if (flag('json')) console.log(JSON.stringify({ calls: reports }))
  else console.log(inWords(reports, faults))
  return faults.length === 0 && calls.length > 0 ? 0 : 1
})

function inWords(reports: Report[], faults: string[][]): string {
  const checked = reports.reduce((sum, report) => sum + report.checked, 0)
  const total = `${reports.length} calls, ${checked} questions, ${faults.length} faults`
  return faults.length === 0 ? total : `${table(['call', 'fault'], faults)}\n\n${total}`
}
