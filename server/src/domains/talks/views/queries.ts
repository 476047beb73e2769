import { sql } from 'kysely'
import type { CALL_STATES } from '#contract/talks/constants.ts'
import { wholeMobile } from '#server/domains/accounts/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { containing } from '#server/platform/db/like.ts'
import type { Contacts } from '#server/platform/http/context.ts'
import type { Side, TalkFacts, Why } from '../talk.ts'

/** A person as the other side sees them. */
export const personOf = (db: Db | Tx, accountId: number) =>
  db
    .selectFrom('accounts')
    .leftJoin('consultants', 'consultants.id', 'accounts.id')
    .select((eb) => [
      'accounts.id',
      'accounts.name',
      'accounts.thumbnail',
      'consultants.slug',
      'consultants.headline',
      'consultants.headline_hindi as headlineHindi',
      eb.fn.coalesce('consultants.city', 'accounts.city', eb.val('')).as('city'),
    ])
    .where('accounts.id', '=', accountId)
    .executeTakeFirstOrThrow()

export const ownedBy = ({ customerId, consultantId }: TalkFacts, accountId: number, side: Side) =>
  (side === 'customer' ? customerId : consultantId) === accountId

export interface CallFacts {
  kind: 'talk' | 'booking'
  id: number
  number: string
  room: string
  at: Date
  endedAt: Date | null
  mode: 'video' | 'audio'
  customerId: number
  consultantId: number
  subject: string
  state: (typeof CALL_STATES)[number]
  why: Why | null
  ratePaise: number | null
  totalPaise: number
  pricePaise: number
}

/** A ring past its time was missed, whether or not its row has been updated. */
const talkRows = (now: Date, live: boolean | undefined) => sql`
  select 'talk' as kind, t.id, t.number, t.room, t.rang_at as at, t.ended_at, t.mode, t.customer_id, t.consultant_id, t.subject,
    case when t.state = 'ringing' and t.ring_until <= ${now} then 'missed' else t.state end as state,
    t.why, t.rate_paise as rate, coalesce(l.total_paise, 0) as total, coalesce(t.price_paise, 0) as price
  from talks t left join order_lines l on l.id = t.line_id ${live ? sql`where t.state in ('ringing', 'live')` : sql``}`
/** Booked calls, past and current, including missed ones. */
const bookingRows = (live: boolean | undefined) => sql`
  select 'booking' as kind, b.id, b.number, b.room, lower(b.during) as at, upper(b.during) as ended_at, b.mode, b.customer_id,
    b.consultant_id, b.brief as subject, b.state, null::text as why, null::integer as rate, coalesce(l.total_paise, 0) as total,
    b.price_paise as price
  from bookings b left join order_lines l on l.id = b.line_id where b.state in (${live ? sql`'in_call'` : sql`'in_call', 'completed', 'no_show'`})`

const COLUMNS = sql`c.kind, c.id, c.number, c.room, c.at, c.ended_at as "endedAt", c.mode, c.customer_id as "customerId",
  c.consultant_id as "consultantId", c.subject, c.state, c.why, c.rate as "ratePaise", c.total as "totalPaise",
  c.price as "pricePaise"`

export interface CallFilter {
  /** The account whose calls are listed; all calls for staff. */
  of?: { id: number; side: Side } | undefined
  /** The account that took part, on either side. */
  personId?: number | undefined
  id?: number | undefined
  kind?: 'talk' | 'booking' | undefined
  search?: string | undefined
  /** Whether staff may find calls by pieces of mobile numbers; anybody else never finds them by a number. */
  contacts?: Contacts | undefined
  live?: boolean | undefined
  from?: Date | undefined
  before?: Date | undefined
}

/** Of each source as much as `part` says: every page and every count reads the index of a source from its beginning. */
const matching = (filter: CallFilter, part: ReturnType<typeof sql>, now: Date) => {
  const { kind, live } = filter
  const sources = [
    ...(kind === 'booking' ? [] : [talkRows(now, live)]),
    ...(kind === 'talk' ? [] : [bookingRows(live)]),
  ]
  const parts = sources.map((source) => sql`(select c.* from (${source}) c ${condition(filter)} ${part})`)
  return sql`from (${sql.join(parts, sql` union all `)}) c`
}

const condition = ({ of, personId, id, search, contacts, live, from, before }: CallFilter) => {
  const piece = containing(search?.trim() ?? '')
  return sql`
    ${search?.trim() ? sql`join accounts customer on customer.id = c.customer_id join accounts expert on expert.id = c.consultant_id` : sql``}
    where true
      ${of ? sql`and ${sql.ref(of.side === 'customer' ? 'c.customer_id' : 'c.consultant_id')} = ${of.id}` : sql``}
      ${personId ? sql`and (c.customer_id = ${personId} or c.consultant_id = ${personId})` : sql``}
      ${id === undefined ? sql`` : sql`and c.id = ${id}`}
      ${live === undefined ? sql`` : live ? sql`and c.state in ('ringing', 'live', 'in_call')` : sql`and c.state not in ('ringing', 'live', 'in_call')`}
      ${from ? sql`and c.at >= ${from}` : sql``} ${before ? sql`and c.at < ${before}` : sql``}
      ${search?.trim() ? sql`and (c.number ilike ${piece} or customer.name ilike ${piece} or expert.name ilike ${piece} or c.subject ilike ${piece} ${of || !contacts ? sql`` : byMobile(search.trim(), contacts)})` : sql``}`
}

/** Whoever is not shown numbers finds nobody by a part of one: only by a whole number that they were told. */
const byMobile = (search: string, contacts: Contacts) => {
  const pattern = contacts === 'shown' ? containing(search) : wholeMobile(search)
  return pattern === undefined ? sql`` : sql`or customer.mobile like ${pattern} or expert.mobile like ${pattern}`
}

export interface CallPage {
  limit: number
  offset: number
  sort?: 'at' | '-at' | 'amount' | '-amount' | undefined
}
const ORDERS = {
  at: sql`c.at, c.id`,
  '-at': sql`c.at desc, c.id desc`,
  amount: sql`c.total, c.at desc, c.id desc`,
  '-amount': sql`c.total desc, c.at desc, c.id desc`,
}

export const pageOfCalls = async (db: Db, filter: CallFilter, { limit, offset, sort = '-at' }: CallPage, now: Date) =>
  (
    await sql<CallFacts>`select ${COLUMNS} ${matching(filter, sql`order by ${ORDERS[sort]} limit ${limit + offset}`, now)}
      order by ${ORDERS[sort]} limit ${limit} offset ${offset}`.execute(db)
  ).rows

/** Counts matches, up to `most` if it is given. */
export const countCalls = async (db: Db, filter: CallFilter, now: Date, most: number | null = null) =>
  (
    await sql<{ count: number }>`select count(*)::int as count
      from (select ${matching(filter, sql`limit ${most}`, now)} limit ${most}) counted`.execute(db)
  ).rows[0]!.count

export const peopleNamed = async (db: Db, ids: readonly number[]) =>
  new Map(
    (
      await sql<{
        id: number
        name: string
        mobile: string
        thumbnail: string | null
        slug: string | null
        headline: string | null
        headlineHindi: string | null
        city: string
      }>`
        select a.id, a.name, a.mobile, a.thumbnail, c.slug, c.headline, c.headline_hindi as "headlineHindi",
          coalesce(c.city, a.city, '') as city
        from accounts a left join consultants c on c.id = a.id where a.id = any(${[...ids]}::bigint[])`.execute(db)
    ).rows.map((person) => [person.id, person]),
  )
