import { open, orderPayments, pay, priceCart, registerSeller } from '#server/domains/orders/public.ts'
import { registerPurpose } from '#server/domains/payments/public.ts'
import { cardById, giftCardSeller, giftCardTexts, insertDraft, redeemCard } from '#server/domains/wallet/public.ts'
import { registerMessages } from '#server/platform/outbox/messages.ts'
import type { Secrets } from '#server/platform/security/secrets.ts'
import { minutesAfter } from '#server/platform/time.ts'
import { stateCodeOf } from './buying.ts'
import { dayAt, type Making } from './timeline.ts'
import { payAtGateway } from './write-top-ups.ts'

interface DemoGiftCard {
  /** Index among the customers; the first is the demo login. */
  customer: number
  rupees: number
  recipientName: string
  message: string
  boughtDaysAgo: number
  clock: string
  redeemed?: { by: number; daysAgo: number }
}

const demoGiftCards: DemoGiftCard[] = [
  {
    ...{ customer: 0, rupees: 1_000, recipientName: 'Kamala Joshi', boughtDaysAgo: 5, clock: '16:25' },
    message: 'For your questions about the new shop',
  },
  {
    ...{ customer: 10, rupees: 2_500, recipientName: 'रमेश चाचा', boughtDaysAgo: 22, clock: '10:45' },
    ...{ message: 'नई मशीन के लिए सलाह ज़रूर लीजिए', redeemed: { by: 14, daysAgo: 19 } },
  },
  {
    ...{ customer: 12, rupees: 500, recipientName: 'Gurpreet', boughtDaysAgo: 12, clock: '18:10' },
    ...{ message: '', redeemed: { by: 13, daysAgo: 11 } },
  },
]

/** Gift cards paid at the test gateway: one to share, two that were redeemed. */
export async function writeGiftCards({ tx, timeline, now }: Making, secrets: Secrets | undefined) {
  registerSeller('gift_card', giftCardSeller(secrets))
  registerPurpose('order', orderPayments)
  registerMessages(giftCardTexts)
  const customers = await tx
    .selectFrom('accounts')
    .select(['id', 'name'])
    .where('type', '=', 'user')
    .where('source', '=', 'demo')
    .orderBy('id')
    .execute()
  for (const { customer, rupees, recipientName, message, boughtDaysAgo, clock, redeemed } of demoGiftCards) {
    const buyer = customers[customer]!
    const at = dayAt(now, boughtDaysAgo, clock)
    timeline.at(at, async () => {
      const id = await insertDraft(tx, {
        ...{ accountId: buyer.id, amountPaise: rupees * 100, recipientName, message, at },
      })
      const items = [{ id, type: 'gift_card' as const, quantity: 1 }]
      const stateCode = await stateCodeOf(tx, buyer.id)
      const wanted = { items, buyerId: buyer.id, couponCode: undefined, stateCode }
      const billing = { name: buyer.name, state: stateCode, gstin: null, address: null }
      const cart = await priceCart(tx, wanted, at)
      const orderId = await open(tx, { buyerId: buyer.id, cart, billing, payUntil: minutesAfter(at, 15), at })
      const paymentId = (await pay(tx, { orderId, useWallet: false, at }))!
      await payAtGateway(tx, { paymentId, paise: cart.sums.totalPaise, method: 'upi', at: minutesAfter(at, 1) })
      if (!redeemed) return
      const redeemedAt = dayAt(now, redeemed.daysAgo, clock)
      const by = customers[redeemed.by]!.id
      timeline.at(redeemedAt, async () => redeemCard(tx, (await cardById(tx, id))!, { by, at: redeemedAt }))
    })
  }
}
