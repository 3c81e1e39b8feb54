import packageJson from '../package.json' with { type: 'json' }
import { dataFolders, defaultExportsDemanded, rooms, sizes, type Room } from './rooms.ts'

/** The names by which rooms call each other: folder → `#name`. */
const aliases = Object.entries(packageJson.imports).map(
  ([name, path]) => [path.slice('./'.length, -'/*'.length), name.slice(0, -'/*'.length)] as const,
)

/** The part of the lint configuration that follows from the table of rooms. */
export function lintOfRooms() {
  return {
    rules: {
      'max-lines': ['error', { max: sizes.file }],
      'max-lines-per-function': ['error', { max: sizes.function }],
      'max-params': ['error', { max: sizes.parameters }],
      'import/no-default-export': 'error',
    },
    overrides: [
      { files: [...defaultExportsDemanded, '**/*.astro'], rules: { 'import/no-default-export': 'off' } },
      { files: dataFolders.map((folder) => `${folder}/**`), rules: { 'max-lines': 'off' } },
      ...restrictedImports(),
    ],
  }
}

function restrictedImports() {
  return (
    rooms
      // A room inside another comes later, because the last override wins.
      .toSorted((one, other) => one.folder.length - other.folder.length)
      .map((room) => ({
        files: [filesOf(room)],
        rules: { 'no-restricted-imports': ['error', { patterns: restrictions(room) }] },
      }))
  )
}

function filesOf({ folder }: Room): string {
  return folder.endsWith('.ts') ? folder : `${folder}/**`
}

function restrictions(room: Room) {
  return aliases
    .filter(([folder]) => !isReachable(room, folder))
    .map(([folder, alias]) => ({
      group: [`${alias}/**`, ...exceptions(room, folder, alias)],
      message: room.folder.startsWith(folder)
        ? 'Inside a room imports are relative.'
        : `The table in tests/rooms.ts says what ${room.name} may import.`,
      ...(room.mayKnow?.includes(folder) ? { allowTypeImports: true } : {}),
    }))
}

function isReachable(room: Room, folder: string): boolean {
  return room.may.some((allowed) => folder === allowed || folder.startsWith(`${allowed}/`))
}

function exceptions(room: Room, folder: string, alias: string): string[] {
  return room.may
    .filter((allowed) => allowed.startsWith(`${folder}/`))
    .map((allowed) => `!${alias}${allowed.slice(folder.length)}/**`)
}
