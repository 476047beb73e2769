import { expect, test } from 'vitest'
import { getReconciliation, listReconciliations, reconcileDay } from '#contract/payments/endpoints.ts'
import { getWalletHistory } from '#contract/wallet/endpoints.ts'
import * as ledger from '#server/domains/ledger/public.ts'
import { aTopUp, press } from '#test/payments.ts'
import { world } from '#test/world.ts'
import { reconcileYesterday } from './service.ts'

const there = await world()
const { db, clock, app } = there
const DAY = '2026-03-02'

async function paid(webhooks: string, paise = 500_00) {
  const person = await there.aCustomer()
  const topUp = await aTopUp(person, paise)
  await press(there, topUp.page, { outcome: 'pay', webhooks })
  return { person, ...topUp }
}

test("a matching day is stored as clean, with the gateway's fees in the ledger", async () => {
  await paid('once', 1_000_00)
  await paid('once')
  clock.advance({ days: 1 })
  await reconcileYesterday(app.services, clock.now())
  const staff = await there.aStaff()
  const { body } = await staff.send(listReconciliations, {})
  expect(body.data.data).toMatchObject([
    {
      ...{ day: DAY, provider: 'test', gatewayPayments: 2, ourPayments: 2, gatewayPaise: 1_500_00, ourPaise: 1_500_00 },
      ...{ feesPaise: 35_40, differences: 0, mended: 0 },
    },
  ])
  const books = await ledger.trialBalance(db)
  expect(JSON.stringify(books)).toContain('gateway_fees')
  await reconcileYesterday(app.services, clock.now())
  expect((await staff.send(listReconciliations, { found: 'clean' })).body.data.count).toBe(1)
})

test('a payment without a webhook is credited by the comparison; other differences are shown and staff are notified', async () => {
  const day = clock.now().toISOString().slice(0, 10)
  const { person } = await paid('never')
  const lost = await paid('once')
  await db.deleteFrom('test_gateway_payments').where('order_id', '=', lost.orderId).execute()
  await db
    .insertInto('test_gateway_orders')
    .values({ id: 'order_test_stranger', payment_id: 0, paise: 7_00, wants_mandate: false, created_at: clock.now() })
    .execute()
  await db
    .insertInto('test_gateway_payments')
    .values({
      id: 'pay_test_stranger',
      order_id: 'order_test_stranger',
      paise: 7_00,
      state: 'captured',
      method: 'upi',
      created_at: clock.now(),
    })
    .execute()
  const staff = await there.aStaff()
  const { body } = await staff.send(reconcileDay, { day })
  expect(body.data.reconciliation).toMatchObject({ differences: 3, mended: 1 })
  expect((await person.send(getWalletHistory, {})).body.data.walletAmount).toBe(500)
  const { differences } = (await staff.send(getReconciliation, { id: body.data.reconciliation.id })).body.data
  expect(
    differences.map(({ kind, mended, gatewayPaise, ourPaise }) => [kind, mended, gatewayPaise, ourPaise]).sort(),
  ).toEqual([
    ['captured_here_only', false, null, 500_00],
    ['captured_there_only', true, 500_00, null],
    ['unknown_order', false, 7_00, null],
  ])
  const found = await staff.send(listReconciliations, { search: 'pay_test_stranger' })
  expect(found.body.data.data.map((report) => report.day)).toEqual([day])
  expect((await there.call('GET', `/demo/inbox.json?to=${staff.email}`)).text).toContain(
    `2 payment differences on ${day}`,
  )
})

test('a future day is refused', async () => {
  const staff = await there.aStaff()
  expect((await staff.send(reconcileDay, { day: '2030-01-01' })).status).toBe(422)
})
