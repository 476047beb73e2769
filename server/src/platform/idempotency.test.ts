import { expect, test } from 'vitest'
import { givePromotionalCredit } from '#contract/ledger.ts'
import { fundsOf } from '#server/domains/ledger/service.ts'
import { world } from '#test/world.ts'
import { sweepAnswers } from './sweeps.ts'

const { app, db, pool, aStaff, aCustomer, clock, call } = await world()
const [staff, customer] = [await aStaff(), await aCustomer()]
const promoPaise = async () => (await fundsOf(db, customer.id, clock.now())).promoPaise
const wish = { accountId: customer.id, amountPaise: 10_000, reason: 'Sorry for the wait' }
const give = (key: string, body: object = wish, person = staff) =>
  person.call('POST', givePromotionalCredit.path, { body, headers: { 'idempotency-key': key } })

test('one key sent many times at once does one deed, and all hear the same answer', async () => {
  const before = await promoPaise()
  const answers = await Promise.all(Array.from({ length: 20 }, () => give('many-at-once')))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  expect(answers[0]!.headers['content-type']).toBe('application/json; charset=utf-8')
  expect((await promoPaise()) - before).toBe(10_000)
})

test('the same fields in another order are the same request', async () => {
  const first = await give('in-order')
  const { accountId, amountPaise, reason } = wish
  expect((await give('in-order', { reason, amountPaise, accountId })).text).toBe(first.text)
})

test('the same key with another body is refused, and nothing moves', async () => {
  await give('other-body')
  const before = await promoPaise()
  const { status, body } = await give('other-body', { ...wish, amountPaise: 10_001 })
  expect([status, body.code]).toEqual([409, 'idempotency_conflict'])
  expect(await promoPaise()).toBe(before)
})

test('a key belongs to whoever sent it', async () => {
  const before = await promoPaise()
  await give('mine')
  expect((await give('mine', wish, await aStaff())).status).toBe(201)
  expect((await promoPaise()) - before).toBe(20_000)
})

test('without a key, or with one that is none, the request is not read at all', async () => {
  for (const key of ['', ' ', 'with space', 'k\u00e9y', 'x'.repeat(201)]) {
    const { status, body } = await give(key)
    expect([key, status, body.code]).toEqual([key, 400, 'idempotency_key_missing'])
  }
  const { status, body } = await staff.call('POST', givePromotionalCredit.path, { body: wish })
  expect([status, body.code]).toEqual([400, 'idempotency_key_missing'])
  expect((await call('POST', givePromotionalCredit.path, { body: wish })).status).toBe(401)
})

test('what failed is not kept: the same key may be tried again', async () => {
  const nobody = { ...wish, accountId: 999_999_999 }
  expect((await give('second-try', nobody)).status).toBe(404)
  expect((await give('second-try')).status).toBe(201)
})

test('an answer is kept for two days', async () => {
  const first = await give('two-days')
  clock.advance({ hours: 47 })
  await sweepAnswers(app.house, clock.now())
  expect((await give('two-days')).text).toBe(first.text)
  clock.advance({ hours: 2 })
  await sweepAnswers(app.house, clock.now())
  await pool.query('update sessions set second_factor_at = $1 where account_id = $2', [clock.now(), staff.id])
  const anew = await give('two-days')
  expect(anew.status).toBe(201)
  expect(anew.text).not.toBe(first.text)
})

test('the description of the API asks for the key', async () => {
  const { text } = await call('GET', '/api/openapi.json')
  const { paths } = JSON.parse(text) as { paths: Record<string, { post: { parameters: { name: string }[] } }> }
  expect(paths[givePromotionalCredit.path]!.post.parameters).toContainEqual(
    expect.objectContaining({ name: 'Idempotency-Key', in: 'header', required: true }),
  )
})

test('an answer that cannot be kept undoes the deed', async () => {
  const freshStaff = await aStaff()
  const before = await promoPaise()
  await pool.query(
    `alter table idempotency_keys add constraint unkeepable check (key <> 'unkeepable' or answer is null)`,
  )
  app.house.log.level = 'silent'
  expect((await give('unkeepable', wish, freshStaff)).status).toBe(500)
  app.house.log.level = 'error'
  await pool.query('alter table idempotency_keys drop constraint unkeepable')
  expect(await promoPaise()).toBe(before)
  expect((await give('unkeepable', wish, freshStaff)).status).toBe(201)
})
