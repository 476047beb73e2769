import { sql } from 'kysely'
import type { Db, Tx } from '../db/db.ts'

/** The states of pg-boss; `retry` waits for its next attempt. */
export type StoredState = 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed'

export interface JobFilter {
  states?: readonly StoredState[] | undefined
  kind?: string | undefined
}

export interface JobRow {
  run: string
  kind: string
  state: StoredState
  retries: number
  retryLimit: number
  createdAt: Date
  startAfter: Date
  startedAt: Date | null
  endedAt: Date | null
  output: unknown
}

/** pg-boss keeps queues of its own in the same table; only ours are shown. */
const matching = ({ states, kind }: JobFilter, kinds: readonly string[]) => sql`
  ${kind === undefined ? sql`name = any (${kinds}::text[])` : sql`name = ${kind}`}
  ${states ? sql`and state = any (${states}::text[]::pgboss.job_state[])` : sql``}`

interface Part {
  descending: boolean
  limit: number
  offset: number
}

export const jobsMatching = async (
  db: Db,
  filter: JobFilter,
  kinds: readonly string[],
  { descending, limit, offset }: Part,
) => {
  const order = sql.raw(descending ? 'desc' : 'asc')
  const { rows } = await sql<JobRow>`
    select id as run, name as kind, state::text as state, retry_count as retries, retry_limit as "retryLimit",
      created_on as "createdAt", start_after as "startAfter", started_on as "startedAt", completed_on as "endedAt", output
    from pgboss.job where ${matching(filter, kinds)}
    order by created_on ${order}, id ${order} limit ${limit} offset ${offset}`.execute(db)
  return rows
}

/** Counts matches up to `most`. */
export const countJobs = async (db: Db, filter: JobFilter, kinds: readonly string[], most: number) =>
  (
    await sql<{ count: number }>`
      select count(*)::int as count from (
        select 1 from pgboss.job where ${matching(filter, kinds)} limit ${most}) as matching`.execute(db)
  ).rows[0]!.count

/** Cancels a run that waits; false if it no longer does. */
export const cancelWaiting = async (tx: Tx, { kind, run, now }: { kind: string; run: string; now: Date }) =>
  (
    await sql`
      update pgboss.job set state = 'cancelled', completed_on = ${now}
      where name = ${kind} and id = ${run} and state in ('created', 'retry') returning id`.execute(tx)
  ).rows.length === 1

/**
 * The back office lists runs newest first, by state and by kind. pg-boss creates its tables itself, so this cannot be a
 * migration; the lock lets one of several starting processes create the indexes.
 */
export const LIST_INDEXES = `
  begin;
  select pg_advisory_xact_lock(hashtext('pgboss list indexes'));
  create index if not exists job_listed on pgboss.job_common (created_on, id);
  create index if not exists job_listed_by_state on pgboss.job_common (state, created_on, id);
  create index if not exists job_listed_by_name on pgboss.job_common (name, created_on, id);
  commit`
