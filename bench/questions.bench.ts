import { sql } from 'kysely'
import { aPayer, withDb } from '../stress/harness/funded-people.ts'
import type { Bench } from './harness/bench.ts'
import { watching } from './harness/captured.ts'
import { withDatabase } from './harness/durable-database.ts'
import { workOf } from './harness/statements.ts'

/** Answered questions of one customer to one consultant, each with three messages; returns one of them. */
async function fill(databaseUrl: string, questions: number) {
  return withDb(databaseUrl, async (db) => {
    const [customer, consultant] = [await aPayer(db, 100), await aPayer(db, 100)]
    await sql`update accounts set type = 'consultant' where id = ${consultant.id}`.execute(db)
    await db.transaction().execute(async (tx) => {
      // Without orders and an industry, which the thread of a consultant does not read.
      await sql`set local session_replication_role = replica`.execute(tx)
      await sql`
        with asked as (
          insert into questions (number, customer_id, consultant_id, industry_id, title, body, price_paise, state, asked_at,
            accepted_at, answered_at, follow_ups_until, closed_at, order_id, line_id, created_at, changed_at)
          select 'Q-26-' || lpad(n::text, 6, '0'), ${customer.id}, ${consultant.id}, 1, 'Question ' || n, 'How?', 90000,
            'closed', now(), now(), now(), now(), now(), n, n, now(), now()
          from generate_series(1, ${questions}::int) n returning id)
        insert into question_messages (question_id, author_id, kind, position, body, at)
        select id, ${consultant.id}, kind, 1, repeat('So. ', 100), now()
        from asked, unnest(array['clarification_request', 'clarification', 'answer']) kind`.execute(tx)
    })
    await sql`vacuum analyze questions, question_messages`.execute(db)
    const { rows } = await sql<{ id: number }>`select max(id)::integer as id from questions`.execute(db)
    return { id: rows[0]!.id, token: consultant.token }
  })
}

const buffersAt = (questions: number) =>
  withDatabase(async (databaseUrl) => {
    const { id, token } = await fill(databaseUrl, questions)
    const headers = { authorization: `Bearer ${token}` }
    return watching({ databaseUrl }, async (ask) => {
      const statements = await ask(`/api/web/v1/questions/${id}`, headers)
      return (await workOf(databaseUrl, statements)).buffers
    })
  })

export const bench: Bench = {
  name: 'a question with its answer, buffers at 1k against 100k questions',
  unit: 'buffers',
  limit: 1 / 2,
  run: async () => ({ ours: await buffersAt(1_000), baseline: await buffersAt(100_000), notes: [] }),
}
