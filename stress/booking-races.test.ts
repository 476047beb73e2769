import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { checkBooks, trialBalance } from '#server/domains/ledger/public.ts'
import type { Db } from '#server/platform/db/db.ts'
import { world } from '#test/world.ts'
import { play, races } from './booking-races.ts'
import { figure, note } from './figures.ts'

const SEED = 20_261_115
const runs = figure(12, 1_000)

test(`${runs} random races of hold, pay, reschedule, cancel and expire: no double bookings, and every rupee is accounted for`, {
  timeout: 60 * 60_000,
}, async () => {
  const there = await world({ env: { DATABASE_POOL_SIZE: '10' } })
  const totals = { done: 0, refused: 0 }
  await fc.assert(
    fc.asyncProperty(races, async (waves) => {
      const first = await lastBooking(there.db)
      const { done, refused, failed } = await play(there, waves)
      totals.done += done
      totals.refused += refused
      expect(failed).toEqual([])
      expect(await inTwoPlaces(there.db, first)).toEqual([])
    }),
    { seed: SEED, numRuns: runs, endOnFailure: true },
  )
  note(`${runs} races: ${totals.done} operations done, ${totals.refused} refused, no double booking`)
  expect(totals.done).toBeGreaterThan(runs * 3)
  expect(totals.refused).toBeGreaterThan(runs)
  expect(await inTwoPlaces(there.db, 0)).toEqual([])
  expect(await astray(there.db)).toEqual([])
  expect(await ordersBook(there.db)).toEqual({ book: expect.any(Number), lines: expect.any(Number), differ: false })
  expect(await checkBooks(there.db)).toEqual([])
  expect((await trialBalance(there.db)).totalPaise).toBe(0)
})

const lastBooking = async (db: Db) =>
  (await db.selectFrom('bookings').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst())?.id ?? 0

/** Active sessions that overlap, for a customer or a consultant; a hold counts until it expires. */
const inTwoPlaces = async (db: Db, after: number) =>
  (
    await sql`
      select a.id, b.id as other from bookings a join bookings b on a.id < b.id and a.during && b.during
        and (a.customer_id = b.customer_id or a.consultant_id = b.consultant_id)
      where a.id > ${after} and a.state in ('held', 'confirmed', 'in_call') and b.state in ('held', 'confirmed', 'in_call')
        and (a.state <> 'held' or b.state <> 'held' or a.held_until = b.held_until
          or greatest(a.created_at, b.created_at) < least(a.held_until, b.held_until))`.execute(db)
  ).rows

/** Bookings, lines and refunds that contradict each other. */
const astray = async (db: Db) =>
  (
    await sql`
      select b.id, b.state, l.state as line, l.total_paise, l.refunded_paise from bookings b
      left join order_lines l on l.id = b.line_id
      left join lateral (select data from booking_events e where e.booking_id = b.id and e.to_state = 'cancelled') e on true
      left join earnings on earnings.line_id = b.line_id
      left join busy_times t on t.booking_id = b.id
      where case b.state
        when 'confirmed' then l.state <> 'fulfilled' or l.refunded_paise <> 0 or t.kind is distinct from 'booking'
        when 'cancelled' then l.refunded_paise <> (e.data ->> 'refundPaise')::bigint or t.id is not null
          or l.state <> case when l.refunded_paise = l.total_paise then 'revoked' else 'completed' end
          or (l.state = 'completed') <> (earnings.id is not null)
        when 'held' then b.line_id is not null or t.kind is distinct from 'hold'
        when 'expired' then b.line_id is not null or t.id is not null
        else true end
      union all
      select o.id, o.state, l.state, l.total_paise, l.refunded_paise from orders o join order_lines l on l.order_id = o.id
      where l.kind = 'booking' and o.state = 'paid' and l.state in ('fulfilled', 'completed', 'revoked', 'refused')
        and (l.state in ('refused', 'revoked') and l.refunded_paise <> l.total_paise
          or l.state in ('fulfilled', 'completed', 'revoked') and not exists (select from bookings b where b.line_id = l.id))`.execute(
      db,
    )
  ).rows

/** The orders account has what was paid and is neither refunded nor earned. */
async function ordersBook(db: Db) {
  const { rows } = await sql<{ book: number; lines: number }>`
    select (select coalesce(sum(e.amount_paise), 0)::bigint from ledger_entries e join ledger_accounts a on a.id = e.account_id
        where a.kind = 'orders') as book,
      (select coalesce(sum(l.total_paise - l.refunded_paise), 0)::bigint from order_lines l join orders o on o.id = l.order_id
        where o.state = 'paid' and l.state in ('waiting', 'fulfilled')) as lines`.execute(db)
  const { book, lines } = rows[0]!
  return { book, lines, differ: Math.abs(book) !== lines }
}
