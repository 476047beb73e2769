import { expect, test } from 'vitest'
import { requestRefund } from '#contract/orders/endpoints.ts'
import { completeOrderLine, refundOrder } from '#contract/orders/staff.ts'
import { approvePayout, askWithdrawal } from '#contract/payouts/endpoints.ts'
import { hangUpTalk } from '#contract/talks/endpoints.ts'
import { balancesOf } from '#server/domains/ledger/public.ts'
import { releaseEarnings } from '#server/domains/orders/earnings/jobs.ts'
import { sendPayouts } from '#server/domains/payouts/sending/jobs.ts'
import { anOldAccount } from '#test/a-withdrawal.ts'
import { afterTheHold } from '#test/earned.ts'
import type { Person } from '#test/people.ts'
import { sellInstead } from '#test/sellers.ts'
import { aCoupon, aPaidOrder, aService, buy, fill } from '#test/shop.ts'
import { anAnsweredTalk, inRoom, talkFor } from '#test/talks.ts'
import { world } from '#test/world.ts'
import { figure } from './figures.ts'
import { auditing, LONG } from './harness/auditing.ts'

const there = await world()
const { db, pool, clock, app } = there
const many = figure(4, 60)
const { walletOf, refundAll } = auditing(there)

test('taxes of odd prices, halved or whole, are refunded to the paisa in any number of parts', async () => {
  const staff = await there.aStaff()
  await aCoupon(there, { code: 'ODD', percentBp: 777, perPerson: 1000 })
  const buyer = await there.aCustomer()
  await fill(there, buyer, 10_000_000)
  for (const [pricePaise, state] of [
    [33_333, '27'],
    [99_991, '29'],
    [101, '27'],
    [7, '29'],
    [1, '27'],
  ] as const) {
    const services = [await aService(there, { pricePaise }), await aService(there, { pricePaise: pricePaise + 2 })]
    const { order } = (await buy(buyer, services, { couponCode: 'ODD', state })).body.data
    const [{ id: lineId, totalPaise }] = [order.lines[0]!]
    if (pricePaise > 200) await staff.send(completeOrderLine, { id: order.id, lineId, reason: 'Done' })
    const part = Math.max(1, Math.floor(totalPaise / 7))
    for (let left = totalPaise; left > 0; left -= part) {
      const lines = [{ lineId, paise: Math.min(part, left) }]
      expect((await staff.send(refundOrder, { id: order.id, lines, to: 'wallet', reason: 'A part' })).status).toBe(201)
    }
    await staff.send(refundOrder, {
      id: order.id,
      lines: [{ lineId: order.lines[1]!.id }],
      to: 'wallet',
      reason: 'All',
    })
  }
  expect(await walletOf(buyer)).toBe(10_000_000)
})

test("an item sold by the platform at a discount is refunded in parts, at the platform's expense only", async () => {
  const restore = sellInstead('course', {
    offers: async (_, items) =>
      new Map(
        items.map(({ id }) => [
          id,
          {
            id,
            title_english: 'Course',
            title_hindi: 'कोर्स',
            pricePaise: 33_333,
            taxCode: '999293',
            consultantId: null,
          },
        ]),
      ),
    fulfil: async () => 'fulfilled',
    revoke: async () => {},
  })
  const [staff, buyer] = [await there.aStaff(), await there.aCustomer()]
  await aCoupon(there, { code: 'OWN', percentBp: 3_333 })
  await fill(there, buyer, 100_000)
  const { order } = (await buy(buyer, [{ id: 77, type: 'course' }], { couponCode: 'OWN' })).body.data
  const [{ id: lineId, totalPaise }] = [order.lines[0]!]
  await staff.send(completeOrderLine, { id: order.id, lineId, reason: 'Seen to the end' })
  for (let left = totalPaise; left > 0; left -= 1_111) {
    const lines = [{ lineId, paise: Math.min(1_111, left) }]
    expect((await staff.send(refundOrder, { id: order.id, lines, to: 'wallet', reason: 'A part' })).status).toBe(201)
  }
  restore()
  expect(await walletOf(buyer)).toBe(100_000)
})

test(
  'concurrent refund, request, release and withdrawal: the consultant is paid what remains earned',
  LONG,
  async () => {
    for (let n = 0; n < many; n += 1) {
      const [staff, order] = [await there.aStaff(), await aPaidOrder(there, { pricePaise: 800_000 })]
      const her = await there.aConsultant()
      await pool.query('update order_lines set consultant_id = $1 where order_id = $2', [her.id, order.id])
      const bankAccountId = await anOldAccount(there, her)
      await staff.send(completeOrderLine, { id: order.id, lineId: order.lines[0]!.id, reason: 'Done' })
      if (n % 2 === 0) await afterTheHold(there)
      const { earnings, earnings_pending } = await balancesOf(db, her.id)
      const input = { amountPaise: earnings || earnings_pending, bankAccountId }
      const [asked] = await Promise.all([
        her.send(askWithdrawal, input),
        refundAll(await there.aStaff(), order),
        order.buyer.send(requestRefund, { id: order.id, reason: 'Not what I ordered' }),
        releaseEarnings(app.services, new Date(clock.now().getTime() + 49 * 3_600_000)),
      ])
      if (asked.status === 201) await (await there.aStaff()).send(approvePayout, { id: asked.body.data.withdrawal.id })
      await sendPayouts(app.services, clock.now())
      const balances = await balancesOf(db, her.id)
      const out = asked.status === 201 ? input.amountPaise : 0
      expect(balances).toMatchObject({ earnings: 0, earnings_pending: 0, payout: 0, debt: out === 0 ? 0 : -out })
    }
  },
)

test('payouts whose process dies after the bank was called are repeated with the same key, and paid once', async () => {
  const provider = app.services.payoutProvider!
  const send = provider.send
  const paid = new Map<string, number>()
  const asked: { her: Person; amountPaise: number }[] = []
  for (let n = 0; n < 5; n += 1) {
    const [staff, order, her] = [
      await there.aStaff(),
      await aPaidOrder(there, { pricePaise: 500_000 }),
      await there.aConsultant(),
    ]
    await pool.query('update order_lines set consultant_id = $1 where order_id = $2', [her.id, order.id])
    await staff.send(completeOrderLine, { id: order.id, lineId: order.lines[0]!.id, reason: 'Done' })
    const bankAccountId = await anOldAccount(there, her)
    await releaseEarnings(app.services, new Date(clock.now().getTime() + 49 * 3_600_000))
    const { earnings: amountPaise } = await balancesOf(db, her.id)
    const { body } = await her.send(askWithdrawal, { amountPaise, bankAccountId })
    await staff.send(approvePayout, { id: body.data.withdrawal.id })
    asked.push({ her, amountPaise })
  }
  let dies = 2
  provider.send = async (payout, now) => {
    paid.set(payout.key, (paid.get(payout.key) ?? 0) + (paid.has(payout.key) ? 0 : payout.paise))
    dies -= 1
    if (dies < 0) throw new Error('killed')
    return send(payout, now)
  }
  await sendPayouts(app.services, clock.now())
  dies = 100
  clock.advance({ minutes: 30 })
  await sendPayouts(app.services, clock.now())
  provider.send = send
  for (const { her } of asked) expect(await balancesOf(db, her.id)).toMatchObject({ payout: 0, earnings: 0 })
  expect([...paid.values()].reduce((a, b) => a + b, 0)).toBe(
    asked.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
  )
})

test('a paid talk is refunded once, in parts or whole, and its expert returns the same share', async () => {
  const staff = await there.aStaff()
  const talk = await anAnsweredTalk(there)
  const sides = await inRoom(there, talk)
  await talkFor(there, sides, 100)
  await talk.customer.send(hangUpTalk, { id: talk.id })
  const before = await walletOf(talk.customer)
  const { rows } = await pool.query<{ order: number; line: number; total: number }>(
    `select order_id::int as order, line_id::int as line, (select total_paise::int from orders where id = order_id) as total
     from talks where id = $1`,
    [talk.id],
  )
  const { order, line: lineId, total } = rows[0]!
  const back = (paise?: number) =>
    staff.send(refundOrder, { id: order, lines: [{ lineId, ...(paise && { paise }) }], to: 'source', reason: 'Noise' })
  const parts = await Promise.all([back(1_001), back(1_001), back(total), back(total + 1), back(-5)])
  await back()
  expect(parts.filter(({ status }) => status === 201).length).toBeGreaterThan(0)
  expect((await walletOf(talk.customer)) - before).toBe(total)
  expect(await balancesOf(db, talk.expert.id)).toMatchObject({ earnings_pending: 0, debt: 0 })
  expect((await talk.customer.send(requestRefund, { id: order, reason: 'Again' })).body.code).toBe('nothing_to_refund')
})
