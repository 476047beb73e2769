import { sql } from 'kysely'
import type { Tx } from '#server/platform/db/db.ts'

/** A customer, and whether it is this member of staff under the same number; undefined if there is no such customer. */
export const customerFor = (tx: Tx, accountId: number, staffId: number) =>
  tx
    .selectFrom('accounts')
    .select(sql<boolean>`mobile = (select mobile from accounts where id = ${staffId})`.as('isSelf'))
    .where('id', '=', accountId)
    .where('type', '=', 'user')
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

interface Credit {
  movementId: number
  givenBy: number
  at: Date
  paise: number
}

/** Refused by the database above what one person may give in a day. */
export const recordCredit = (tx: Tx, { movementId, givenBy, at, paise }: Credit) =>
  tx
    .insertInto('promotional_credits')
    .values({ movement_id: movementId, given_by: givenBy, given_at: at, paise })
    .execute()
