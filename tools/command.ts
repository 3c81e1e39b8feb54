import { ConfigurationError } from '#contract/site.ts'
import { endToolsOnSignal, stopTools } from './child.ts'

/** Something that only a person can move out of the way; its message is the sentence that says how. */
export class Obstacle extends Error {
  override name = 'Obstacle'
}

/** Runs a command of package.json: an expected obstacle is one sentence, anything else shows where it broke. */
export async function runCommand(command: () => Promise<number>): Promise<void> {
  endToolsOnSignal()
  let code = 1
  try {
    code = await command()
  } catch (error) {
    const expected = error instanceof Obstacle || error instanceof ConfigurationError
    console.error(expected ? error.message : error)
  }
  await stopTools()
  process.exit(code)
}

/** `--only worker` and `--only=worker` mean the same. */
export function option(name: string): string | undefined {
  const args = process.argv.slice(2)
  const joined = args.find((arg) => arg.startsWith(`--${name}=`))
  if (joined) return joined.slice(name.length + 3)
  const at = args.indexOf(`--${name}`)
  return at === -1 ? undefined : args[at + 1]
}

export function flag(name: string): boolean {
  return process.argv.slice(2).includes(`--${name}`)
}
