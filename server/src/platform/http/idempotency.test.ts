import { expect, test } from 'vitest'
import { noteOnEnquiry } from '#contract/enquiries/staff.ts'
import { givePromotionalCredit } from '#contract/ledger/endpoints.ts'
import { fundsOf } from '#server/domains/ledger/public.ts'
import { anEnquiry } from '#test/enquiries.ts'
import { world } from '#test/world.ts'
import { sweepAnswers } from '../jobs/sweeps.ts'

const here = await world()
const { app, db, pool, aStaff, aCustomer, clock, call } = here
const [staff, customer] = [await aStaff(), await aCustomer()]
const promoPaise = async () => (await fundsOf(db, customer.id, clock.now())).promoPaise
const input = { accountId: customer.id, amountPaise: 10_000, reason: 'Sorry for the wait' }
const give = (key: string, body: object = input, person = staff) =>
  person.call('POST', givePromotionalCredit.path, { body, headers: { 'idempotency-key': key } })

test('one key sent many times concurrently runs one operation, and all get the same response', async () => {
  const before = await promoPaise()
  const answers = await Promise.all(Array.from({ length: 20 }, () => give('many-at-once')))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  expect(answers[0]!.headers['content-type']).toBe('application/json; charset=utf-8')
  expect((await promoPaise()) - before).toBe(10_000)
})

test('the same fields in another order are the same request', async () => {
  const first = await give('in-order')
  const { accountId, amountPaise, reason } = input
  expect((await give('in-order', { reason, amountPaise, accountId })).text).toBe(first.text)
})

test('the same key with another body is refused, and nothing happens', async () => {
  await give('other-body')
  const before = await promoPaise()
  const { status, body } = await give('other-body', { ...input, amountPaise: 10_001 })
  expect([status, body.code]).toEqual([409, 'idempotency_conflict'])
  expect(await promoPaise()).toBe(before)
})

test('a key belongs to its account', async () => {
  const before = await promoPaise()
  await give('mine')
  expect((await give('mine', input, await aStaff())).status).toBe(201)
  expect((await promoPaise()) - before).toBe(20_000)
})

test('without a valid key, the request is not processed', async () => {
  for (const key of ['', ' ', 'with space', 'k\u00e9y', 'x'.repeat(201)]) {
    const { status, body } = await give(key)
    expect([key, status, body.code]).toEqual([key, 400, 'idempotency_key_missing'])
  }
  const { status, body } = await staff.call('POST', givePromotionalCredit.path, { body: input })
  expect([status, body.code]).toEqual([400, 'idempotency_key_missing'])
  expect((await call('POST', givePromotionalCredit.path, { body: input })).status).toBe(401)
})

test('a failure is not stored: the key may be retried', async () => {
  const nobody = { ...input, accountId: 999_999_999 }
  expect((await give('second-try', nobody)).status).toBe(404)
  expect((await give('second-try')).status).toBe(201)
})

test('a response is stored for two days', async () => {
  const first = await give('two-days')
  clock.advance({ hours: 47 })
  await sweepAnswers(app.services, clock.now())
  expect((await give('two-days')).text).toBe(first.text)
  clock.advance({ hours: 2 })
  await sweepAnswers(app.services, clock.now())
  await pool.query('update sessions set second_factor_at = $1 where account_id = $2', [clock.now(), staff.id])
  const anew = await give('two-days')
  expect(anew.status).toBe(201)
  expect(anew.text).not.toBe(first.text)
})

test('the API description requires the key', async () => {
  const { text } = await call('GET', '/api/openapi.json')
  const { paths } = JSON.parse(text) as { paths: Record<string, { post: { parameters: { name: string }[] } }> }
  expect(paths[givePromotionalCredit.path]!.post.parameters).toContainEqual(
    expect.objectContaining({ name: 'Idempotency-Key', in: 'header', required: true }),
  )
})

test('a response that cannot be stored rolls back the operation', async () => {
  const freshStaff = await aStaff()
  const before = await promoPaise()
  await pool.query(
    `alter table idempotency_keys add constraint unkeepable check (key <> 'unkeepable' or answer is null)`,
  )
  app.services.log.level = 'silent'
  expect((await give('unkeepable', input, freshStaff)).status).toBe(500)
  app.services.log.level = 'error'
  await pool.query('alter table idempotency_keys drop constraint unkeepable')
  expect(await promoPaise()).toBe(before)
  expect((await give('unkeepable', input, freshStaff)).status).toBe(201)
})

test('a repeated request does not show contacts to staff whose second factor has expired since', async () => {
  const staff = await aStaff()
  const { id, mobile } = await anEnquiry(here)
  const note = () =>
    staff.send(noteOnEnquiry, { id, text: 'Speaks Marathi only' }, { headers: { 'idempotency-key': 'note-once' } })
  expect((await note()).text).toContain(mobile)
  clock.advance({ minutes: 16 })
  const again = await note()
  expect([again.status, again.body.data.entries.length]).toEqual([201, 1])
  expect(again.text).not.toContain(mobile)
})
