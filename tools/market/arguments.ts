import { parseArgs } from 'node:util'
import { Obstacle } from '../command.ts'

interface Shape<Option extends string, Flag extends string> {
  /** What stands in the command without a name, as a person calls it: `FILE`, or `[FILE]` where it may be left out. */
  words: readonly string[]
  options?: readonly Option[]
  flags?: readonly Flag[]
}

interface Said<Option extends string, Flag extends string> {
  words: string[]
  options: { [Name in Option]?: string }
  flags: ReadonlySet<Flag>
}

/** What follows a command's name; an option that it doesn't know, or a word too many, is an obstacle. */
export function readArguments<Option extends string = never, Flag extends string = never>(
  args: readonly string[],
  { words, options = [], flags = [] }: Shape<Option, Flag>,
): Said<Option, Flag> {
  const { values, positionals } = parse(args, options, flags)
  const needed = words.filter((word) => !word.startsWith('['))
  const missing = needed[positionals.length]
  if (missing !== undefined)
    throw new Obstacle(`The command needs ${needed.join(' and ')}; ${missing} is missing.`)
  const isOpen = words.some((word) => word.endsWith('…]'))
  const spare = isOpen ? undefined : positionals[words.length]
  if (spare !== undefined)
    throw new Obstacle(`"${spare}" is one word too many; put quotes around what has spaces.`)
  const said: { [Name in Option]?: string } = {}
  for (const name of options) {
    const value = values.get(name)
    if (typeof value === 'string') said[name] = value
  }
  return {
    words: positionals,
    options: said,
    flags: new Set(flags.filter((name) => values.get(name) === true)),
  }
}

function parse(args: readonly string[], options: readonly string[], flags: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: Object.fromEntries([
        ...options.map((name) => [name, { type: 'string' as const }] as const),
        ...flags.map((name) => [name, { type: 'boolean' as const }] as const),
      ]),
    })
    return { values: new Map(Object.entries(values)), positionals }
  } catch (error) {
    const [unknown] = error instanceof Error ? (/'-[^']*'/.exec(error.message) ?? []) : []
    const known = [...options, ...flags].map((name) => `--${name}`).join(', ') || 'none'
    throw new Obstacle(
      error instanceof Error && error.message.includes('argument missing')
        ? `The option ${unknown ?? ''} needs a value after it.`
        : `There is no option ${unknown ?? ''} here; there are: ${known}.`,
    )
  }
}
