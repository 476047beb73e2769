import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/wallet/gift-cards.ts'
import { COUNTED_TO } from '#server/domains/accounts/public.ts'
import * as audit from '#server/domains/audit/public.ts'
import { proposable, refund } from '#server/domains/orders/public.ts'
import type { Once, SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { signedUrl } from '#server/platform/http/signed-urls.ts'
import { cardById } from '../queries.ts'
import { statusOf } from '../rules.ts'
import { filterOf, giftCardsFile } from './files.ts'
import * as queries from './queries.ts'

export async function listGiftCards({ db, contacts, now }: SignedIn, input: Input<typeof api.listGiftCards>) {
  const { page, limit, sort, ...filters } = input
  const filter = filterOf(filters, contacts, now)
  const [column, descending] = [sort.replace('-', '') as queries.CardView['sort'], sort.startsWith('-')]
  const [rows, count, owedPaise] = await Promise.all([
    queries.cardsMatching(db, filter, { sort: column, descending, limit, offset: (page - 1) * limit }),
    queries.countMatching(db, filter, COUNTED_TO + 1),
    queries.owedPaise(db),
  ])
  return {
    data: rows.map((row) => shown(row, now)),
    ...{ count: Math.min(count, COUNTED_TO), countedAll: count <= COUNTED_TO, page, limit, owedPaise },
  }
}

function shown(row: queries.SoldCard, now: Date) {
  const { id, orderId, amountPaise, recipientName, boughtAt, validUntil, endedAt, redeemerId } = row
  return {
    ...{ id, orderId, amountPaise, recipientName, boughtAt, validUntil, endedAt, status: statusOf(row, now) },
    buyer: { id: row.buyerId, name: row.buyerName, mobile: row.mobile },
    redeemedBy: redeemerId === null ? null : { id: redeemerId, name: row.redeemerName!, mobile: row.redeemerMobile! },
  }
}

/** Exports of personal data are recorded in the audit log. */
export async function exportGiftCards(context: SignedIn, filter: Input<typeof api.exportGiftCards>) {
  const { services, db, actor, now } = context
  await db.transaction().execute((tx) => audit.record(tx, context, { action: 'gift_cards.exported', after: filter }))
  return { url: signedUrl(services, giftCardsFile, filter, { actor, now }) }
}

export const refundGiftCard = proposable('gift_card', refundNow, async () => ({ refundedPaise: 0 }))

async function refundNow(context: Once, { id, reason }: Input<typeof api.refundGiftCard>) {
  const { tx, actor, now } = context
  const card = await cardById(tx, id)
  if (!card) throw new Problem('not_found')
  if (statusOf(card, now) !== 'active') throw new Problem('gift_card_kept')
  const { orderId, lineId } = card
  const { paise } = await refund(tx, {
    ...{ orderId, lines: [{ lineId }], by: actor.id, to: 'source', at: now },
    // The reason is for staff only.
    ...{ reason: '', reasonCode: 'refunded_by_staff' },
  })
  const subject = { kind: 'gift_card', id }
  await audit.record(tx, context, { action: 'gift_card.refunded', subject, after: { paise }, reason })
  return { refundedPaise: paise }
}
