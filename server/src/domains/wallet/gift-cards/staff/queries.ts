import { sql } from 'kysely'
import { isPerson, type PersonSearch } from '#server/domains/accounts/public.ts'
import type { Db } from '#server/platform/db/db.ts'
import type { GiftCardStatus } from '../rules.ts'

export interface CardFilter {
  person?: PersonSearch | undefined
  status?: GiftCardStatus | undefined
  from?: Date | undefined
  before?: Date | undefined
  now: Date
}

const CONDITIONS = {
  active: (now: Date) => sql<boolean>`(card.state = 'active' and card.valid_until > ${now})`,
  expired: (now: Date) =>
    sql<boolean>`(card.state = 'expired' or (card.state = 'active' and card.valid_until <= ${now}))`,
  redeemed: () => sql<boolean>`card.state = 'redeemed'`,
  refunded: () => sql<boolean>`card.state = 'refunded'`,
}

const matching = (db: Db, { person, status, from, before, now }: CardFilter) =>
  db
    .selectFrom('gift_cards as card')
    .innerJoin('accounts as buyer', 'buyer.id', 'card.account_id')
    .leftJoin('accounts as redeemer', 'redeemer.id', 'card.redeemed_by')
    .select(['card.id', 'card.order_id as orderId', 'card.amount_paise as amountPaise', 'card.state'])
    .select(['card.recipient_name as recipientName', 'card.bought_at as boughtAt', 'card.valid_until as validUntil'])
    .select(['card.ended_at as endedAt', 'buyer.id as buyerId', 'buyer.name as buyerName', 'buyer.mobile'])
    .select(['redeemer.id as redeemerId', 'redeemer.name as redeemerName', 'redeemer.mobile as redeemerMobile'])
    .where((where) =>
      where.and([
        where('card.state', '<>', 'draft'),
        ...(person ? [isPerson('buyer', person)] : []),
        ...(status ? [CONDITIONS[status](now)] : []),
        ...(from ? [where('card.bought_at', '>=', from)] : []),
        ...(before ? [where('card.bought_at', '<', before)] : []),
      ]),
    )
    .$narrowType<{ state: GiftCardStatus; orderId: number; boughtAt: Date; validUntil: Date }>()

export interface CardView {
  sort: 'bought' | 'ends'
  descending: boolean
  limit: number
  offset: number
}

const ORDER = { bought: 'card.bought_at', ends: 'card.valid_until' } as const

export const cardsMatching = (db: Db, filter: CardFilter, { sort, descending, limit, offset }: CardView) =>
  matching(db, filter)
    .orderBy(ORDER[sort], descending ? 'desc' : 'asc')
    .orderBy('card.id', descending ? 'desc' : 'asc')
    .limit(limit)
    .offset(offset)
    .execute()

export type SoldCard = Awaited<ReturnType<typeof cardsMatching>>[number]

/** Counts matches up to `most`. */
export const countMatching = async (db: Db, filter: CardFilter, most: number) =>
  (
    await db
      .selectFrom(matching(db, filter).limit(most).as('matching'))
      .select((of) => of.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

/** What can still be redeemed. */
export const owedPaise = async (db: Db) =>
  Number(
    (
      await db
        .selectFrom('gift_cards')
        .select((of) => of.fn.sum<number | null>('amount_paise').as('paise'))
        .where('state', '=', 'active')
        .executeTakeFirstOrThrow()
    ).paise ?? 0,
  )
