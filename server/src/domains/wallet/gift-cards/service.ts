import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/wallet/gift-cards.ts'
import { fundsOf, post } from '#server/domains/ledger/public.ts'
import { notify } from '#server/domains/notifications/public.ts'
import { refund } from '#server/domains/orders/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { Once, SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import type { Services } from '#server/platform/services.ts'
import * as queries from './queries.ts'
import { codeHash, isRefundable, placeOfCode, statusOf } from './rules.ts'

export const prepareGiftCard = async ({ db, actor, now }: SignedIn, input: Input<typeof api.prepareGiftCard>) => ({
  id: await queries.insertDraft(db, { accountId: actor.id, ...input, at: now }),
})

function shown(card: queries.CardRow, { secrets }: Services, now: Date) {
  const { id, orderId, amountPaise, recipientName, recipientEmail, message, boughtAt, validUntil } = card
  const status = statusOf(card, now)
  const code = status === 'active' && card.codeEncrypted
  return {
    ...{ id, orderId, amountPaise, recipientName, recipientEmail, message, boughtAt, validUntil, status },
    code: code ? secrets.decrypt(placeOfCode(id), code) : null,
    isRefundable: isRefundable(card, now),
  }
}

export async function listOwnGiftCards(
  { db, actor, now, services }: SignedIn,
  { page, limit }: Input<typeof api.listOwnGiftCards>,
) {
  const [rows, count] = await Promise.all([
    queries.cardsOf(db, actor.id, { limit, offset: (page - 1) * limit }),
    queries.countCardsOf(db, actor.id),
  ])
  return { data: rows.map((card) => shown(card, services, now)), count, page, limit }
}

export async function cancelGiftCard({ tx, actor, now, services }: Once, { id }: Input<typeof api.cancelGiftCard>) {
  const card = await queries.cardById(tx, id)
  if (card?.accountId !== actor.id) throw new Problem('not_found')
  if (!isRefundable(card, now)) throw new Problem('gift_card_kept')
  const { orderId, lineId } = card
  const why = { reason: '', reasonCode: 'cancelled_by_customer', by: null, to: 'source', at: now } as const
  await refund(tx, { orderId, lines: [{ lineId }], ...why })
  return { giftCard: shown((await queries.cardById(tx, id))!, services, now) }
}

export async function redeemGiftCard({ tx, actor, now }: Once, { code }: Input<typeof api.redeemGiftCard>) {
  const card = await queries.lockCard(tx, { hash: codeHash(code) })
  if (!card) throw new Problem('gift_card_unknown')
  if (card.state === 'redeemed') throw new Problem('gift_card_redeemed')
  if (statusOf(card, now) !== 'active') throw new Problem('gift_card_over')
  await redeemCard(tx, card, { by: actor.id, at: now })
  const { spendablePaise: balancePaise } = await fundsOf(tx, actor.id, now)
  return { amountPaise: card.amountPaise, balancePaise }
}

/** Adds the money of an active card to a wallet. */
export async function redeemCard(tx: Tx, card: queries.CardRow, { by, at }: { by: number; at: Date }) {
  const { id, accountId, amountPaise: paise, recipientName: name } = card
  await queries.endCard(tx, id, { to: 'redeemed', by, at })
  await post(tx, {
    ...{ key: `gift card ${id} redeemed`, kind: 'gift_card_redeemed', at },
    entries: [
      { place: 'gift_cards', paise: -paise },
      { place: { balance: 'wallet', of: by }, paise },
    ],
  })
  if (accountId !== by) await notify(tx, at, { accountId, message: 'gift_card_redeemed', params: { paise, name } })
}
