import { expect, test } from 'vitest'
import { changeSetting } from '#contract/settings/endpoints.ts'
import { getWalletHistory, linkReceipt, linkStatement, topUpWallet } from '#contract/wallet/endpoints.ts'
import * as ledger from '#server/domains/ledger/public.ts'
import { aTopUp, press } from '#test/payments.ts'
import type { Person } from '#test/people.ts'
import { world } from '#test/world.ts'

const there = await world()
const { db, clock, call } = there

async function paidIn(person: Person, paise: number, method = 'upi') {
  const topUp = await aTopUp(person, paise)
  await press(there, topUp.page, { outcome: 'pay', method })
  clock.advance({ minutes: 1 })
  return topUp
}
const give = (person: Person, paise: number) =>
  db.transaction().execute((tx) =>
    ledger.post(tx, {
      ...{ key: `gift to ${person.id} of ${paise}`, kind: 'promotion', at: clock.now(), memo: 'Festive offer' },
      entries: [
        { place: 'promotions', paise: -paise },
        { place: { balance: 'promo', of: person.id }, paise },
      ],
    }),
  )
const spend = (person: Person, paise: number, orderId: number) =>
  db.transaction().execute((tx) =>
    ledger.spend(tx, {
      ...{ key: `bought ${orderId}`, kind: 'order_paid', of: person.id, paise, at: clock.now(), refs: { orderId } },
      to: [{ place: 'orders', paise }],
    }),
  )

test('the history shows every movement with the balance after it; the balance is credit minus debit', async () => {
  const person = await there.aCustomer()
  await paidIn(person, 1_000_00)
  await give(person, 200_00)
  await spend(person, 350_50, 77)
  const { data } = (await person.send(getWalletHistory, {})).body
  expect(data).toMatchObject({
    ...{ walletAmount: 849.5, walletCount: 3, count: 3, page: 1, limit: 10 },
    ...{
      paidPaise: 849_50,
      promoPaise: 0,
      heldPaise: 0,
      spendablePaise: 849_50,
      creditPaise: 1_200_00,
      debitPaise: 350_50,
    },
  })
  expect(data.walletHistory).toEqual(data.data)
  expect(
    data.data.map(({ kind, amountPaise, promoPaise, balancePaise, reference }) => [
      kind,
      amountPaise,
      promoPaise,
      balancePaise,
      reference.slice(0, 4),
    ]),
  ).toEqual([
    ['order_paid', -350_50, -200_00, 849_50, 'ORD-'],
    ['promotion', 200_00, 200_00, 1_200_00, 'TXN-'],
    ['top_up', 1_000_00, 0, 1_000_00, 'TOP-'],
  ])
})

test("the history is searched, filtered and paged, and contains only the caller's own movements", async () => {
  const [person, stranger] = [await there.aCustomer(), await there.aCustomer()]
  const { topUpId } = await paidIn(person, 1_000_00, 'card')
  for (const orderId of [801, 802, 803]) await spend(person, 100_00, orderId)
  const ask = async (input: object) => (await person.send(getWalletHistory, input)).body.data
  expect((await ask({ direction: 'in' })).walletHistory).toMatchObject([{ kind: 'top_up', method: 'card' }])
  expect((await ask({ direction: 'out' })).walletCount).toBe(3)
  expect((await ask({ search: 'top up' })).walletCount).toBe(1)
  expect((await ask({ search: `TOP-${String(topUpId).padStart(6, '0')}` })).walletCount).toBe(1)
  expect((await ask({ search: 'ORD-802' })).walletHistory).toMatchObject([{ orderId: 802 }])
  expect((await ask({ search: '%' })).walletCount).toBe(0)
  const second = await ask({ limit: 3, page: 2 })
  expect([second.walletHistory.length, second.walletCount]).toEqual([1, 4])
  expect((await stranger.send(getWalletHistory, {})).body.data).toMatchObject({
    walletAmount: 0,
    walletCount: 0,
    lastTopUpAt: null,
  })
})

test('held money is shown separately and cannot be spent', async () => {
  const person = await there.aCustomer()
  await paidIn(person, 1_000_00)
  const until = new Date(clock.now().getTime() + 600_000)
  await db
    .transaction()
    .execute((tx) =>
      ledger.hold(tx, { key: `hold of ${person.id}`, of: person.id, paise: 400_00, until, at: clock.now() }),
    )
  expect((await person.send(getWalletHistory, {})).body.data).toMatchObject({
    walletAmount: 1000,
    heldPaise: 400_00,
    spendablePaise: 600_00,
  })
})

test('a top-up respects the limits set by staff, and a repeated request is one top-up', async () => {
  const [person, staff] = [await there.aCustomer(), await there.aStaff()]
  const ask = (amountPaise: number, headers?: Record<string, string>) =>
    person.send(topUpWallet, { amountPaise }, headers ? { headers } : {})
  expect((await ask(99_99)).body).toMatchObject({
    code: 'top_up_amount',
    errors: { amountPaise: ['Enter from ₹100 to ₹50,000.'] },
  })
  expect((await ask(50_000_01)).status).toBe(422)
  const key = { 'idempotency-key': 'one-attempt' }
  const [first, again] = [await ask(100_00, key), await ask(100_00, key)]
  expect([first.status, again.text]).toEqual([201, first.text])
  expect((await ask(200_00, key)).body.code).toBe('idempotency_conflict')
  await staff.send(changeSetting, { key: 'topUpMinRupees', value: 500, reason: 'test' })
  expect((await ask(100_00)).status).toBe(422)
  await staff.send(changeSetting, { key: 'topUpMinRupees', value: 100, reason: 'test' })
})

test('a top-up has a receipt once captured, for its owner only', async () => {
  const [person, stranger] = [await there.aCustomer(), await there.aCustomer()]
  const waiting = await aTopUp(person)
  expect((await person.send(linkReceipt, { id: waiting.topUpId })).status).toBe(404)
  const { topUpId } = await paidIn(person, 1_000_00)
  expect((await stranger.send(linkReceipt, { id: topUpId })).status).toBe(404)
  for (const language of ['en', 'hi-IN']) {
    const { body } = await person.send(linkReceipt, { id: topUpId }, { headers: { 'accept-language': language } })
    const { status, headers, text } = await call('GET', body.data.url)
    expect([status, headers['content-type'], text.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-'])
    expect(headers['content-disposition']).toMatch(/^attachment; filename="TOP-\d+\.pdf"/)
  }
})

test('a statement lists the requested days, as CSV and as PDF', async () => {
  const person = await there.aCustomer()
  await paidIn(person, 1_000_00)
  clock.advance({ days: 3 })
  await spend(person, 250_00, 901)
  const [from, to] = [clock.now().toISOString().slice(0, 10), clock.now().toISOString().slice(0, 10)]
  const fetched = async (format: 'csv' | 'pdf') => {
    const { body } = await person.send(linkStatement, { from, to, format })
    return call('GET', body.data.url)
  }
  const table = await fetched('csv')
  const lines = table.text.trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toMatch(/Paid for order,ORD-901,-250\.00,0\.00,750\.00$/)
  const paper = await fetched('pdf')
  expect(paper.text.slice(0, 5)).toBe('%PDF-')
  for (const { headers } of [table, paper]) expect(headers['content-disposition']).toMatch(/^attachment;/)
  const turned = await person.send(linkStatement, { from: '2026-03-05', to: '2026-03-04', format: 'csv' })
  expect(turned.status).toBe(422)
})
