import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { lintOfRooms } from './lint-rooms.ts'
import { dataFolders, defaultExportsDemanded, sharedFolders, sizes, testPackages } from './rooms.ts'
import {
  filesOf,
  type Import,
  importsOf,
  linesOf,
  parse,
  roomOf,
  type SourceFile,
  sourceFiles,
  textOf,
  visit,
} from './source-files.ts'

const files = sourceFiles()

describe('rooms', () => {
  test('every source file belongs to a room', () => {
    const homeless = filesOf('{src,market,identity,tools}/**/*.{ts,tsx,astro}').filter(
      (path) => !roomOf(path),
    )
    expect(homeless).toEqual(['src/env.d.ts'])
  })

  test('arrows between rooms go the way the table says', () => {
    expect(
      faults((file) =>
        importsOf(file)
          .filter((found) => !mayImport(file, found))
          .map(({ name }) => name),
      ),
    ).toEqual([])
  })

  test('a shop noun of the islands knows no other noun', () => {
    const nounOf = (path: string) => /^src\/islands\/([^/]+)\//.exec(path)?.[1]
    const strange = (file: SourceFile, { path = '' }: Import) => {
      const [own, other] = [nounOf(file.path), nounOf(path)]
      return own && other && other !== 'ui' && own !== other
    }
    expect(
      faults((file) =>
        importsOf(file)
          .filter((found) => strange(file, found))
          .map(({ name }) => name),
      ),
    ).toEqual([])
  })

  test('inside a room imports are relative, across rooms they are by name', () => {
    const isInRoom = (file: SourceFile, { path }: Import) => path !== undefined && roomOf(path) === file.room
    const isWrong = (file: SourceFile, found: Import) =>
      found.path !== undefined && found.name.startsWith('#') === isInRoom(file, found)
    expect(
      faults((file) =>
        importsOf(file)
          .filter((found) => isWrong(file, found) && !isNeighbourRoom(file, found))
          .map(({ name }) => name),
      ),
    ).toEqual([])
  })

  test('no room says what the table forbids it', () => {
    const said = ({ room, text, isTest }: SourceFile) =>
      isTest
        ? []
        : (room.never ?? []).filter(({ pattern }) => pattern.test(text)).map(({ because }) => because)
    expect(faults(said)).toEqual([])
  })

  test('the lint configuration agrees with the table (vitest -u writes it anew)', async () => {
    const text = `${JSON.stringify(lintOfRooms(), null, 2)}\n`
    await expect(text).toMatchFileSnapshot('../.oxlint.rooms.json')
  })

  test('each shared folder says in three lines what belongs there', () => {
    const wrong = sharedFolders.filter(
      (folder) => textOf(`${folder}/README.md`).trim().split('\n').length !== 3,
    )
    expect(wrong).toEqual([])
  })
})

describe('sizes', () => {
  test(`a file has at most ${sizes.file} lines`, () => {
    const isData = (path: string) => dataFolders.some((folder) => path.startsWith(`${folder}/`))
    const long = ({ path, text }: SourceFile) => {
      const lines = text.split('\n').length - 1
      return lines > sizes.file && !isData(path) ? [`${lines} lines`] : []
    }
    expect(faults(long)).toEqual([])
  })

  test(`a function has at most ${sizes.function} lines and ${sizes.parameters} parameters`, () => {
    expect(faults((file) => (file.isTest ? [] : file.scripts.flatMap(functionsTooLarge)))).toEqual([])
  })
})

describe('words', () => {
  test('nothing is any', () => {
    expect(faults((file) => file.scripts.flatMap(anysIn))).toEqual([])
  })

  test('default exports stand only where a tool demands one', () => {
    const demanded = new Set(filesOf(...defaultExportsDemanded))
    const given = (file: SourceFile) =>
      demanded.has(file.path) ? [] : file.scripts.flatMap(defaultExportsIn)
    expect(faults(given)).toEqual([])
  })

  test('no file or folder is a drawer for everything', () => {
    const drawers = files.filter(({ path }) => /\b(utils?|helpers?|common|misc)\b/.test(path))
    expect(drawers.map(({ path }) => path)).toEqual([])
  })

  test('documents name no path of a machine', () => {
    const documents = filesOf('*.md', 'docs/**/*.md', '{src,market,identity,tools,tests}/**/*.md')
    expect(documents.filter((path) => /\/(home|root|work|Users)\/\w/.test(textOf(path)))).toEqual([])
  })
})

describe('islands', () => {
  const islandTag = /<([A-Z]\w*)\b([^<]*?\bclient:[a-z]+[^<]*?)\/?>/g

  test('get no prop that sounds secret, and none that can hide one', () => {
    const secret = /(token|secret|\bkey\b|apikey|markup|vat\b|taxrate|password|session|\{\s*\.\.\.)/i
    const suspicious = ({ path, text }: SourceFile) =>
      path.endsWith('.astro')
        ? [...text.matchAll(islandTag)].flatMap(([, name = '', props = '']) => {
            const [word] = secret.exec(props) ?? []
            return word ? [`${name} gets ${word}`] : []
          })
        : []
    expect(faults(suspicious)).toEqual([])
  })
})

describe('routes', () => {
  const tests = filesOf('tests/*/**/*.ts').map(textOf).join('\n')

  // Astro makes no page of a file whose name begins with a low line.
  test('every page has a test that mentions it', () => {
    const pages = filesOf('src/pages/**/*.{astro,ts}').filter((path) => !/\/(404|500)\.astro$|\/_/.test(path))
    expect(pages.map(patternOfPage).filter((pattern) => !isMentioned(pattern, tests))).toEqual([])
  })

  test('every entry of the route table has a test that mentions it', () => {
    const table = textOf('src/worker/gateway/routes.ts')
    const patterns = [...table.matchAll(/pattern: '([^'*][^']*)'/g)].map(([, pattern = '']) => pattern)
    expect(patterns.length).toBeGreaterThan(0)
    expect(patterns.filter((pattern) => !isMentioned(pattern, tests))).toEqual([])
  })
})

describe('tests in a browser', () => {
  test('wait until the page says what it should: expect.poll', () => {
    const hasty = filesOf('tests/e2e/**/*.ts').flatMap((path) =>
      askedOnceIn(parse(path, textOf(path))).map((line) => `${path}: line ${line}`),
    )
    expect(hasty).toEqual([])
  })
})

/** One line a fault, named by its file. */
function faults(find: (file: SourceFile) => string[]): string[] {
  return files.flatMap((file) => find(file).map((fault) => `${file.path}: ${fault}`))
}

function mayImport({ room, isTest }: SourceFile, { name, path, isTypeOnly }: Import): boolean {
  if (path === undefined) {
    const packages = isTest ? [...room.packages, ...testPackages] : room.packages
    return packages.some((allowed) => name === allowed || name.startsWith(allowed.replace(/[^:]$/, '$&/')))
  }
  const known = isTypeOnly ? [...room.may, ...(room.mayKnow ?? [])] : room.may
  return roomOf(path) === room || known.some((folder) => path === folder || path.startsWith(`${folder}/`))
}

/** `islands/ui` lies in `islands`, `market/queries` in `market`, and the middleware beside its worker. */
function isNeighbourRoom({ path, room }: SourceFile, found: Import): boolean {
  if (room.folder === path) return true
  const houseOf = (of: string) =>
    of
      .split('/')
      .slice(0, of.startsWith('src/') ? 2 : 1)
      .join('/')
  return found.path !== undefined && houseOf(path) === houseOf(found.path) && !found.name.startsWith('#')
}

function functionsTooLarge(script: ts.SourceFile): string[] {
  const large: string[] = []
  visit(script, (node) => {
    if (!ts.isFunctionLike(node) || !('body' in node) || !node.body) return
    const name = node.name?.getText(script) ?? 'a function'
    if (linesOf(node, script) > sizes.function) large.push(`${name} has ${linesOf(node, script)} lines`)
    if (node.parameters.length > sizes.parameters)
      large.push(`${name} has ${node.parameters.length} parameters`)
  })
  return large
}

function anysIn(script: ts.SourceFile): string[] {
  const found: string[] = []
  visit(script, (node) => {
    if (node.kind === ts.SyntaxKind.AnyKeyword) found.push(`any in line ${lineOf(node, script)}`)
  })
  return found
}

function defaultExportsIn(script: ts.SourceFile): string[] {
  const found: string[] = []
  visit(script, (node) => {
    const isDefault =
      ts.isExportAssignment(node) ||
      (ts.canHaveModifiers(node) &&
        ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword))
    if (isDefault) found.push(`default export in line ${lineOf(node, script)}`)
  })
  return found
}

const askedOfPages = new Set(
  'allInnerTexts allTextContents count getAttribute innerText inputValue isChecked isDisabled isEnabled isHidden isVisible textContent title'.split(
    ' ',
  ),
)

/** The lines of `expect(await page.….textContent())` and the like. */
function askedOnceIn(script: ts.SourceFile): number[] {
  const found: number[] = []
  visit(script, (node) => {
    if (!ts.isCallExpression(node) || node.expression.getText(script) !== 'expect') return
    const [asked] = node.arguments
    if (!asked || !ts.isAwaitExpression(asked) || !ts.isCallExpression(asked.expression)) return
    const { expression } = asked.expression
    if (ts.isPropertyAccessExpression(expression) && askedOfPages.has(expression.name.text))
      found.push(lineOf(node, script))
  })
  return found
}

function lineOf(node: ts.Node, script: ts.SourceFile): number {
  return script.getLineAndCharacterOfPosition(node.getStart(script)).line + 1
}

function patternOfPage(path: string): string {
  const route = path
    .replace(/^src\/pages/, '')
    .replace(/\.(astro|ts)$/, '')
    .replace(/\/index$/, '')
    .replace(/\[(\.\.\.)?(\w+)\]/g, ':$2')
  return route === '' ? '/' : route
}

/** In quotes, each named segment filled with anything. */
function isMentioned(pattern: string, text: string): boolean {
  const path = pattern
    .replace(/[.+?^$()|[\]\\]/g, '\\$&')
    .replace(/:\w+/g, '[^/\\s]+')
    .replace(/\*$/, '')
  const end = pattern.endsWith('*') ? '' : '(?=[\'"`?#])'
  return new RegExp(`(?<=['"\`}])${path}${end}`).test(text)
}
