import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { TERMS } from '../queries.ts'

/** What the discounts of a membership came to, without those given back. */
export const savedPaise = sql<number>`(select coalesce(sum(d.paise), 0)::bigint from line_discounts d
  where d.source in ('membership', 'membership_discount') and d.reference_id = memberships.id and d.given_back_at is null)`

/** When an upgrade replaced it. */
export const replacedAt = sql<Date | null>`(select f.starts_at from memberships f
  where f.follows_id = memberships.id and f.state = 'bought' and f.kind = 'upgrade')`

/** The memberships of a person that were bought, newest first. */
export const boughtBy = (db: Db | Tx, accountId: number) =>
  db
    .selectFrom('memberships')
    .innerJoin('plan_versions', 'plan_versions.id', 'memberships.plan_version_id')
    .leftJoin('membership_registrations as r', 'r.account_id', 'memberships.account_id')
    .select(TERMS)
    .select([
      'memberships.id',
      'memberships.order_id as orderId',
      'memberships.line_id as lineId',
      'memberships.plan_id as planId',
      'memberships.follows_id as followsId',
      'memberships.kind',
      'memberships.state',
      'memberships.number',
      'memberships.card_name as cardName',
      'memberships.bought_at as boughtAt',
      'memberships.starts_at as startsAt',
      'memberships.ends_at as endsAt',
      'talk_seconds as talkSeconds',
      'talk_seconds_used as talkSecondsUsed',
      'memberships.answers as answersTotal',
      'answers_used as answersUsed',
      'memberships.courses as coursesTotal',
      'courses_used as coursesUsed',
      'discounts_used as discountsUsed',
      'memberships.pause_days as pauseDaysMost',
      'paused_at as pausedAt',
      'paused_until as pausedUntil',
      'paused_days as pausedDays',
      'r.business_name as businessName',
      'r.city',
      'r.wants_reminders as wantsReminders',
      savedPaise.as('savedPaise'),
      replacedAt.as('replacedAt'),
    ])
    .where('memberships.account_id', '=', accountId)
    .where('memberships.state', '=', 'bought')
    .orderBy('memberships.id', 'desc')
    .$narrowType<{
      state: 'bought'
      kind: 'new' | 'renewal' | 'upgrade'
      number: string
      cardName: string
      boughtAt: Date
      startsAt: Date
      endsAt: Date
    }>()
    .execute()

interface Pausing {
  id: number
  at: Date
  until: Date
  days: number
}

/** Pauses once; false if it is not current or was paused before. A paid renewal moves with the end. */
export async function pause(tx: Tx, { id, at, until, days }: Pausing) {
  await moveFollower(tx, id, days)
  const { numUpdatedRows } = await tx
    .updateTable('memberships')
    .set({ paused_at: at, paused_until: until, paused_days: days, ends_at: later(days) })
    .where('id', '=', id)
    .where('state', '=', 'bought')
    .where('paused_at', 'is', null)
    .where('starts_at', '<=', at)
    .where('ends_at', '>', at)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

interface Resuming {
  id: number
  at: Date
  /** Days that the pause really lasted. */
  days: number
  before: number
}

export async function resume(tx: Tx, { id, at, days, before }: Resuming) {
  await moveFollower(tx, id, days - before)
  const { numUpdatedRows } = await tx
    .updateTable('memberships')
    .set({ paused_until: at, paused_days: days, ends_at: later(days - before) })
    .where('id', '=', id)
    .where('paused_until', '>', at)
    .where('paused_days', '=', before)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

const later = (days: number) => sql<Date>`ends_at + make_interval(hours => ${24 * days})`

const moveFollower = (tx: Tx, id: number, days: number) =>
  tx
    .updateTable('memberships')
    .set({ starts_at: sql`starts_at + make_interval(hours => ${24 * days})`, ends_at: later(days) })
    .where('follows_id', '=', id)
    .where('state', '=', 'bought')
    .where('kind', '=', 'renewal')
    .execute()

/** Only while nothing was used: a benefit taken at the same time makes it false. */
export const revokeUnused = async (tx: Tx, id: number) =>
  (
    await tx
      .updateTable('memberships')
      .set({ state: 'revoked' })
      .where('id', '=', id)
      .where('state', '=', 'bought')
      .where(sql<boolean>`talk_seconds_used + answers_used + courses_used + discounts_used = 0`)
      .executeTakeFirst()
  ).numUpdatedRows > 0n

type Whose = { accountId: number } | { membershipId: number }

const uses = (db: Db, whose: Whose) =>
  db
    .selectFrom('line_discounts')
    .innerJoin('memberships', 'memberships.id', 'line_discounts.reference_id')
    .innerJoin('order_lines', 'order_lines.id', 'line_discounts.line_id')
    .where('source', 'in', ['membership', 'membership_discount'])
    .where('given_back_at', 'is', null)
    .$if('accountId' in whose, (all) => all.where('account_id', '=', 'accountId' in whose ? whose.accountId : 0))
    .$if('membershipId' in whose, (all) =>
      all.where('memberships.id', '=', 'membershipId' in whose ? whose.membershipId : 0),
    )

export const pageOfUses = (db: Db, whose: Whose, { limit, offset }: { limit: number; offset: number }) =>
  uses(db, whose)
    .select([
      'line_discounts.id',
      'taken_at as at',
      'order_lines.order_id as orderId',
      'order_lines.title_english',
      'order_lines.title_hindi',
      'line_discounts.title_english as benefit_english',
      'line_discounts.title_hindi as benefit_hindi',
      'units',
      'paise',
    ])
    .orderBy('line_discounts.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export const countUses = async (db: Db, accountId: number) =>
  (
    await uses(db, { accountId })
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

/** What a person paid for sessions, calls and answers since an instant, before discounts and tax. */
export const spentSince = (db: Db, accountId: number, since: Date) =>
  db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select((eb) => ['kind', eb.fn.countAll<number>().as('count'), sql<number>`sum(price_paise)::bigint`.as('paise')])
    .where('buyer_id', '=', accountId)
    .where('paid_at', '>=', since)
    .where('order_lines.state', 'in', ['fulfilled', 'completed'])
    .where('kind', 'in', ['booking', 'extension', 'talk'])
    .groupBy('kind')
    .execute()
