import type { D1Database } from '@cloudflare/workers-types'

interface Env {
  DB: D1Database
}

interface Question {
  statements: { sql: string; values: (string | number)[] }[]
}

/** A Worker that only hands statements to the market's own database: what lists would cost without an index. */
const plainSql = {
  async fetch(request: Request, env: Env): Promise<Response> {
    const { statements }: Question = await request.json()
    const answers = await env.DB.batch(
      statements.map(({ sql, values }) => env.DB.prepare(sql).bind(...values)),
    )
    return Response.json(answers.map(({ results }) => results))
  },
}

export default plainSql
