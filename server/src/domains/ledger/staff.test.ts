import { sql } from 'kysely'
import { expect, test } from 'vitest'
import * as api from '#contract/ledger/endpoints.ts'
import { world } from '#test/world.ts'
import { watchBooks } from './jobs.ts'

const { app, db, pool, call, aStaff, aCustomer, clock } = await world()
const staff = await aStaff()
const customer = await aCustomer({ name: 'Ila Thakkar' })
const give = (amountPaise: number, reason = 'Sorry for the wait') =>
  staff.send(api.givePromotionalCredit, { accountId: customer.id, amountPaise, reason })

test('staff grant promotional credit with a reason, recorded in ledger and audit log', async () => {
  const { status, body } = await give(25_000, 'A call that broke off')
  expect([status, body.data.promoPaise]).toEqual([201, 25_000])
  const { body: found } = await staff.send(api.listMovements, { search: `JE-${body.data.movementId}` })
  expect(found.data.data).toEqual([
    expect.objectContaining({ kind: 'promotional_credit', memo: 'A call that broke off', amountPaise: 25_000 }),
  ])
  expect(found.data.data[0]!.entries).toEqual([
    { account: 'promotions', owner: null, paise: -25_000, balanceAfterPaise: null },
    {
      account: 'promo',
      owner: { id: customer.id, name: 'Ila Thakkar', type: 'user' },
      paise: 25_000,
      balanceAfterPaise: 25_000,
    },
  ])
  const notified = await db
    .selectFrom('audit_entries')
    .select('reason')
    .where('action', '=', 'promotional_credit.given')
    .execute()
  expect(notified).toEqual([{ reason: 'A call that broke off' }])
})

test('credit can be granted to customers only, and up to a maximum', async () => {
  const input = { accountId: customer.id, amountPaise: 1_000, reason: 'x' }
  expect((await staff.send(api.givePromotionalCredit, { ...input, accountId: staff.id })).status).toBe(404)
  for (const amountPaise of [0, -100, 99, 1_000_001, 10.5])
    expect((await staff.send(api.givePromotionalCredit, { ...input, amountPaise })).status).toBe(422)
})

test('nobody grants credit to themselves', async () => {
  const self = await aStaff({ mobile: customer.mobile, role: 'operations' })
  const input = { accountId: customer.id, amountPaise: 1_000, reason: 'x' }
  expect((await self.send(api.givePromotionalCredit, input)).body.code).toBe('own_account')
})

test('movements are found by person, kind, account and day, and exported as CSV', async () => {
  await give(5_000)
  const found = async (input: object) => (await staff.send(api.listMovements, input)).body.data
  const all = await found({})
  expect((await found({ search: 'ila thak' })).count).toBe(all.count)
  expect((await found({ search: customer.mobile })).count).toBe(all.count)
  expect((await found({ kind: 'top_up' })).count).toBe(0)
  expect((await found({ account: 'promotions', limit: 1 })).data).toHaveLength(1)
  expect((await found({ account: 'bank' })).count).toBe(0)
  expect((await found({ to: '2020-01-01' })).count).toBe(0)
  expect((await found({ search: 'nobody at all' })).count).toBe(0)
  expect((await found({ sort: 'at' })).data.map(({ id }) => id)).toEqual(all.data.map(({ id }) => id).reverse())
  expect((await staff.send(api.listMovementKinds, {})).body.data.kinds).toEqual(['promotional_credit'])
  const { body } = await staff.send(api.exportMovements, { search: 'ila' })
  const { text } = await call('GET', body.data.url)
  expect(text.trim().split('\n')).toHaveLength(1 + 2 * all.count)
  expect(text).toContain('250.00')
})

test('balances are listed with their owners', async () => {
  const { body } = await staff.send(api.listBalances, { kind: 'promo', search: 'ila' })
  expect(body.data.data).toEqual([
    expect.objectContaining({ kind: 'promo', owner: expect.objectContaining({ name: 'Ila Thakkar' }), heldPaise: 0 }),
  ])
  const file = await staff.send(api.exportBalances, {})
  expect((await call('GET', file.body.data.url)).text).toContain('Ila Thakkar')
})

test('the trial balance is zero, on any day', async () => {
  const now = await staff.send(api.getTrialBalance, {})
  expect(now.body.data.totalPaise).toBe(0)
  const promotions = now.body.data.rows.find(({ kind }) => kind === 'promotions')!
  expect(promotions.balancePaise).toBe(-promotions.debitPaise)
  expect(promotions.debitPaise).toBeGreaterThan(0)
  const before = await staff.send(api.getTrialBalance, { asOf: '2020-01-01' })
  expect(before.body.data.rows.every(({ balancePaise }) => balancePaise === 0)).toBe(true)
})

test('a manipulated balance is detected within the hour and reported on the screen and by email', async () => {
  await watchBooks(app.services, clock.now())
  const sound = await staff.send(api.getTrialBalance, {})
  expect(sound.body.data.check).toMatchObject({ at: clock.now().toISOString(), drift: [], totalPaise: 0 })
  await pool.query(
    `begin; alter table ledger_accounts disable trigger ledger_accounts_follow;
     update ledger_accounts set balance_paise = balance_paise + 700 where owner_id = ${customer.id};
     alter table ledger_accounts enable trigger ledger_accounts_follow; commit`,
  )
  clock.advance({ hours: 1 })
  const level = app.services.log.level
  app.services.log.level = 'silent'
  await watchBooks(app.services, clock.now())
  app.services.log.level = level
  const drifted = await staff.send(api.checkLedger, {})
  expect(drifted.body.data.check.drift).toEqual([
    expect.objectContaining({ what: 'balance', expectedPaise: 30_000, foundPaise: 30_700 }),
  ])
  expect((await call('GET', `/demo/inbox.json?to=${staff.email}`)).text).toContain('does not balance')
})

test('one member of staff gives at most ₹10,000 of credit in 24 hours, also in concurrent parts', async () => {
  const [generous, colleague] = [await aStaff({ role: 'finance' }), await aStaff({ role: 'finance' })]
  const { id: accountId } = await aCustomer()
  const grants = (of: typeof staff, parts: number, amountPaise: number) =>
    Promise.all(
      Array.from({ length: parts }, () => of.send(api.givePromotionalCredit, { accountId, amountPaise, reason: 'x' })),
    )
  const codes = (replies: Awaited<ReturnType<typeof grants>>) => replies.map(({ body }) => body.code ?? 'given').sort()
  expect(codes(await grants(generous, 5, 250_000))).toEqual(['credit_limit_of_day', 'given', 'given', 'given', 'given'])
  expect(codes(await grants(colleague, 1, 1_000_000))).toEqual(['given'])
  await sql`update promotional_credits set given_at = given_at - interval '24 hours'`.execute(db)
  expect(codes(await grants(generous, 1, 100))).toEqual(['given'])
})
