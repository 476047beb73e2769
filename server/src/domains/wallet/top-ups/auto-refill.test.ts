import { expect, test } from 'vitest'
import { checkPayment } from '#contract/payments/endpoints.ts'
import { getAutoRefill, getWalletHistory, setAutoRefill } from '#contract/wallet/endpoints.ts'
import * as ledger from '#server/domains/ledger/public.ts'
import { GatewayFailure } from '#server/domains/payments/public.ts'
import { beginWith, untilBlockedBy } from '#test/locks.ts'
import { checkoutPage, gatewayOf, press } from '#test/payments.ts'
import type { Person } from '#test/people.ts'
import { world } from '#test/world.ts'
import { refillWallets } from './auto-refill.ts'

const there = await world()
const { db, clock, app } = there
const input = { enabled: true, belowPaise: 500_00, amountPaise: 1_000_00 }
const refillOf = async (person: Person) => (await person.send(getAutoRefill, {})).body.data.autoRefill
const balanceOf = async (person: Person) => (await person.send(getWalletHistory, {})).body.data.walletAmount

let orders = 0
const spend = (person: Person, paise: number) => {
  orders += 1
  const key = `spent ${orders}`
  return db.transaction().execute((tx) =>
    ledger.spend(tx, {
      key,
      kind: 'order_paid',
      of: person.id,
      paise,
      at: clock.now(),
      to: [{ place: 'orders', paise }],
    }),
  )
}

/** A customer with a mandate and ₹1,000 in the wallet. */
async function withMandate() {
  const person = await there.aCustomer()
  const { body } = await person.send(setAutoRefill, input)
  await press(there, await checkoutPage(person, body.data.autoRefill.mandatePaymentId!), { outcome: 'pay' })
  return person
}

test('the first top-up requests a mandate; afterwards the wallet is refilled below its threshold', async () => {
  const person = await there.aCustomer()
  expect(await refillOf(person)).toMatchObject({ state: 'off', mandatePaymentId: null })
  const { body } = await person.send(setAutoRefill, input)
  const { mandatePaymentId } = body.data.autoRefill
  expect(body.data.autoRefill.state).toBe('awaiting_mandate')
  expect((await person.send(setAutoRefill, input)).body.data.autoRefill.mandatePaymentId).toBe(mandatePaymentId)
  await press(there, await checkoutPage(person, mandatePaymentId!), { outcome: 'pay' })
  expect(await refillOf(person)).toMatchObject({ state: 'on', method: 'upi', mandatePaymentId: null })
  await refillWallets(app.services, clock.now())
  expect(await balanceOf(person)).toBe(1000)
  await spend(person, 600_00)
  await Promise.all([refillWallets(app.services, clock.now()), refillWallets(app.services, clock.now())])
  expect(await balanceOf(person)).toBe(1400)
  expect((await refillOf(person)).lastRefillAt).not.toBeNull()
})

test('a process that found a wallet empty does not refill it after money has arrived', async () => {
  const person = await withMandate()
  await spend(person, 600_00)
  const other = await beginWith(there, 'select from wallet_auto_refills where account_id = $1 for update', [person.id])
  const refilling = refillWallets(app.services, clock.now())
  await untilBlockedBy(there, other.pid)
  const paise = 600_00
  const entries = [
    { place: 'gateway', paise: -paise },
    { place: { balance: 'wallet', of: person.id }, paise },
  ] as const
  await db.transaction().execute((tx) => ledger.post(tx, { key: 'arrived', kind: 'top_up', at: clock.now(), entries }))
  await other.end()
  await refilling
  expect(await balanceOf(person)).toBe(1000)
})

test('it refills at most as often per day as staff allow, and not when it is off', async () => {
  const person = await withMandate()
  for (let n = 0; n < 5; n++) {
    const balance = await balanceOf(person)
    if (balance > 0) await spend(person, balance * 100)
    await refillWallets(app.services, clock.now())
  }
  expect(await balanceOf(person)).toBe(0)
  const refills = await db
    .selectFrom('top_ups')
    .select('id')
    .where('account_id', '=', person.id)
    .where('automatic', '=', true)
    .execute()
  expect(refills).toHaveLength(3)
  await person.send(setAutoRefill, { ...input, enabled: false })
  clock.advance({ days: 1 })
  await refillWallets(app.services, clock.now())
  expect(await balanceOf(person)).toBe(0)
  expect((await person.send(setAutoRefill, input)).body.data.autoRefill.state).toBe('on')
  await refillWallets(app.services, clock.now())
  expect(await balanceOf(person)).toBe(1000)
})

test('three refusals by the bank pause it, and the person is notified', async () => {
  const person = await withMandate()
  await spend(person, 900_00)
  const charge = async () => {
    throw new GatewayFailure('no', { permanent: true })
  }
  for (let n = 0; n < 4; n++) {
    await refillWallets({ ...app.services, gateway: { ...gatewayOf(there), charge } }, clock.now())
    clock.advance({ hours: 7 })
  }
  expect((await refillOf(person)).state).toBe('paused')
  expect(await balanceOf(person)).toBe(100)
  expect((await there.call('GET', `/demo/inbox.json?to=${person.mobile}`)).text).toContain('auto-refill is paused')
})

test('a charge whose response was lost is not repeated', async () => {
  const person = await withMandate()
  await spend(person, 900_00)
  let charges = 0
  const gateway = gatewayOf(there)
  const charge = async (given: Parameters<typeof gateway.charge>[0]) => {
    if (given.payer.accountId === person.id) charges += 1
    await gateway.charge(given)
    throw new GatewayFailure('the line broke')
  }
  for (let n = 0; n < 3; n++) await refillWallets({ ...app.services, gateway: { ...gateway, charge } }, clock.now())
  expect([charges, await balanceOf(person)]).toEqual([1, 100])
  clock.advance({ minutes: 3 })
  const { payment_id: id } = await db
    .selectFrom('top_ups')
    .select('payment_id')
    .where('account_id', '=', person.id)
    .orderBy('id', 'desc')
    .$narrowType<{ payment_id: number }>()
    .executeTakeFirstOrThrow()
  await person.send(checkPayment, { id })
  expect(await balanceOf(person)).toBe(1100)
})

test('amounts outside the limits are refused', async () => {
  const person = await there.aCustomer()
  const { status, body } = await person.send(setAutoRefill, { ...input, amountPaise: 1_00 })
  expect([status, body.code]).toEqual([422, 'top_up_amount'])
})
