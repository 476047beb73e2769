import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db.ts'

interface Pair {
  consultantId: number
  customerId: number
}

/** What two people had together; nothing where nothing was ever paid. */
export const sessionsBetween = async (db: Db | Tx, { consultantId, customerId }: Pair, now: Date) =>
  db
    .selectFrom('bookings')
    .select((eb) => [
      eb.fn.countAll<number>().as('all'),
      sql<number>`count(*) filter (where state = 'completed')`.as('completed'),
      sql<number>`count(*) filter (where state in ('confirmed', 'in_call') and upper(during) > ${now})`.as('upcoming'),
    ])
    .where('consultant_id', '=', consultantId)
    .where('customer_id', '=', customerId)
    .where('line_id', 'is not', null)
    .executeTakeFirstOrThrow()

export const noteAbout = (db: Db | Tx, { consultantId, customerId }: Pair) =>
  db
    .selectFrom('customer_notes')
    .select(['text', 'updated_at as updatedAt'])
    .where('consultant_id', '=', consultantId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst()

export const writeNote = (tx: Tx, { consultantId, customerId }: Pair, text: string, now: Date) =>
  tx
    .insertInto('customer_notes')
    .values({ consultant_id: consultantId, customer_id: customerId, text, updated_at: now })
    .onConflict((known) => known.columns(['consultant_id', 'customer_id']).doUpdateSet({ text, updated_at: now }))
    .execute()

export const deleteNote = (tx: Tx, { consultantId, customerId }: Pair) =>
  tx
    .deleteFrom('customer_notes')
    .where('consultant_id', '=', consultantId)
    .where('customer_id', '=', customerId)
    .execute()
