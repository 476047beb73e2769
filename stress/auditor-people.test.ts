import { expect, test } from 'vitest'
import { givePromotionalCredit } from '#contract/ledger/endpoints.ts'
import { createOrder } from '#contract/orders/endpoints.ts'
import { refundOrder } from '#contract/orders/staff.ts'
import { balancesOf } from '#server/domains/ledger/public.ts'
import { aBookable, aTime, hold } from '#test/bookings.ts'
import type { Person } from '#test/people.ts'
import { aCoupon, aPaidOrder, aService, buy, fill } from '#test/shop.ts'
import { world } from '#test/world.ts'
import { auditing } from './harness/auditing.ts'

const there = await world()
const { db, pool } = there
const { walletOf } = auditing(there)

/** One person, two accounts: a customer with the consultant's number. */
async function bothAtOnce(consultant: Pick<Person, 'id'>) {
  const customer = await there.aCustomer()
  await pool.query('update accounts set mobile = (select mobile from accounts where id = $1) where id = $2', [
    consultant.id,
    customer.id,
  ])
  return customer
}

test('nobody can turn promotional credit into earnings by buying from themselves', async () => {
  const staff = await there.aStaff()
  await aCoupon(there, { code: 'HALF', percentBp: 5_000 })
  const service = await aService(there, { pricePaise: 1_000_000 })
  const customer = await bothAtOnce({ id: service.consultantId })
  await staff.send(givePromotionalCredit, { accountId: customer.id, amountPaise: 100_000, reason: 'Welcome' })
  await fill(there, customer, 2_000_000)
  expect((await buy(customer, [service], { couponCode: 'HALF' })).body.code).toBe('own_account')
  const other = await aService(there)
  expect((await buy(customer, [other, service])).body.code).toBe('own_account')
  const bookable = await aBookable(there)
  const herself = await bothAtOnce(bookable)
  expect((await hold(herself, bookable, aTime(there))).body.code).toBe('own_account')
  expect(await walletOf(customer)).toBe(2_000_000)
  expect(await balancesOf(db, service.consultantId)).toMatchObject({ earnings_pending: 0, earnings: 0 })
})

test('a line that occurs twice in one refund, in whole or in parts, is refused', async () => {
  const [staff, order] = [await there.aStaff(), await aPaidOrder(there)]
  const before = await walletOf(order.buyer)
  const lineId = order.lines[0]!.id
  for (const lines of [
    [{ lineId }, { lineId }],
    [
      { lineId, paise: 1_000 },
      { lineId, paise: 1_000 },
    ],
    [{ lineId, paise: 1 }, { lineId }],
  ]) {
    const { status } = await staff.send(refundOrder, { id: order.id, lines, to: 'wallet', reason: 'Twice' })
    expect([status, await walletOf(order.buyer)]).toEqual([422, before])
  }
})

test('an order cannot be paid with the lines, the price or the billing of another', async () => {
  const [mine, theirs] = [await aPaidOrder(there), await aPaidOrder(there)]
  const staff = await there.aStaff()
  const lines = [{ lineId: theirs.lines[0]!.id }]
  const stolen = await staff.send(refundOrder, { id: mine.id, lines, to: 'wallet', reason: 'Of another' })
  expect(stolen.status).toBe(404)
  const buyer = await there.aCustomer()
  await fill(there, buyer, 1_000_000)
  const { id, type } = await aService(there, { pricePaise: 500_000 })
  const input = { items: [{ id, type }], useWallet: true, billing: { name: 'Asha', state: '27' } }
  for (const expectedTotalPaise of [0, 1, 589_999, 590_001])
    expect((await buyer.send(createOrder, { ...input, expectedTotalPaise })).status).toBeGreaterThanOrEqual(400)
  const parent = { items: [{ id, type: 'course' as const }], useWallet: true, billing: input.billing }
  expect((await buyer.send(createOrder, { ...parent, expectedTotalPaise: 0 })).body.code).toBe('item_unavailable')
  expect(await walletOf(buyer)).toBe(1_000_000)
})

test('a refund paisa by paisa, as far as its taxes can be halved, returns every paisa once', async () => {
  const staff = await there.aStaff()
  const order = await aPaidOrder(there, { pricePaise: 28 })
  const [{ id: lineId, totalPaise }] = [order.lines[0]!]
  const before = await walletOf(order.buyer)
  const back = (paise?: number) =>
    staff.send(refundOrder, { id: order.id, lines: [{ lineId, ...(paise && { paise }) }], to: 'wallet', reason: 'One' })
  for (let n = 0; n < totalPaise; n += 1) expect([201, 409, 422]).toContain((await back(1)).status)
  await back()
  expect((await walletOf(order.buyer)) - before).toBe(totalPaise)
})
