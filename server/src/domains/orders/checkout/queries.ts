import { sql } from 'kysely'
import type { ItemType } from '#contract/orders/constants.ts'
import type { Tx } from '#server/platform/db/db.ts'

/** Serializes what a buyer is authorised for and what must not change while it runs, until the transaction ends. */
export const lockMetering = (tx: Tx, buyerId: number) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`metering of ${buyerId}`}, 0))`.execute(tx)

export const hasOpenAuthorisation = async (tx: Tx, buyerId: number) =>
  (await tx
    .selectFrom('authorisations')
    .select('id')
    .where('buyer_id', '=', buyerId)
    .where('state', '=', 'open')
    .limit(1)
    .executeTakeFirst()) !== undefined

interface NewAuthorisation {
  buyerId: number
  kind: ItemType
  itemId: number
  /** Null while nothing is held. */
  holdId: number | null
  at: Date
}

export const insertAuthorisation = (tx: Tx, { buyerId, kind, itemId, holdId, at }: NewAuthorisation) =>
  tx
    .insertInto('authorisations')
    .values({ buyer_id: buyerId, kind, item_id: itemId, hold_id: holdId, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()

/** Locks an open authorisation. */
export const lockAuthorisation = (tx: Tx, id: number) =>
  tx
    .selectFrom('authorisations')
    .select(['buyer_id as buyerId', 'kind', 'item_id as itemId', 'hold_id as holdId'])
    .where('id', '=', id)
    .where('state', '=', 'open')
    .forUpdate()
    .$narrowType<{ kind: ItemType }>()
    .executeTakeFirst()

export const setHold = (tx: Tx, id: number, holdId: number) =>
  tx.updateTable('authorisations').set({ hold_id: holdId }).where('id', '=', id).execute()

export const closeAuthorisation = (tx: Tx, id: number, orderId: number | null) =>
  tx
    .updateTable('authorisations')
    .set({ state: orderId === null ? 'voided' : 'captured', order_id: orderId })
    .where('id', '=', id)
    .execute()
