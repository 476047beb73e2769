import { sql } from 'kysely'
import { COPY_DUE_DAYS, type PRIVACY_REQUEST_KINDS, type PRIVACY_REQUEST_STATES } from '#contract/accounts/constants.ts'
import type { Db } from '#server/platform/db/db.ts'
import { isPerson, type PersonSearch } from '../people/queries.ts'

export interface PrivacyRequestFilter {
  person?: PersonSearch | undefined
  accountId?: number | undefined
  kind?: (typeof PRIVACY_REQUEST_KINDS)[number] | undefined
  state?: (typeof PRIVACY_REQUEST_STATES)[number] | undefined
  from?: Date | undefined
  before?: Date | undefined
}

export interface PrivacyRequestRow {
  id: number
  kind: (typeof PRIVACY_REQUEST_KINDS)[number]
  personId: number
  name: string
  state: (typeof PRIVACY_REQUEST_STATES)[number]
  requestedAt: Date
  dueAt: Date
  endedAt: Date | null
  postponedBecause: string | null
}

/** Both kinds as one list; a filter by kind leaves one of the tables out. */
function matching({ person, accountId, kind, state, from, before }: PrivacyRequestFilter) {
  const of = (one: PrivacyRequestRow['kind']) => (kind === undefined || kind === one ? sql`true` : sql`false`)
  return sql`(
    select request.id, 'deletion' as kind, request.account_id, request.state, request.requested_at, request.due_at,
      request.settled_at as ended_at, request.postponed_because
    from deletion_requests request where ${of('deletion')}
    union all
    select copy.id, 'copy', copy.account_id,
      case copy.state when 'preparing' then 'open' when 'failed' then 'failed' else 'done' end,
      copy.requested_at, copy.requested_at + ${COPY_DUE_DAYS} * interval '1 day', copy.ready_at, null
    from data_exports copy where ${of('copy')}
  ) as request join accounts on accounts.id = request.account_id
  where ${person ? isPerson('accounts', person) : sql`true`}
    ${accountId ? sql`and request.account_id = ${accountId}` : sql``}
    ${state ? sql`and request.state = ${state}` : sql``}
    ${from ? sql`and request.requested_at >= ${from}` : sql``}
    ${before ? sql`and request.requested_at < ${before}` : sql``}`
}

const orders = {
  requested: sql`request.requested_at, request.id`,
  '-requested': sql`request.requested_at desc, request.id desc`,
  due: sql`request.due_at, request.id`,
}

interface Part {
  sort: keyof typeof orders
  limit: number
  offset: number
}

export const privacyRequestsMatching = async (db: Db, filter: PrivacyRequestFilter, { sort, limit, offset }: Part) =>
  (
    await sql<PrivacyRequestRow>`
      select request.id, request.kind, request.account_id as "personId", accounts.name, request.state,
        request.requested_at as "requestedAt", request.due_at as "dueAt", request.ended_at as "endedAt",
        request.postponed_because as "postponedBecause"
      from ${matching(filter)} order by ${orders[sort]} limit ${limit} offset ${offset}`.execute(db)
  ).rows

export const countPrivacyRequests = async (db: Db, filter: PrivacyRequestFilter) =>
  (await sql<{ count: number }>`select count(*)::int as count from ${matching(filter)}`.execute(db)).rows[0]!.count
