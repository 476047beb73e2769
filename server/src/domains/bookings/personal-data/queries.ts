import { sql } from 'kysely'
import { eraseFromMessages } from '#server/domains/notifications/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'

/** Bookings, messages and notes of an account, on either side. */
export async function bookingsForExport(db: Db | Tx, accountId: number) {
  const bookings = await db
    .selectFrom('bookings')
    .select([
      'number',
      'mode',
      'minutes',
      'extended_minutes',
      'state',
      'brief',
      'created_at',
      sql<Date>`lower(during)`.as('starts_at'),
    ])
    .where((eb) => eb.or([eb('customer_id', '=', accountId), eb('consultant_id', '=', accountId)]))
    .orderBy('id')
    .execute()
  const messages = await db
    .selectFrom('booking_messages')
    .innerJoin('bookings', 'bookings.id', 'booking_messages.booking_id')
    .select(['number', 'text', 'at'])
    .where('from_id', '=', accountId)
    .orderBy('booking_messages.id')
    .execute()
  const notes = await db
    .selectFrom('customer_notes')
    .select(['customer_id', 'text', 'updated_at'])
    .where('consultant_id', '=', accountId)
    .execute()
  const appeals = await db
    .selectFrom('booking_appeals')
    .select(['reason', 'asked_at', 'state'])
    .where('by_id', '=', accountId)
    .execute()
  const visits = await db
    .selectFrom('room_visits')
    .select(['joined_at', 'left_at'])
    .where('account_id', '=', accountId)
    .execute()
  const extensions = await db
    .selectFrom('booking_extensions')
    .select(['booking_id', 'minutes', 'price_paise', 'state', 'created_at'])
    .where((eb) => eb.or([eb('customer_id', '=', accountId), eb('consultant_id', '=', accountId)]))
    .orderBy('id')
    .execute()
  const changes = await db
    .selectFrom('booking_events')
    .select(['booking_id', 'kind', 'reason', 'reason_code', 'at'])
    .where('by_id', '=', accountId)
    .orderBy('id')
    .execute()
  const reminders = await db
    .selectFrom('booking_reminders')
    .select(['booking_id', 'minutes_before', 'notified_at'])
    .where('account_id', '=', accountId)
    .execute()
  return { bookings, messages, notes, appeals, visits, extensions, changes, reminders }
}

/** Texts are erased; the fact that a session was booked and paid stays, because the ledger references it. */
export async function emptyBookingsOf(tx: Tx, accountId: number) {
  const rows = await tx
    .selectFrom('bookings')
    .select([
      'id',
      sql<number>`case when customer_id = ${accountId} then consultant_id else customer_id end`.as('other'),
    ])
    .where((eb) => eb.or([eb('customer_id', '=', accountId), eb('consultant_id', '=', accountId)]))
    .execute()
  await eraseFromMessages(tx, { param: 'bookingId', rows })
  await tx.updateTable('bookings').set({ brief: '' }).where('customer_id', '=', accountId).execute()
  await tx.updateTable('booking_messages').set({ text: '—' }).where('from_id', '=', accountId).execute()
  await tx.updateTable('booking_appeals').set({ reason: '—' }).where('by_id', '=', accountId).execute()
  // Staff answer an appeal of either side in words that may name both.
  await tx
    .updateTable('booking_appeals')
    .set({ note: '' })
    .where(sql<boolean>`booking_id = any (${rows.map(({ id }) => id)}::bigint[])`)
    .where('note', '<>', '')
    .execute()
  await tx.updateTable('booking_events').set({ reason: '', reason_code: null }).where('by_id', '=', accountId).execute()
  await tx.deleteFrom('booking_reminders').where('account_id', '=', accountId).execute()
  await tx
    .deleteFrom('customer_notes')
    .where((eb) => eb.or([eb('customer_id', '=', accountId), eb('consultant_id', '=', accountId)]))
    .execute()
}

/** Paid sessions that are not over. */
export const sessionsRemaining = async (db: Db | Tx, accountId: number, now: Date) => {
  const { count } = await db
    .selectFrom('bookings')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where((eb) => eb.or([eb('customer_id', '=', accountId), eb('consultant_id', '=', accountId)]))
    .where('state', 'in', ['confirmed', 'in_call'])
    .where(sql<boolean>`upper(during) > ${now}`)
    .executeTakeFirstOrThrow()
  return { upcomingSessions: count }
}

/** Accounts with upcoming sessions, or undecided money from past ones, cannot be deleted yet. */
export const hasOpenSessions = async (db: Db | Tx, accountId: number, now: Date) =>
  (await db
    .selectFrom('bookings')
    .select('id')
    .where((eb) => eb.or([eb('customer_id', '=', accountId), eb('consultant_id', '=', accountId)]))
    .where(
      sql<boolean>`(state in ('confirmed', 'in_call') or state = 'held' and held_until > ${now}
        or state = 'no_show' and settled_at is null)`,
    )
    .limit(1)
    .executeTakeFirst())
    ? ('sessions_left' as const)
    : undefined
