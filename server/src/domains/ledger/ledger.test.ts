import { expect, test } from 'vitest'
import { requestDeletion } from '#contract/accounts/privacy.ts'
import type { BalanceKind } from '#contract/ledger/endpoints.ts'
import { carryOutDeletions } from '#server/domains/accounts/public.ts'
import type { Person } from '#test/people.ts'
import { world } from '#test/world.ts'
import { checkBooks, trialBalance } from './books/service.ts'
import { balancesOf, countHistory, fundsOf, historyOf } from './history/service.ts'
import { captureHold, extendHold, hold, voidHold } from './holds/service.ts'
import * as ledger from './service.ts'

const { app, db, pool, aCustomer, aConsultant, clock } = await world()
const at = clock.now()
const minutes = (n: number) => new Date(at.getTime() + n * 60_000)
const within = <T>(
  postingHeader: (tx: Parameters<Parameters<ReturnType<typeof db.transaction>['execute']>[0]>[0]) => Promise<T>,
) => db.transaction().execute(postingHeader)

let keys = 0
const newKey = () => {
  keys += 1
  return `test ${keys}`
}
const give = (person: Person, balance: BalanceKind, paise: number) =>
  within((tx) =>
    ledger.post(tx, {
      key: newKey(),
      kind: 'top_up',
      at,
      entries: [
        { place: balance === 'promo' ? 'promotions' : 'gateway', paise: -paise },
        { place: { balance, of: person.id }, paise },
      ],
    }),
  )
const toOrders = (paise: number) => [{ place: 'orders', paise } as const]
const pay = (person: Person, paise: number, key = newKey()) =>
  within((tx) => ledger.spend(tx, { key, kind: 'order_paid', of: person.id, paise, to: toOrders(paise), at }))
const holdOf = (person: Person, paise: number, until = minutes(10), now = at) =>
  within((tx) => hold(tx, { key: newKey(), of: person.id, paise, until, at: now }))
const funds = (person: Person, now = at) => fundsOf(db, person.id, now)
const expectSoundBooks = async () => {
  expect(await checkBooks(db)).toEqual([])
  expect((await trialBalance(db)).totalPaise).toBe(0)
}

async function aRichCustomer({ wallet = 10_000, promo = 0 } = {}) {
  const person = await aCustomer()
  if (wallet) await give(person, 'wallet', wallet)
  if (promo) await give(person, 'promo', promo)
  return person
}

test('a wallet is its credits minus its debits, both 0 without movements', async () => {
  const person = await aCustomer()
  const none = { walletPaise: 0, promoPaise: 0, heldPaise: 0, spendablePaise: 0, creditPaise: 0, debitPaise: 0 }
  expect(await funds(person)).toEqual(none)
  await give(person, 'wallet', 50_000)
  await pay(person, 12_345)
  expect(await funds(person)).toEqual({
    ...none,
    ...{ walletPaise: 37_655, spendablePaise: 37_655, creditPaise: 50_000, debitPaise: 12_345 },
  })
  await expectSoundBooks()
})

test('promotional credit is spent first, then the wallet', async () => {
  const person = await aRichCustomer({ wallet: 10_000, promo: 3_000 })
  expect(await pay(person, 2_000)).toMatchObject({ promoPaise: 2_000, walletPaise: 0, repeated: false })
  expect(await pay(person, 5_000)).toMatchObject({ promoPaise: 1_000, walletPaise: 4_000 })
  expect(await pay(person, 1_000)).toMatchObject({ promoPaise: 0, walletPaise: 1_000 })
  expect(await funds(person)).toMatchObject({ walletPaise: 5_000, promoPaise: 0 })
})

test('nobody spends more than they have, and the transaction can continue otherwise', async () => {
  const person = await aRichCustomer({ wallet: 1_000 })
  await expect(pay(person, 1_001)).rejects.toMatchObject({ code: 'insufficient_funds' })
  const instead = await within(async (tx) => {
    const order = { kind: 'order_paid', of: person.id, at } as const
    await ledger
      .spend(tx, { key: newKey(), ...order, paise: 5_000, to: toOrders(5_000) })
      .catch((problem) => expect(problem.code).toBe('insufficient_funds'))
    return ledger.spend(tx, { key: newKey(), ...order, paise: 400, to: toOrders(400) })
  })
  expect(instead.walletPaise).toBe(400)
  await expect(
    within((tx) =>
      ledger.post(tx, {
        key: newKey(),
        kind: 'correction',
        at,
        entries: [
          { place: { balance: 'wallet', of: person.id }, paise: -601 },
          { place: 'adjustments', paise: 601 },
        ],
      }),
    ),
  ).rejects.toMatchObject({ code: 'insufficient_funds' })
  expect((await funds(person)).walletPaise).toBe(600)
})

test('a key moves money once: repeating it returns the same result, different entries are refused', async () => {
  const person = await aRichCustomer({ wallet: 5_000, promo: 700 })
  const key = newKey()
  const answers = await Promise.all(Array.from({ length: 8 }, () => pay(person, 1_000, key)))
  expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1)
  expect(new Set(answers.map(({ movementId }) => movementId)).size).toBe(1)
  for (const answer of answers) expect(answer).toMatchObject({ promoPaise: 700, walletPaise: 300 })
  await expect(pay(person, 1_001, key)).rejects.toThrow('has moved other money')
  await expect(pay(await aRichCustomer(), 1_000, key)).rejects.toThrow('has moved other money')
  expect((await funds(person)).walletPaise).toBe(4_700)
  await expectSoundBooks()
})

test('held money cannot be spent, is spent by its capture, and the rest is released', async () => {
  const person = await aRichCustomer({ wallet: 10_000, promo: 2_000 })
  const held = await holdOf(person, 9_000)
  expect(held).toMatchObject({ promoPaise: 2_000, walletPaise: 7_000 })
  expect(await funds(person)).toMatchObject({ heldPaise: 9_000, spendablePaise: 3_000 })
  await expect(pay(person, 3_001)).rejects.toMatchObject({ code: 'insufficient_funds' })
  const capture = (key: string, paise: number) =>
    within((tx) => captureHold(tx, { holdId: held.id, key, kind: 'talk_paid', paise, to: toOrders(paise), at }))
  await expect(capture(newKey(), 9_001)).rejects.toMatchObject({ code: 'insufficient_funds' })
  const key = newKey()
  expect(await capture(key, 5_000)).toEqual({ promoPaise: 2_000, walletPaise: 3_000 })
  expect(await capture(key, 5_000)).toEqual({ promoPaise: 2_000, walletPaise: 3_000 })
  await expect(capture(newKey(), 5_000)).rejects.toMatchObject({ code: 'hold_lapsed' })
  expect(await funds(person)).toMatchObject({ walletPaise: 7_000, promoPaise: 0, heldPaise: 0, spendablePaise: 7_000 })
  await expectSoundBooks()
})

test('a hold created twice with one key is one hold', async () => {
  const person = await aRichCustomer()
  const input = { key: newKey(), of: person.id, paise: 4_000, until: minutes(10), at }
  const [first, second] = await Promise.all([within((tx) => hold(tx, input)), within((tx) => hold(tx, input))])
  expect(first).toEqual(second)
  expect((await funds(person)).heldPaise).toBe(4_000)
})

test('a hold is increased, decreased and prolonged; a decrease releases the wallet first', async () => {
  const person = await aRichCustomer({ wallet: 10_000, promo: 1_000 })
  const { id: holdId } = await holdOf(person, 500)
  const extend = (change: { paise?: number; until?: Date }, now = at) =>
    within((tx) => extendHold(tx, { holdId, ...change, at: now }))
  expect(await extend({ paise: 4_000 })).toEqual({ promoPaise: 1_000, walletPaise: 3_000 })
  expect(await extend({ paise: 600 })).toEqual({ promoPaise: 600, walletPaise: 0 })
  await expect(extend({ paise: 11_001 })).rejects.toMatchObject({ code: 'insufficient_funds' })
  expect(await extend({ until: minutes(30) })).toEqual({ promoPaise: 600, walletPaise: 0 })
  expect(await extend({ paise: 11_000 }, minutes(29))).toEqual({ promoPaise: 1_000, walletPaise: 10_000 })
  await expect(extend({ paise: 100 }, minutes(30))).rejects.toMatchObject({ code: 'hold_lapsed' })
  await expectSoundBooks()
})

test('money of an expired hold is available without waiting for a sweep', async () => {
  const person = await aRichCustomer({ wallet: 10_000 })
  const late = await holdOf(person, 10_000, minutes(10))
  const after = minutes(10)
  expect(await funds(person, after)).toMatchObject({ heldPaise: 0, spendablePaise: 10_000 })
  const order = { key: newKey(), kind: 'order_paid', of: person.id, paise: 8_000, to: toOrders(8_000) }
  await within((tx) => ledger.spend(tx, { ...order, at: after }))
  await expect(
    within((tx) =>
      captureHold(tx, { holdId: late.id, key: newKey(), kind: 'talk_paid', to: toOrders(100), at: after }),
    ),
  ).rejects.toMatchObject({ code: 'hold_lapsed' })
  await expectSoundBooks()
})

test('a hold is released once', async () => {
  const person = await aRichCustomer()
  const { id: holdId } = await holdOf(person, 4_000)
  const giveBack = () => within((tx) => voidHold(tx, { holdId, at }))
  expect((await Promise.all([giveBack(), giveBack()])).sort()).toEqual([false, true])
  expect(await funds(person)).toMatchObject({ heldPaise: 0, spendablePaise: 10_000 })
})

test('a consultant may owe: a debt is negative and never positive', async () => {
  const consultant = await aConsultant()
  const owe = (paise: number) =>
    within((tx) =>
      ledger.post(tx, {
        key: newKey(),
        kind: 'refund_after_payout',
        at,
        entries: [
          { place: { balance: 'debt', of: consultant.id }, paise: -paise },
          { place: 'orders', paise },
        ],
      }),
    )
  await owe(4_000)
  expect(await balancesOf(db, consultant.id)).toMatchObject({ debt: -4_000, earnings: 0 })
  await expect(owe(-4_001)).rejects.toThrow('ledger_debt_is_owed')
})

test('history has one row per movement, newest first, searchable by words and numbers', async () => {
  const person = await aRichCustomer({ wallet: 10_000, promo: 1_000 })
  await within((tx) =>
    ledger.spend(tx, {
      ...{ key: newKey(), kind: 'order_paid', of: person.id, paise: 3_000, to: toOrders(3_000), at },
      ...{ refs: { orderId: 4711 }, memo: 'Sugar mill audit' },
    }),
  )
  const history = (search?: string) =>
    historyOf(db, { of: person.id, balances: ['wallet', 'promo'], search, limit: 10, offset: 0 })
  const rows = await history()
  expect(rows.map(({ kind, paise }) => [kind, paise])).toEqual([
    ['order_paid', -3_000],
    ['top_up', 1_000],
    ['top_up', 10_000],
  ])
  expect(rows[0]!.parts).toEqual([
    { balance: 'promo', paise: -1_000, balanceAfterPaise: 0 },
    { balance: 'wallet', paise: -2_000, balanceAfterPaise: 8_000 },
  ])
  expect(await history('sugar')).toEqual([rows[0]])
  expect(await history('#4711')).toEqual([rows[0]])
  expect(await history('top up')).toHaveLength(2)
  expect(await history('100%')).toEqual([])
  expect(await countHistory(db, { of: person.id, balances: ['wallet', 'promo'] })).toBe(3)
})

test('the database refuses invalid ledger writes', async () => {
  const person = await aRichCustomer()
  const { movementId } = await pay(person, 100)
  const refused = (statement: string, why: string) => expect(pool.query(statement)).rejects.toThrow(why)
  for (const table of ['ledger_movements', 'ledger_entries']) {
    await refused(`delete from ${table}`, 'append only')
    await refused(`truncate ${table} cascade`, 'append only')
  }
  await refused(`update ledger_movements set memo = 'x'`, 'append only')
  await refused(`update ledger_entries set amount_paise = 1`, 'append only')
  await refused(`update ledger_accounts set balance_paise = balance_paise + 1`, 'append only')
  await refused(`update ledger_accounts set held_paise = 1 where owner_id = ${person.id}`, 'append only')
  await refused(`delete from ledger_accounts`, 'append only')
  await refused(`delete from ledger_holds`, 'append only')
  await refused(
    `insert into ledger_accounts (kind, owner_id, balance_paise) values ('debt', ${person.id}, -5)`,
    'append only',
  )
  await refused(`insert into ledger_entries values (${movementId}, 9, 1, 100)`, 'does not sum to zero')
  await refused(`insert into ledger_entries values (${movementId}, 9, 987654, 100)`, 'no account')
  await refused(`insert into ledger_movements (key, kind, at) values ('half', 'half', '2026-03-02Z')`, 'has no entries')
  await expectSoundBooks()
})

test('entries that do not sum to zero, or are not whole paise, are a programming error', async () => {
  const person = await aRichCustomer()
  for (const paise of [0.5, Number.NaN, 0, -5, 2 ** 60]) await expect(pay(person, paise)).rejects.toThrow('paise')
  await expect(
    within((tx) => ledger.post(tx, { key: newKey(), kind: 'half', at, entries: toOrders(5) })),
  ).rejects.toThrow('expected')
})

const deletedAt = async ({ id }: Person) =>
  (await db.selectFrom('accounts').select('deleted_at').where('id', '=', id).executeTakeFirstOrThrow()).deleted_at

test('an account with its own money cannot be deleted; promotional credit is forfeited', async () => {
  const [rich, spent] = [await aRichCustomer({ wallet: 100 }), await aRichCustomer({ wallet: 0, promo: 100 })]
  const refused = await rich.send(requestDeletion, {})
  expect([refused.status, refused.body.code]).toEqual([409, 'money_left'])
  expect((await spent.send(requestDeletion, {})).status).toBe(201)
  // Money that arrives while a deletion is pending blocks it as well.
  await give(spent, 'wallet', 50)
  clock.advance({ days: 8 })
  await carryOutDeletions(app.services, clock.now())
  expect(await deletedAt(spent)).toBeNull()
  await pay(spent, 150)
  clock.advance({ days: 2 })
  await carryOutDeletions(app.services, clock.now())
  expect(await deletedAt(spent)).toEqual(clock.now())
})
