// Plain JavaScript on purpose: it must run on the Node that a newcomer happens to have.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const oldestNode = 20
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const modules = join(root, 'node_modules')
const binaries = join(modules, '.bin')
const installStamp = join(modules, '.archipelago-install')

refuseOldNode()
installWhatIsMissing()
runWithOurNode(process.argv.slice(2))

function refuseOldNode() {
  if (Number(process.versions.node.split('.')[0]) >= oldestNode) return
  fail(
    `Archipelago needs Node ${oldestNode} or later and this is ${process.version}: install one from nodejs.org.`,
  )
}

function installWhatIsMissing() {
  if (isInstalled()) return
  console.log('Installing the packages that package-lock.json names; this happens once.')
  const npm = process.env.npm_execpath
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
    : spawnSync('npm', args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) fail('npm could not install the packages: see its message above, then try again.')
  writeFileSync(installStamp, lockHash())
}

function isInstalled() {
  const installed = join(modules, '.package-lock.json')
  if (!existsSync(installed)) return false
  if (existsSync(installStamp) && readFileSync(installStamp, 'utf8') === lockHash()) return true
  // Whoever ran npm by hand has a lockfile in node_modules that is newer than ours.
  if (statSync(installed).mtimeMs < statSync(join(root, 'package-lock.json')).mtimeMs) return false
  writeFileSync(installStamp, lockHash())
  return true
}

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
}

function runWithOurNode(args) {
  const node = join(binaries, 'node')
  if (!existsSync(node)) fail('The npm package "node" is not there: run npm ci with install scripts allowed.')
  const child = spawn(node, args, {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: `${binaries}${delimiter}${process.env.PATH}`,
      ASTRO_TELEMETRY_DISABLED: '1',
      WRANGLER_SEND_METRICS: 'false',
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
      WRANGLER_LOG: process.env.WRANGLER_LOG ?? 'warn',
    },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  endWithParent(child)
  child.on('error', (error) => fail(`Node 24 could not start: ${error.message}.`))
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)))
}

// npm ends its shell and not us; what has lost its parent has nobody left to stop it.
function endWithParent(child) {
  const parent = process.ppid
  setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 500).unref()
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
