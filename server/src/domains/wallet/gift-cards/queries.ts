import type { Db, Tx } from '#server/platform/db/db.ts'
import type { GiftCardStatus } from './rules.ts'

interface NewCard {
  accountId: number
  amountPaise: number
  recipientName: string
  recipientEmail?: string | undefined
  message: string
  at: Date
}

export const insertDraft = async (db: Db | Tx, card: NewCard) =>
  (
    await db
      .insertInto('gift_cards')
      .values({
        ...{ account_id: card.accountId, amount_paise: card.amountPaise, recipient_name: card.recipientName },
        ...{ recipient_email: card.recipientEmail ?? null, message: card.message },
        ...{ state: 'draft', created_at: card.at },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

export const draftsOf = (db: Db | Tx, accountId: number, ids: readonly number[]) =>
  db
    .selectFrom('gift_cards')
    .select(['id', 'amount_paise as amountPaise'])
    .where('account_id', '=', accountId)
    .where('state', '=', 'draft')
    .where('id', 'in', ids)
    .execute()

interface Activated {
  lineId: number
  orderId: number
  hash: Buffer
  encrypted: Buffer | null
  at: Date
  validUntil: Date
}

/** Undefined if it was activated before, or deleted. */
export const setActive = (tx: Tx, id: number, { lineId, orderId, hash, encrypted, at, validUntil }: Activated) =>
  tx
    .updateTable('gift_cards')
    .from('accounts')
    .whereRef('accounts.id', '=', 'gift_cards.account_id')
    .set({ state: 'active', line_id: lineId, order_id: orderId, code_hash: hash, code_encrypted: encrypted })
    .set({ bought_at: at, valid_until: validUntil })
    .where('gift_cards.id', '=', id)
    .where('gift_cards.state', '=', 'draft')
    .returning(['gift_cards.amount_paise as amountPaise', 'recipient_name as recipientName', 'message'])
    .returning(['recipient_email as recipientEmail', 'accounts.name as from', 'accounts.language'])
    .$narrowType<{ language: 'en' | 'hi' }>()
    .executeTakeFirst()

/** Cards that were paid for. */
const cards = (db: Db | Tx) =>
  db
    .selectFrom('gift_cards')
    .select(['id', 'account_id as accountId', 'line_id as lineId', 'order_id as orderId'])
    .select(['amount_paise as amountPaise', 'recipient_name as recipientName', 'recipient_email as recipientEmail'])
    .select(['message', 'state', 'code_encrypted as codeEncrypted', 'bought_at as boughtAt'])
    .select('valid_until as validUntil')
    .where('state', '<>', 'draft')
    .$narrowType<{ state: GiftCardStatus; lineId: number; orderId: number; boughtAt: Date; validUntil: Date }>()

export type CardRow = Awaited<ReturnType<ReturnType<typeof cards>['execute']>>[number]

export const cardById = (db: Db | Tx, id: number) => cards(db).where('id', '=', id).executeTakeFirst()

export const lockCard = (tx: Tx, by: { lineId: number } | { hash: Buffer }) =>
  ('hash' in by ? cards(tx).where('code_hash', '=', by.hash) : cards(tx).where('line_id', '=', by.lineId))
    .forUpdate()
    .executeTakeFirst()

export const cardsOf = (db: Db, accountId: number, { limit, offset }: { limit: number; offset: number }) =>
  cards(db).where('account_id', '=', accountId).orderBy('id', 'desc').limit(limit).offset(offset).execute()

export const countCardsOf = async (db: Db, accountId: number) =>
  (
    await db
      .selectFrom('gift_cards')
      .select((of) => of.fn.countAll<number>().as('count'))
      .where('account_id', '=', accountId)
      .where('state', '<>', 'draft')
      .executeTakeFirstOrThrow()
  ).count

interface Ending {
  to: 'redeemed' | 'refunded' | 'expired'
  by?: number
  at: Date
}

/** Ends an active card; false if it has ended meanwhile. */
export const endCard = async (tx: Tx, id: number, { to, by, at }: Ending) =>
  (
    await tx
      .updateTable('gift_cards')
      .set({ state: to, ended_at: at, redeemed_by: by ?? null, code_encrypted: null })
      .where('id', '=', id)
      .where('state', '=', 'active')
      .executeTakeFirst()
  ).numUpdatedRows > 0n

export const expiredCards = (db: Db, now: Date, most: number) =>
  db
    .selectFrom('gift_cards')
    .select(['id', 'amount_paise as amountPaise'])
    .where('state', '=', 'active')
    .where('valid_until', '<=', now)
    .orderBy('valid_until')
    .limit(most)
    .execute()

/** Names and addresses of people who were never sent anything. */
export const deleteDrafts = (db: Db, before: Date) =>
  db.deleteFrom('gift_cards').where('state', '=', 'draft').where('created_at', '<', before).execute()
