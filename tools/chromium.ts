import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { runTool } from './child.ts'
import { Obstacle } from './command.ts'

/** The same browser without a window: opening one takes a third of the time. */
const headlessShell = '/usr/bin/chromium-headless-shell'

const usualPlaces = [
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** For a browser that opens only our own loopback addresses, also as root in a container. */
const chromiumArgs = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A host of ours may have a real name; nothing leaves this machine.
  '--host-resolver-rules=MAP * 127.0.0.1',
]

export async function launchChromium(more: readonly string[] = []) {
  return chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArgs, ...more] })
}

/** A browser that several test processes share. */
export async function launchChromiumServer() {
  return chromium.launchServer({ executablePath: chromiumPath(), args: chromiumArgs })
}

/** Debian's own Chromium is installed where there is none and we may; with a window it will do, where it is there. */
export async function ensureChromium(): Promise<void> {
  if (process.env['CHROMIUM'] || existsSync(headlessShell)) return
  const mayInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version')
  if (mayInstall && (await installed())) return
  chromiumPath()
}

async function installed(): Promise<boolean> {
  console.log('Installing Chromium for the browser tests.')
  await runTool(['apt-get', 'update'])
  const packages = ['chromium-headless-shell', 'chromium']
  for (const name of packages) {
    const { code, output } = await runTool(['apt-get', 'install', '-y', '--no-install-recommends', name])
    if (code === 0 && findChromium()) return true
    console.log(`Debian’s ${name} could not be installed:\n${output}`)
  }
  return false
}

export function findChromium(): string | undefined {
  const chosen = process.env['CHROMIUM']
  return [chosen, ...usualPlaces, chromium.executablePath()].find((path) => path && existsSync(path))
}

function chromiumPath(): string {
  const path = findChromium()
  if (path) return path
  throw new Obstacle(
    'No Chromium was found for the browser tests: run "npx playwright install chromium", or name one with CHROMIUM=/path/to/it.',
  )
}
