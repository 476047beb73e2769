import { describe, expect, test } from 'vitest'
import { getOrder, quoteCart } from '#contract/orders/endpoints.ts'
import { refundOrder } from '#contract/orders/staff.ts'
import * as api from '#contract/wallet/gift-cards.ts'
import { fundsOf, trialBalance } from '#server/domains/ledger/public.ts'
import { audit } from '#test/auditor.ts'
import { A_CARD, aGiftCard, anOrderedCard, ownCards } from '#test/gift-cards.ts'
import type { Person } from '#test/people.ts'
import { backAgain } from '#test/questions.ts'
import { aCoupon, fill } from '#test/shop.ts'
import { world } from '#test/world.ts'
import { endGiftCards } from './jobs.ts'

const there = await world()

const walletOf = async ({ id }: Person) => (await fundsOf(there.db, id, there.clock.now())).walletPaise
const bookOf = async (kind: string) =>
  (await trialBalance(there.db)).rows.find((row) => row.kind === kind)?.balancePaise ?? 0
const redeem = (person: Person, code: string) => person.send(api.redeemGiftCard, { code })

describe('a gift card', () => {
  test('is paid at the gateway only, without coupons or tax, and its money is owed until it is redeemed', async () => {
    const buyer = await there.aCustomer()
    await fill(there, buyer, 500_000)
    await aCoupon(there, { code: 'ALL-10', percentBp: 1_000 })
    const { id } = (await buyer.send(api.prepareGiftCard, A_CARD)).body.data
    const items = [{ id, type: 'gift_card' as const }]
    const quote = (await buyer.send(quoteCart, { items, couponCode: 'ALL-10', useWallet: true })).body.data
    expect(quote).toMatchObject({ totalPaise: 100_000, taxPaise: 0, discounts: [], wallet: null, duePaise: 100_000 })
    expect(quote.coupon).toMatchObject({ problem: 'not_for_these' })
    const before = await bookOf('gift_cards')
    const { order, pay } = await anOrderedCard(there, { buyer })
    expect(order).toMatchObject({ status: 'paying', payment: { amountPaise: 100_000 } })
    await pay()
    const paid = (await buyer.send(getOrder, { id: order.id })).body.data.order
    expect(paid).toMatchObject({ status: 'paid', lines: [{ state: 'completed', totalPaise: 100_000 }] })
    expect(await walletOf(buyer)).toBe(500_000)
    expect((await bookOf('gift_cards')) - before).toBe(100_000)
    expect(await audit(there)).toEqual([])
  })

  test('is for ₹500 to ₹10,000', async () => {
    const buyer = await there.aCustomer()
    for (const amountPaise of [49_900, 1_000_100, 100_050]) {
      const { status, body } = await buyer.send(api.prepareGiftCard, { ...A_CARD, amountPaise })
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['amountPaise']])
    }
  })

  test('is bought only by whoever entered it', async () => {
    const { id } = (await (await there.aCustomer()).send(api.prepareGiftCard, A_CARD)).body.data
    const other = await there.aCustomer()
    const { lines } = (await other.send(quoteCart, { items: [{ id, type: 'gift_card' }] })).body.data
    expect(lines).toMatchObject([{ blocked: 'withdrawn' }])
  })

  test('sends its code by mail; the database has neither the code nor the mail’s text afterwards', async () => {
    const { code, id } = await aGiftCard(there, { recipientEmail: 'kamala@example.in' })
    await there.app.services.outbox.settled()
    expect((await there.call('GET', '/demo/inbox.json?to=kamala@example.in')).text).toContain(code)
    const { rows } = await there.pool.query(
      `select g::text || (select string_agg(o::text, '') from outbox o where recipient = 'kamala@example.in') as stored
       from gift_cards g where id = $1`,
      [id],
    )
    expect(rows[0].stored).not.toContain(code)
  })

  test('is redeemed once, however it is typed and by however many at the same time', async () => {
    const { code, buyer, id } = await aGiftCard(there)
    const people = [await there.aCustomer(), await there.aCustomer(), await there.aCustomer()]
    const typed = [code, code.toLowerCase(), code.replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')]
    const answers = await Promise.all(people.map((person, at) => redeem(person, typed[at]!)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('gift_card_redeemed')
    const balances = await Promise.all(people.map(walletOf))
    expect(balances.toSorted()).toEqual([0, 0, 100_000].toSorted())
    expect(await ownCards(buyer)).toMatchObject([{ id, status: 'redeemed', code: null, isRefundable: false }])
    expect(await audit(there)).toEqual([])
  })

  test('cannot be guessed: ten attempts an hour', async () => {
    const person = await there.aCustomer()
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect((await redeem(person, `AAAA-BBBB-CCCC-${1000 + attempt}`)).body.code).toBe('gift_card_unknown')
    const { code } = await aGiftCard(there)
    expect((await redeem(person, code)).status).toBe(429)
  })
})

describe('the end of a gift card', () => {
  test('a refund to its source within 7 days, and the code is void', async () => {
    const { id, buyer, code, order } = await aGiftCard(there)
    const answers = await Promise.all([1, 2].map(() => buyer.send(api.cancelGiftCard, { id })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    const { refunds } = (await buyer.send(getOrder, { id: order.id })).body.data.order
    expect(refunds).toMatchObject([{ toSourcePaise: 100_000, toWalletPaise: 0 }])
    expect((await redeem(await there.aCustomer(), code)).body.code).toBe('gift_card_over')
    expect(await audit(there)).toEqual([])
  })

  test('no refund after 7 days, of a part, or of one that was redeemed; staff may refund later', async () => {
    const [late, used] = [await aGiftCard(there), await aGiftCard(there)]
    await redeem(await there.aCustomer(), used.code)
    const staff = await there.aStaff()
    expect((await used.buyer.send(api.cancelGiftCard, { id: used.id })).body.code).toBe('gift_card_kept')
    const whole = { to: 'wallet' as const, reason: 'Asked' }
    const refused = async ({ order }: typeof late, paise?: number) =>
      (await staff.send(refundOrder, { id: order.id, lines: [{ lineId: order.lines[0]!.id, paise }], ...whole })).body
        .code
    expect([await refused(used), await refused(late, 50_000)]).toEqual(['gift_card_kept', 'gift_card_kept'])
    there.clock.advance({ days: 7 })
    const buyer = await backAgain(there, late.buyer)
    expect((await buyer.send(api.cancelGiftCard, { id: late.id })).body.code).toBe('gift_card_kept')
    const again = await there.aStaff()
    const done = await again.send(api.refundGiftCard, { id: late.id, reason: 'A mistake' })
    expect([done.status, done.body.data]).toEqual([201, { refundedPaise: 100_000 }])
    const { data } = (await again.send(api.listGiftCards, { status: 'refunded', limit: 1 })).body.data
    expect(data).toMatchObject([{ id: late.id, buyer: { id: late.buyer.id } }])
    expect(await audit(there)).toEqual([])
  })

  test('a year after it was bought: a second before it is redeemed, at that second it is over', async () => {
    const [last, over] = [await aGiftCard(there), await aGiftCard(there)]
    there.clock.set(new Date(new Date(last.card.validUntil).getTime() - 1_000))
    expect((await redeem(await there.aCustomer(), last.code)).status).toBe(201)
    there.clock.set(new Date(over.card.validUntil))
    expect((await redeem(await there.aCustomer(), over.code)).body.code).toBe('gift_card_over')
    const before = await bookOf('commission')
    await Promise.all([1, 2].map(() => endGiftCards(there.app.services, there.clock.now())))
    expect((await bookOf('commission')) - before).toBeGreaterThanOrEqual(100_000)
    expect(await ownCards(await backAgain(there, over.buyer))).toMatchObject([{ status: 'expired', code: null }])
    expect(await audit(there)).toEqual([])
  })
})
