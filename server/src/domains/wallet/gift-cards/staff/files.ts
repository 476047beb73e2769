import type { FastifyInstance } from 'fastify'
import type { Input } from '#contract/endpoint.ts'
import { exportGiftCards } from '#contract/wallet/gift-cards.ts'
import { personSearch } from '#server/domains/accounts/public.ts'
import type { Db } from '#server/platform/db/db.ts'
import { type CsvColumns, inParts } from '#server/platform/documents/csv.ts'
import { staffCsv } from '#server/platform/documents/staff-csv.ts'
import type { Contacts } from '#server/platform/http/context.ts'
import { serveSigned, signedKind } from '#server/platform/http/signed-urls.ts'
import { endOfDay, startOfDay } from '#server/platform/time.ts'
import { statusOf } from '../rules.ts'
import { type CardFilter, cardsMatching, type SoldCard } from './queries.ts'

/** The signed link contains the filter, so the export matches the list on the screen. */
export const giftCardsFile = signedKind('gift-cards.csv', exportGiftCards.input)

export const filterOf = (
  { search, status, from, to }: Input<typeof exportGiftCards>,
  contacts: Contacts,
  now: Date,
): CardFilter => ({
  ...{ status, now, person: personSearch(search, contacts) },
  from: from ? startOfDay(from) : undefined,
  before: to ? endOfDay(to) : undefined,
})

const columnsAt = (now: Date): CsvColumns<SoldCard> => [
  ['Buyer', (row) => row.buyerName],
  ['Mobile', (row) => row.mobile],
  ['For', (row) => row.recipientName],
  ['Amount', (row) => row.amountPaise, 'rupees'],
  ['Status', (row) => statusOf(row, now)],
  ['Paid on', (row) => row.boughtAt, 'India time'],
  ['Valid till', (row) => row.validUntil, 'India time'],
  ['Redeemed by', (row) => row.redeemerName ?? ''],
  ['Ended on', (row) => row.endedAt, 'India time'],
  ['Order', (row) => row.orderId],
]

const partsOf = (db: Db, filter: CardFilter) =>
  inParts((part) => cardsMatching(db, filter, { sort: 'bought', descending: true, ...part }))

export const serveGiftCardsFile = (app: FastifyInstance) =>
  serveSigned(app, giftCardsFile, async ({ services, actor, now, params }) =>
    staffCsv('gift-cards', { actor, now }, columnsAt(now), partsOf(services.db, filterOf(params, 'shown', now))),
  )
