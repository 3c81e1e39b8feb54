export type Statements<Rows extends readonly object[]> = { [At in keyof Rows]: D1PreparedStatement }
export type Results<Rows extends readonly object[]> = { [At in keyof Rows]: Rows[At][] }

/** One journey to the database and one moment of it; names each statement's row as `all<Row>()` would. */
export async function readBatch<const Rows extends readonly object[]>(
  db: D1Database,
  statements: Statements<Rows>,
): Promise<Results<Rows>> {
  const results = await db.batch([...statements])
  // D1 types a whole batch as one kind of row; which statement gives which is only known to who wrote them.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return results.map(({ results: rows }) => rows) as Results<Rows>
}
