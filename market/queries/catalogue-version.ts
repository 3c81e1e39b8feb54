export interface VersionRow {
  version: number
}

/** Raised by whoever changes the catalogue, in the same batch. */
export function raiseVersion(db: D1Database): D1PreparedStatement {
  return db.prepare('UPDATE catalogue SET version = version + 1')
}

export function versionStatement(db: D1Database): D1PreparedStatement {
  return db.prepare('SELECT version FROM catalogue')
}

export async function catalogueVersion(db: D1Database): Promise<number> {
  const row = await versionStatement(db).first<VersionRow>()
  return row?.version ?? 0
}
