import type { JobKind } from '#contract/admin/job-kinds.ts'
import type { World } from './world.ts'

interface Run {
  kind?: JobKind
  state?: 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed'
  retries?: number
  error?: string
}

/** A run of a background job, as the queue stores it. */
export async function aJobRun(
  { pool, clock }: World,
  { kind = 'old-notices', state = 'created', retries = 0, error }: Run = {},
) {
  await pool.query(`select pgboss.create_queue($1, '{"policy": "standard"}')`, [kind])
  const { rows } = await pool.query<{ id: string }>(
    `insert into pgboss.job (name, state, retry_count, retry_limit, created_on, start_after, output)
     values ($1, $2, $3, 3, $4, $4, $5) returning id`,
    [kind, state, retries, clock.now(), error ? JSON.stringify({ message: error, stack: 'at line 1' }) : null],
  )
  return { kind, run: rows[0]!.id }
}
