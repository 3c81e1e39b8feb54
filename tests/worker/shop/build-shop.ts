import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** What the test runner says of itself in the environment, and would make the build one for development. */
const ofTheRunner = /^(NODE_ENV|MODE|DEV|PROD|SSR|BASE_URL|TEST|VITEST.*)$/

/** Builds the shop that lies in a folder as `npm run build` does. */
export async function buildShop(folder: string): Promise<void> {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !ofTheRunner.test(name)))
  await promisify(execFile)(process.execPath, ['tools/build.ts'], { cwd: folder, env })
}
