import { GIFT_CARD_VALID_DAYS } from '#contract/wallet/constants.ts'
import type { Offer, Seller } from '#server/domains/orders/public.ts'
import { rupees } from '#server/platform/documents/money.ts'
import { Problem } from '#server/platform/http/problem.ts'
import * as outbox from '#server/platform/outbox/outbox.ts'
import type { Secrets } from '#server/platform/security/secrets.ts'
import { daysAfter } from '#server/platform/time.ts'
import * as queries from './queries.ts'
import { codeHash, newCode, placeOfCode, statusOf } from './rules.ts'

/** Without the name of the recipient: documents are kept for years. */
const titleOf = (amountPaise: number) => ({
  title_english: `Gift card of ${rupees(amountPaise)}`,
  title_hindi: `${rupees(amountPaise)} का गिफ़्ट कार्ड`,
})

/** How orders sell gift cards. A code that was not sent by mail is shown to the buyer, so it is stored encrypted. */
export const giftCardSeller = (secrets: Pick<Secrets, 'encrypt'> | undefined): Seller => ({
  soldOnce: true,
  voucherBook: 'gift_cards',
  async offers(db, items, buyerId) {
    const ids = items.filter(({ draftId }) => draftId === null).map(({ id }) => id)
    const drafts = buyerId === undefined || ids.length === 0 ? [] : await queries.draftsOf(db, buyerId, ids)
    return new Map(
      drafts.map(({ id, amountPaise }): [number, Offer] => {
        // A voucher is not a supply: what is bought with it is taxed.
        const terms = { pricePaise: amountPaise, taxCode: '', gstRateBp: 0, consultantId: null }
        return [id, { id, ...titleOf(amountPaise), ...terms }]
      }),
    )
  },
  async fulfil(tx, { id: lineId, orderId, itemId: id }, now) {
    const known = await queries.cardById(tx, id)
    if (known) return known.lineId === lineId ? 'fulfilled' : { refused: 'paid_already' }
    const code = newCode()
    const validUntil = daysAfter(now, GIFT_CARD_VALID_DAYS)
    const card = await queries.setActive(tx, id, {
      ...{ lineId, orderId, hash: codeHash(code), encrypted: secrets?.encrypt(placeOfCode(id), code) ?? null },
      ...{ at: now, validUntil },
    })
    if (!card) return { refused: 'not_available' }
    const { recipientEmail: email, recipientName: name, amountPaise: paise, from, message, language } = card
    const params = { name, paise, from, note: message, code, validUntil: validUntil.toISOString() }
    if (email) await outbox.add(tx, now, { message: 'gift_card_received', to: { email }, language, params })
    return 'fulfilled'
  },
  async assertRefundable(tx, { id: lineId, totalPaise }, paise, now) {
    const card = await queries.lockCard(tx, { lineId })
    // Refused orders have no card.
    if (!card) return
    if (paise < totalPaise || statusOf(card, now) !== 'active') throw new Problem('gift_card_kept')
  },
  async revoke(tx, { id: lineId }, now) {
    const card = await queries.lockCard(tx, { lineId })
    if (!card || !(await queries.endCard(tx, card.id, { to: 'refunded', at: now }))) throw new Problem('gift_card_kept')
  },
})
