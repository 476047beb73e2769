import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db.ts'

interface NewCredit {
  bookingId: number
  promisedPaise: number
  givenPaise: number
  at: Date
}

export const insertCredit = (tx: Tx, { bookingId, promisedPaise, givenPaise, at }: NewCredit) =>
  tx
    .insertInto('booking_credits')
    .values({ booking_id: bookingId, promised_paise: promisedPaise, given_paise: givenPaise, at })
    .execute()

export const creditOfBooking = (db: Db | Tx, bookingId: number) =>
  db
    .selectFrom('booking_credits')
    .leftJoin('accounts', 'accounts.id', 'decided_by')
    .select([
      'promised_paise as promisedPaise',
      'given_paise as givenPaise',
      'at',
      'accounts.name as decidedBy',
      'decided_at as decidedAt',
    ])
    .where('booking_id', '=', bookingId)
    .executeTakeFirst()

/** Of `booking_credits`: staff have not decided about what of it was withheld. */
export const WITHHELD = sql<boolean>`given_paise < promised_paise and decided_at is null`

export const countWithheld = async (db: Db) =>
  (
    await db
      .selectFrom('booking_credits')
      .select((of) => of.fn.countAll<number>().as('count'))
      .where(WITHHELD)
      .executeTakeFirstOrThrow()
  ).count

interface Decision {
  bookingId: number
  by: number
  at: Date
}

/** What was withheld, for whoever decides first; undefined for everybody after. */
export const decideWithheld = (tx: Tx, { bookingId, by, at }: Decision) =>
  tx
    .updateTable('booking_credits')
    .set({ decided_by: by, decided_at: at })
    .where('booking_id', '=', bookingId)
    .where(WITHHELD)
    .returning(sql<number>`promised_paise - given_paise`.as('paise'))
    .executeTakeFirst()

export const setGivenWhole = (tx: Tx, bookingId: number) =>
  tx
    .updateTable('booking_credits')
    .set((of) => ({ given_paise: of.ref('promised_paise') }))
    .where('booking_id', '=', bookingId)
    .execute()
