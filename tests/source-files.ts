import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import ts from 'typescript'
import { rooms, type Room } from './rooms.ts'

const root = dirname(import.meta.dirname)

export interface SourceFile {
  path: string
  room: Room
  text: string
  isTest: boolean
  /** The scripts in it: one for a module; for .astro the frontmatter and each script element. */
  scripts: ts.SourceFile[]
}

export interface Import {
  /** As it is written. */
  name: string
  /** The project's file or folder that it leads to; absent for a package. */
  path?: string
  isTypeOnly: boolean
}

/** Every module and page of every room. */
export function sourceFiles(): SourceFile[] {
  return filesOf('{src,market,identity,tools}/**/*.{ts,tsx,astro}').flatMap((path) => {
    const room = roomOf(path)
    if (!room) return []
    const text = textOf(path)
    return [{ path, room, text, isTest: /\.test\.tsx?$/.test(path), scripts: scriptsOf(path, text) }]
  })
}

export function filesOf(...patterns: string[]): string[] {
  return globSync(patterns, { cwd: root, exclude: ['**/node_modules', 'dist', 'studio'] }).toSorted()
}

export function textOf(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

/** The longest folder wins, so that a room may lie inside another. */
export function roomOf(path: string): Room | undefined {
  return rooms
    .filter(({ folder }) => path === folder || path.startsWith(`${folder}/`))
    .toSorted((one, other) => other.folder.length - one.folder.length)[0]
}

export function importsOf(file: SourceFile): Import[] {
  return file.scripts.flatMap((script) => {
    const found: Import[] = []
    visit(script, (node) => {
      const named = importIn(node)
      if (named) found.push({ ...named, ...projectPath(file.path, named.name) })
    })
    return found
  })
}

/** Calls `see` for a node and everything in it. */
export function visit(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node)
  ts.forEachChild(node, (child) => visit(child, see))
}

export function linesOf(node: ts.Node, script: ts.SourceFile): number {
  const from = script.getLineAndCharacterOfPosition(node.getStart(script)).line
  return script.getLineAndCharacterOfPosition(node.getEnd()).line - from + 1
}

function scriptsOf(path: string, text: string): ts.SourceFile[] {
  if (!path.endsWith('.astro')) return [parse(path, text)]
  const frontmatter = /^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? ''
  const scripts = [...text.matchAll(/<script(?![^>]*application\/)[^>]*>([\s\S]*?)<\/script>/g)]
  return [frontmatter, ...scripts.map(([, script = '']) => script)].map((script) =>
    parse(`${path}.ts`, script),
  )
}

export function parse(path: string, text: string): ts.SourceFile {
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind)
}

function importIn(node: ts.Node): Pick<Import, 'name' | 'isTypeOnly'> | undefined {
  if (ts.isImportDeclaration(node))
    return named(node.moduleSpecifier, node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword)
  if (ts.isExportDeclaration(node)) return named(node.moduleSpecifier, node.isTypeOnly)
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    return named(node.arguments[0], false)
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
    return named(node.argument.literal, true)
  return undefined
}

function named(specifier: ts.Node | undefined, isTypeOnly: boolean) {
  return specifier && ts.isStringLiteral(specifier) ? { name: specifier.text, isTypeOnly } : undefined
}

function projectPath(from: string, name: string): Pick<Import, 'path'> {
  if (name.startsWith('.')) return { path: normalize(join(dirname(from), name)) }
  const alias = /^#(\w+)\/(.*)$/.exec(name)
  if (!alias) return {}
  const [, room = '', rest = ''] = alias
  return { path: ['market', 'identity', 'tools'].includes(room) ? `${room}/${rest}` : `src/${room}/${rest}` }
}
