import { type RawBuilder, sql } from 'kysely'
import type { FIGURE_ROW_KINDS, FigureName } from '#contract/admin/constants.ts'
import { FIGURES } from '#contract/admin/constants.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { DayAmount } from '../rules.ts'

/** Where a figure comes from: one row each, with its time and amount. */
interface Source {
  kind: (typeof FIGURE_ROW_KINDS)[number]
  from: string
  where?: string
  at: string
  amount: string
  /** The rows that count, of those that figures with the same `from`, `where` and `at` read together. */
  only?: string
  id: string
  reference: string
  account: string
}

const order = { kind: 'order', id: 'orders.id', reference: 'orders.id::text', account: 'orders.buyer_id' } as const
const booking = {
  kind: 'booking',
  id: 'bookings.id',
  reference: 'bookings.number',
  account: 'bookings.customer_id',
} as const
const session = {
  ...booking,
  from: 'bookings',
  where: "bookings.state in ('confirmed', 'in_call', 'completed', 'no_show')",
  at: 'lower(bookings.during)',
} as const
const talk = {
  kind: 'call',
  from: 'talks',
  at: 'talks.answered_at',
  id: 'talks.id',
  reference: 'talks.number',
  account: 'talks.customer_id',
  where: 'talks.answered_at is not null and talks.billed_seconds is distinct from 0',
} as const
const question = {
  kind: 'question',
  from: 'questions',
  at: 'questions.answered_at',
  id: 'questions.id',
  reference: "coalesce(questions.number, '')",
  account: 'questions.customer_id',
  where: 'questions.answered_at is not null',
} as const

/** One definition of each figure, for its totals and for the list of its rows. */
const sources: Record<FigureName, readonly Source[]> = {
  revenuePaise: [
    {
      ...order,
      from: 'orders',
      at: 'orders.paid_at',
      where: 'orders.paid_at is not null',
      amount: 'orders.total_paise',
    },
  ],
  commissionPaise: [
    {
      kind: 'order',
      from: 'earnings',
      at: 'earnings.earned_at',
      amount: 'earnings.commission_paise',
      id: 'earnings.order_id',
      reference: 'earnings.order_id::text',
      account: 'earnings.consultant_id',
    },
  ],
  refundsPaise: [
    {
      kind: 'order',
      from: 'refunds',
      at: 'refunds.at',
      amount: 'refunds.total_paise',
      id: 'refunds.order_id',
      reference: 'refunds.order_id::text',
      account: '(select buyer_id from orders where orders.id = refunds.order_id)',
    },
  ],
  grossPaise: [
    { ...session, amount: 'bookings.price_paise' },
    {
      ...booking,
      from: 'booking_extensions extension join bookings on bookings.id = extension.booking_id',
      at: 'extension.given_at',
      where: "extension.state = 'given'",
      amount: 'extension.price_paise',
    },
    { ...talk, amount: 'coalesce(talks.price_paise, 0)' },
  ],
  sessions: [{ ...session, amount: '1' }],
  noShows: [{ ...session, only: "bookings.state = 'no_show'", amount: '1' }],
  finishedSessions: [{ ...session, only: "bookings.state in ('completed', 'no_show')", amount: '1' }],
  talks: [{ ...talk, amount: '1' }],
  talkSeconds: [{ ...talk, amount: 'coalesce(talks.billed_seconds, 0)' }],
  customers: [
    {
      kind: 'person',
      from: 'accounts customer',
      at: 'customer.created_at',
      where: "customer.type = 'user'",
      amount: '1',
      id: 'customer.id',
      reference: 'customer.id::text',
      account: 'customer.id',
    },
  ],
  answers: [{ ...question, amount: '1' }],
  answerSeconds: [
    { ...question, amount: 'coalesce(extract(epoch from questions.answered_at - questions.asked_at), 0)::bigint' },
  ],
  vainSearches: [
    {
      kind: 'search',
      from: 'vain_searches',
      at: "(searched_on::timestamp at time zone 'Asia/Kolkata')",
      amount: 'times',
      id: 'null::bigint',
      reference: 'text',
      account: 'null::bigint',
    },
  ],
  learning: [
    {
      kind: 'order',
      from: 'learning_purchases purchase',
      at: 'purchase.bought_at',
      amount: '1',
      id: 'purchase.order_id',
      reference: 'purchase.order_id::text',
      account: 'purchase.account_id',
    },
  ],
}

/** From the first instant to just before the second. */
export interface Interval {
  from: Date
  until: Date
}

/** Searches are stored by day, whose index a comparison of instants would not use. */
function isWithin({ kind, at }: Source, { from, until }: Interval) {
  if (kind === 'search') {
    const dayOf = (instant: Date) => sql`(${instant}::timestamptz at time zone 'Asia/Kolkata')::date`
    return sql`searched_on >= ${dayOf(from)} and searched_on <= ${dayOf(new Date(until.getTime() - 1))}`
  }
  return sql`${sql.raw(at)} >= ${from} and ${sql.raw(at)} < ${until}`
}

const unionOf = (parts: readonly RawBuilder<unknown>[]) => sql.join(parts, sql` union all `)

/** The figures of every day in the interval, counted from their rows; days without any are absent. */
export async function countedFromRows(db: Db | Tx, interval: Interval, figures: readonly FigureName[] = FIGURES) {
  const wanted = figures.flatMap((figure) => sources[figure].map((source) => ({ figure, source })))
  const scans = Map.groupBy(wanted, ({ source }) => [source.from, source.where, source.at].join(' '))
  const { rows } = await sql<DayAmount>`
    select figure, to_char(day, 'YYYY-MM-DD') as day, sum(amount)::bigint as amount
    from (${unionOf([...scans.values()].map((counted) => dailySums(counted, interval)))}) as counted
    where amount is not null group by 1, 2`.execute(db)
  return rows
}

/** Figures of the same rows, which are read once for all of them. */
function dailySums(counted: readonly { figure: FigureName; source: Source }[], interval: Interval) {
  const { source } = counted[0]!
  const sums = counted.map(
    ({ source: { amount, only = 'true' } }, n) => sql`
      sum((${sql.raw(amount)})::bigint) filter (where ${sql.raw(only)}) as ${sql.ref(`sum_${n}`)}`,
  )
  const named = counted.map(({ figure }, n) => sql`(${sql.lit(figure)}, ${sql.ref(`sum_${n}`)})`)
  return sql`
    select figure, day, amount
    from (
      select (${sql.raw(source.at)} at time zone 'Asia/Kolkata')::date as day, ${sql.join(sums)}
      from ${sql.raw(source.from)} where ${sql.raw(source.where ?? 'true')} and ${isWithin(source, interval)} group by 1
    ) as days cross join lateral (values ${sql.join(named)}) as of_day (figure, amount)`
}

/** Days that are closed, from the first to the last of these days. */
export async function storedAmounts(
  db: Db | Tx,
  first: string,
  last: string,
  figures: readonly FigureName[] = FIGURES,
) {
  const { rows } = await sql<DayAmount>`
    select figure, to_char(day, 'YYYY-MM-DD') as day, amount from daily_figures
    where day >= ${first}::date and day <= ${last}::date
      ${figures === FIGURES ? sql`` : sql`and figure = any(${figures})`}`.execute(db)
  return rows
}

/** The last closed day, and the day of the first account. */
export async function closedSoFar(db: Db | Tx) {
  const { rows } = await sql<{ last: string | null; earliest: string | null }>`
    select (select to_char(max(day), 'YYYY-MM-DD') from daily_figures) as last,
      (select to_char(min(created_at) at time zone 'Asia/Kolkata', 'YYYY-MM-DD') from accounts) as earliest`.execute(db)
  return rows[0]!
}

export const storeAmounts = (tx: Tx, amounts: readonly DayAmount[], now: Date) =>
  tx
    .insertInto('daily_figures')
    .values(amounts.map((one) => ({ ...one, closed_at: now })))
    .onConflict((stored) =>
      stored
        .columns(['day', 'figure'])
        .doUpdateSet((row) => ({
          amount: row.ref('excluded.amount'),
          closed_at: row.ref('excluded.closed_at'),
        }))
        .where(sql<boolean>`daily_figures.amount <> excluded.amount`),
    )
    .execute()

export interface FigureRow {
  kind: (typeof FIGURE_ROW_KINDS)[number]
  id: number | null
  reference: string
  name: string | null
  at: Date
  amount: number
}

const rowsOf = (figure: FigureName, interval: Interval) =>
  unionOf(
    sources[figure].map(
      (source) => sql`
        select ${sql.lit(source.kind)} as kind, ${sql.raw(source.id)} as id, ${sql.raw(source.reference)} as reference,
          ${sql.raw(source.account)} as account, ${sql.raw(source.at)} as at, (${sql.raw(source.amount)})::bigint as amount
        from ${sql.raw(source.from)}
        where ${sql.raw(source.where ?? 'true')} and ${sql.raw(source.only ?? 'true')} and ${isWithin(source, interval)}`,
    ),
  )

/** What a figure counts, newest first. */
export async function figureRows(
  db: Db,
  figure: FigureName,
  interval: Interval,
  { limit, offset }: { limit: number; offset: number },
) {
  const { rows } = await sql<FigureRow>`
    select counted.kind, counted.id, counted.reference, accounts.name, counted.at, counted.amount
    from (select * from (${rowsOf(figure, interval)}) as every order by at desc, id desc limit ${limit} offset ${offset}) as counted
    left join accounts on accounts.id = counted.account order by counted.at desc, counted.id desc`.execute(db)
  return rows
}

/** Whether the figure is the number of its rows. */
export const isNumberOfRows = (figure: FigureName) => sources[figure].every(({ amount }) => amount === '1')

/** Counts rows up to `most`. */
export async function countFigureRows(db: Db, figure: FigureName, interval: Interval, most: number) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select 1 from (${rowsOf(figure, interval)}) as every limit ${most}) as counted`.execute(
    db,
  )
  return rows[0]!.count
}
