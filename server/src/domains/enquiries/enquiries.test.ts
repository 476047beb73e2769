import { expect, test } from 'vitest'
import { sendEnquiry } from '#contract/enquiries/endpoints.ts'
import { newMobile } from '#test/people.ts'
import { world } from '#test/world.ts'

test('an enquiry gets a number and is stored with its source; the person is notified by SMS and email', async () => {
  const { send, call, db } = await world()
  const mobile = newMobile()
  const place = { pincode: '411001', city: 'Pune', state: 'Maharashtra' }
  const { status, body } = await send(sendEnquiry, {
    name: 'Ravi',
    mobile,
    email: 'ravi@example.in',
    remarks: 'Dal mill',
    ...place,
  })
  expect([status, body.data.number]).toEqual([201, expect.stringMatching(/^ENQ-\d{6}$/)])
  const stored = await db.selectFrom('enquiries').selectAll().where('number', '=', body.data.number).executeTakeFirst()
  expect(stored).toMatchObject({
    name: 'Ravi',
    mobile,
    remarks: 'Dal mill',
    status: 'open',
    account_id: null,
    ...place,
  })
  expect((await call('GET', `/demo/inbox.json?to=${mobile}`)).text).toContain(body.data.number)
})

test('email and remarks are optional, also as empty form fields', async () => {
  const { send } = await world()
  expect((await send(sendEnquiry, { name: 'Ravi', mobile: newMobile() })).status).toBe(201)
  const empty = { email: '', remarks: '', city: '', state: '', pincode: '' } as const
  expect((await send(sendEnquiry, { name: 'Ravi', mobile: newMobile(), ...empty })).status).toBe(201)
})

test('one number is sent at most five messages a day, whoever enters it', async () => {
  const { send, clock } = await world()
  const mobile = newMobile()
  const ask = () => send(sendEnquiry, { name: 'Ravi', mobile })
  const answers = await Promise.all(Array.from({ length: 8 }, ask))
  expect(answers.filter((answer) => answer.status === 201)).toHaveLength(5)
  clock.advance({ days: 1 })
  expect((await ask()).status).toBe(201)
})

test('an enquiry of a signed-in person is linked to the account', async () => {
  const { aCustomer, db } = await world()
  const person = await aCustomer()
  const { body } = await person.send(sendEnquiry, { name: person.name, mobile: person.mobile })
  const stored = await db
    .selectFrom('enquiries')
    .select('account_id')
    .where('number', '=', body.data.number)
    .executeTakeFirst()
  expect(stored?.account_id).toBe(person.id)
})

/** Noon in India some days after the test clock. */
const noonAfter = (now: Date, days: number) =>
  new Date(Math.floor(now.getTime() / 86_400_000 + days) * 86_400_000 + 6.5 * 3_600_000).toISOString()

test('a callback is an enquiry with a number, a time and a language', async () => {
  const { send, db, clock } = await world()
  const callAt = noonAfter(clock.now(), 2)
  const { status, body } = await send(sendEnquiry, {
    ...{ name: 'Ravi', mobile: newMobile(), remarks: 'Dal mill consultants', source: 'callback' },
    ...{ kind: 'callback', callAt, callLanguage: 'mr' },
  })
  expect(status).toBe(201)
  const stored = await db.selectFrom('enquiries').selectAll().where('number', '=', body.data.number).executeTakeFirst()
  expect(stored).toMatchObject({ kind: 'callback', call_at: new Date(callAt), call_language: 'mr' })
})

test('a callback outside help desk hours is refused, and nothing is stored', async () => {
  const { send, db, clock } = await world()
  const mobile = newMobile()
  const night = new Date(Date.parse(noonAfter(clock.now(), 2)) + 11 * 3_600_000).toISOString()
  const times = [noonAfter(clock.now(), -2), noonAfter(clock.now(), 40), night]
  const about = { name: 'Ravi', mobile, kind: 'callback', callLanguage: 'hi' } as const
  for (const callAt of times) {
    const { status, body } = await send(sendEnquiry, { ...about, callAt })
    expect([status, body.code, Object.keys(body.errors ?? {})]).toEqual([422, 'no_call_then', ['callAt']])
  }
  const { body } = await send(sendEnquiry, { name: 'Ravi', mobile, kind: 'callback' })
  expect(Object.keys(body.errors ?? {})).toEqual(['callAt', 'callLanguage'])
  expect(await db.selectFrom('enquiries').select('id').where('mobile', '=', mobile).execute()).toEqual([])
})
