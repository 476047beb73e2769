import { expect, test } from 'vitest'
import { blockPerson } from '#contract/accounts/blocks.ts'
import { listOwnEnquiries, sendEnquiry } from '#contract/enquiries/endpoints.ts'
import { aListedConsultant } from '#test/listed-consultant.ts'
import { newMobile } from '#test/people.ts'
import { world } from '#test/world.ts'

const there = await world()
const { send, call, db, clock } = there

const stored = (number: string) =>
  db.selectFrom('enquiries').selectAll().where('number', '=', number).executeTakeFirstOrThrow()

/** Noon in India some days after the test clock. */
const noonAfter = (now: Date, days: number) =>
  new Date(Math.floor(now.getTime() / 86_400_000 + days) * 86_400_000 + 6.5 * 3_600_000).toISOString()

test('an enquiry gets a number and is stored with its source; the person is notified by SMS and email', async () => {
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
  const row = await stored(body.data.number)
  expect(row).toMatchObject({ name: 'Ravi', mobile, remarks: 'Dal mill', status: 'new', account_id: null, ...place })
  expect((await call('GET', `/demo/inbox.json?to=${mobile}`)).text).toContain(body.data.number)
})

test('email and remarks are optional, also as empty form fields', async () => {
  expect((await send(sendEnquiry, { name: 'Ravi', mobile: newMobile() })).status).toBe(201)
  const empty = { email: '', remarks: '', city: '', state: '', pincode: '' } as const
  expect((await send(sendEnquiry, { name: 'Ravi', mobile: newMobile(), ...empty })).status).toBe(201)
})

test('one number sends at most three enquiries a day, whoever enters it', async () => {
  const mobile = newMobile()
  const ask = () => send(sendEnquiry, { name: 'Ravi', mobile })
  const answers = await Promise.all(Array.from({ length: 8 }, ask))
  expect(answers.filter((answer) => answer.status === 201)).toHaveLength(3)
  expect(answers.filter((answer) => answer.status === 429)).toHaveLength(5)
  clock.advance({ days: 1 })
  expect((await ask()).status).toBe(201)
})

test('strangers who enter a person’s number use up neither their enquiries nor a grievance', async () => {
  const person = await there.aCustomer()
  const ask = (who: typeof send, kind: 'enquiry' | 'grievance' = 'enquiry') =>
    who(sendEnquiry, { name: 'Ravi', mobile: person.mobile, kind, remarks: `Boiler ${newMobile()}` })
  for (const status of [201, 201, 201, 429]) expect((await ask(send)).status).toBe(status)
  expect((await ask(send, 'grievance')).status).toBe(201)
  for (const status of [201, 201, 201, 429]) expect((await ask(person.send)).status).toBe(status)
  expect((await ask(person.send, 'grievance')).status).toBe(201)
})

test('the same text sent again within a day is the same enquiry', async () => {
  const enquiry = { name: 'Ravi', mobile: newMobile(), remarks: 'Which boiler for 2 tonnes of steam?' }
  const [first, again] = [await send(sendEnquiry, enquiry), await send(sendEnquiry, enquiry)]
  expect([again.status, again.body.data.number]).toEqual([201, first.body.data.number])
  clock.advance({ days: 1 })
  expect((await send(sendEnquiry, enquiry)).body.data.number).not.toBe(first.body.data.number)
})

test('a double click is one enquiry, and one callback', async () => {
  const enquiry = { name: 'Ravi', mobile: newMobile(), remarks: 'Boiler' }
  const callback = {
    ...enquiry,
    ...({ mobile: newMobile(), remarks: '', kind: 'callback', callLanguage: 'hi' } as const),
    callAt: noonAfter(clock.now(), 2),
  }
  for (const input of [enquiry, callback]) {
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => send(sendEnquiry, input)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
    expect(new Set(answers.map(({ body }) => body.data.number)).size).toBe(1)
  }
})

test('a time for a call belongs to callbacks only: it does not put off the answer to an enquiry', async () => {
  const input = { name: 'Ravi', mobile: newMobile(), callAt: '2099-01-01T06:00:00Z', callLanguage: 'hi' } as const
  const { body } = await send(sendEnquiry, input)
  const row = await stored(body.data.number)
  expect([row.call_at, row.call_language]).toEqual([null, null])
  expect(row.due_at.getTime() - clock.now().getTime()).toBeLessThan(86_400_000)
})

test('spam gets a number like any other enquiry, but nobody is notified', async () => {
  const spam = [
    { filled: { website: 'https://spam.example' }, reason: 'hidden_field' },
    { filled: { filledSeconds: 1 }, reason: 'too_fast' },
  ]
  for (const { filled, reason } of spam) {
    const mobile = newMobile()
    const { status, body } = await send(sendEnquiry, { name: 'Ravi', mobile, ...filled })
    expect(status).toBe(201)
    expect(await stored(body.data.number)).toMatchObject({ status: 'spam', spam_reason: reason })
    expect((await call('GET', `/demo/inbox.json?to=${mobile}`)).text).toBe('[]')
  }
})

test('three confirmations a day go to one email address; further enquiries with it are confirmed by SMS only', async () => {
  const email = 'Crowded.Mailbox@example.in'
  const mobiles = Array.from({ length: 5 }, newMobile)
  for (const mobile of mobiles) expect((await send(sendEnquiry, { name: 'Ravi', mobile, email })).status).toBe(201)
  await there.app.services.outbox.settled()
  const inbox = async (to: string) => JSON.parse((await call('GET', `/demo/inbox.json?to=${to}`)).text) as unknown[]
  expect((await Promise.all(mobiles.map(inbox))).map((messages) => messages.length)).toEqual([1, 1, 1, 1, 1])
  const { rows } = await there.pool.query(
    `select from outbox where channel = 'mail' and lower(recipient) = lower($1)`,
    [email],
  )
  expect(rows).toHaveLength(3)
})

test('a visitor with the number of a blocked person reaches nobody, and does not read that it is blocked', async () => {
  const [person, consultant] = [await there.aCustomer(), await aListedConsultant(there)]
  await person.send(blockPerson, { personId: consultant.id })
  const ask = async (mobile: string, consultantId?: number) => {
    const { status, body } = await send(sendEnquiry, { name: 'Ravi', mobile, remarks: 'Cold room', consultantId })
    return [status, (await stored(body.data.number)).spam_reason]
  }
  expect(await ask(person.mobile, consultant.id)).toEqual([201, 'blocked'])
  expect(await ask(newMobile(), consultant.id)).toEqual([201, null])
  expect(await ask(person.mobile)).toEqual([201, null])
})

test('a signed-in person is never too fast and finds the enquiry in their own list', async () => {
  const person = await there.aCustomer()
  const consultant = await aListedConsultant(there)
  const input = { name: person.name, mobile: person.mobile, filledSeconds: 0, remarks: 'Cold room' }
  const { body } = await person.send(sendEnquiry, { ...input, consultantId: consultant.id })
  const { data, count } = (await person.send(listOwnEnquiries, {})).body.data
  expect(count).toBe(1)
  expect(data[0]).toMatchObject({ number: body.data.number, state: 'new', remarks: 'Cold room', replies: [] })
  expect(data[0]!.consultant).toMatchObject({ id: consultant.id, name: consultant.name })
  expect((await (await there.aCustomer()).send(listOwnEnquiries, {})).body.data.data).toEqual([])
})

test('an enquiry to a consultant reaches only somebody who is listed', async () => {
  const unlisted = await there.aConsultant()
  const input = { name: 'Ravi', mobile: newMobile() }
  expect((await send(sendEnquiry, { ...input, consultantId: unlisted.id })).status).toBe(404)
  const callback = { kind: 'grievance', remarks: 'Late', consultantId: (await aListedConsultant(there)).id } as const
  const { status, body } = await send(sendEnquiry, { ...input, ...callback })
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['consultantId']])
})

test('an enquiry to a consultant whom the sender has blocked is refused; the help desk can still be asked', async () => {
  const [person, consultant] = [await there.aCustomer(), await aListedConsultant(there)]
  await person.send(blockPerson, { personId: consultant.id })
  const input = { name: person.name, mobile: person.mobile, remarks: 'Cold room' }
  const refused = await person.send(sendEnquiry, { ...input, consultantId: consultant.id })
  expect([refused.status, refused.body.code]).toEqual([409, 'blocked_by_you'])
  expect((await person.send(sendEnquiry, input)).status).toBe(201)
})

test('a grievance is acknowledged at once, with the officer and the day by which it is resolved', async () => {
  const input = { name: 'Ravi', mobile: newMobile(), email: 'ravi.g@example.in', kind: 'grievance' } as const
  const empty = await send(sendEnquiry, input)
  expect([empty.status, Object.keys(empty.body.errors ?? {})]).toEqual([422, ['remarks']])
  const { body } = await send(sendEnquiry, { ...input, remarks: 'My refund is missing' })
  const row = await stored(body.data.number)
  expect(row.acknowledged_at).toEqual(clock.now())
  expect(row.resolve_by).toEqual(new Date(clock.now().getTime() + 30 * 86_400_000))
  const mail = (await call('GET', `/demo/inbox.json?to=${input.email}`)).text
  expect(mail).toContain('Grievance Officer, Paramarsh')
})

test('a callback is an enquiry with a number, a time and a language', async () => {
  const callAt = noonAfter(clock.now(), 2)
  const { status, body } = await send(sendEnquiry, {
    ...{ name: 'Ravi', mobile: newMobile(), remarks: 'Dal mill consultants', source: 'callback' },
    ...{ kind: 'callback', callAt, callLanguage: 'mr' },
  })
  expect(status).toBe(201)
  const call = { kind: 'callback', call_at: new Date(callAt), call_language: 'mr', due_at: new Date(callAt) }
  expect(await stored(body.data.number)).toMatchObject(call)
})

test('a callback outside help desk hours is refused, and nothing is stored', async () => {
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
