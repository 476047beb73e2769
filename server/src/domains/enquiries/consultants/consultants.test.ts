import { expect, test } from 'vitest'
import { blockPerson, reportPerson } from '#contract/accounts/blocks.ts'
import type { Sent } from '#contract/endpoint.ts'
import * as api from '#contract/enquiries/consultant.ts'
import { listOwnEnquiries, sendEnquiry, writeToOwnEnquiry } from '#contract/enquiries/endpoints.ts'
import { listNotifications } from '#contract/notifications/endpoints.ts'
import { escalateEnquiries } from '#server/domains/enquiries/jobs.ts'
import { eraseEnquiriesOf } from '#server/domains/enquiries/personal-data/queries.ts'
import { aBookable, aBooking } from '#test/bookings.ts'
import { anEnquiry } from '#test/enquiries.ts'
import { aListedConsultant } from '#test/listed-consultant.ts'
import { world } from '#test/world.ts'

const there = await world()
const { clock, db, pool, call } = there
/** Ten in the morning in India. */
clock.set(new Date('2026-03-10T04:30:00Z'))

const inbox = async (to: string) => {
  await there.app.services.outbox.settled()
  return (await call('GET', `/demo/inbox.json?to=${to}`)).text
}
const titles = async (person: Awaited<ReturnType<typeof there.aCustomer>>) =>
  (await person.send(listNotifications, {})).body.data.data.map(({ title }) => title)

test('a consultant sees the number only after replying, and the reply reaches the person', async () => {
  const [consultant, person] = [await aListedConsultant(there), await there.aCustomer({ name: 'Rakesh Tiwari' })]
  const asked = await anEnquiry(there, { consultantId: consultant.id, mobile: person.mobile }, person)
  expect(await titles(consultant)).toEqual(['New enquiry from Rakesh T.'])
  const { data, waiting } = (await consultant.send(api.listConsultantEnquiries, {})).body.data
  expect([waiting, data[0]]).toMatchObject([
    1,
    { number: asked.number, name: 'Rakesh T.', contact: null, state: 'new' },
  ])

  clock.advance({ minutes: 11 })
  const reply = { id: asked.id, text: 'Start with blast freezing.', bookLink: true }
  const { status, body } = await consultant.send(api.replyToEnquiry, reply)
  expect([status, body.data.enquiry]).toMatchObject([
    201,
    { state: 'answered', name: 'Rakesh Tiwari', contact: { mobile: person.mobile } },
  ])
  expect(await titles(person)).toEqual([`${consultant.name} replied to your enquiry`])
  expect(await inbox(person.email)).toContain('Start with blast freezing.')
  const own = (await person.send(listOwnEnquiries, {})).body.data.data[0]!
  expect([own.state, own.replies]).toMatchObject(['answered', [{ by: 'consultant', text: reply.text, bookLink: true }]])
  const after = (await consultant.send(api.listConsultantEnquiries, {})).body.data
  expect([after.waiting, after.usualMinutes]).toEqual([0, 11])
})

test('the sender writes again: the enquiry is open again, and the consultant is notified', async () => {
  const [consultant, person, other] = [await aListedConsultant(there), await there.aCustomer(), await there.aCustomer()]
  const { id } = await anEnquiry(there, { consultantId: consultant.id, name: 'Rakesh Tiwari' }, person)
  await consultant.send(api.replyToEnquiry, { id, text: 'Start with blast freezing.' })
  clock.advance({ days: 1 })
  expect((await other.send(writeToOwnEnquiry, { id, text: 'Mine?' })).status).toBe(404)
  const { status, body } = await person.send(writeToOwnEnquiry, { id, text: 'And what does it cost?' })
  expect([status, body.data.enquiry]).toMatchObject([
    201,
    { state: 'new', replies: [{ by: 'consultant' }, { by: 'sender', text: 'And what does it cost?' }] },
  ])
  expect(new Date(body.data.enquiry.dueAt).getTime()).toBeGreaterThan(clock.now().getTime())
  expect((await titles(consultant))[0]).toBe('Rakesh T. wrote again')
  const read = (await consultant.send(api.getConsultantEnquiry, { id })).body.data.enquiry
  expect([read.replies.map(({ by }) => by), read.contact]).toMatchObject([['consultant', 'sender'], {}])
  await consultant.send(api.closeEnquiry, { id })
  for (const _ of [1, 2, 3, 4]) await person.send(writeToOwnEnquiry, { id, text: 'Are you there?' })
  expect((await person.send(writeToOwnEnquiry, { id, text: 'Once more' })).status).toBe(429)
  clock.advance({ days: 1 })
  await consultant.send(api.closeEnquiry, { id })
  await pool.query(`update consultants set approval = 'suspended' where id = $1`, [consultant.id])
  await person.send(writeToOwnEnquiry, { id, text: 'Is anybody there?' })
  const { rows } = await pool.query('select escalate_at from enquiries where id = $1', [id])
  expect(rows[0].escalate_at).toEqual(clock.now())
  await person.send(blockPerson, { personId: consultant.id })
  clock.advance({ days: 1 })
  expect((await person.send(writeToOwnEnquiry, { id, text: 'Hello' })).status).toBe(409)
})

test('a visitor gets the reply by SMS and email', async () => {
  const consultant = await aListedConsultant(there)
  const asked = await anEnquiry(there, { consultantId: consultant.id, email: 'visitor@example.in' })
  await consultant.send(api.replyToEnquiry, { id: asked.id, text: 'A pulveriser costs less.' })
  expect(await inbox(asked.mobile)).toContain('A pulveriser costs less.')
  expect(await inbox('visitor@example.in')).toContain(asked.number)
})

test('the list is searched and filtered; closing twice does no harm', async () => {
  const consultant = await aListedConsultant(there)
  const peas = await anEnquiry(there, { consultantId: consultant.id, remarks: 'Frozen peas 100%' })
  await anEnquiry(there, { consultantId: consultant.id, remarks: 'FSSAI renewal' })
  const found = async (input: Sent<typeof api.listConsultantEnquiries>) =>
    (await consultant.send(api.listConsultantEnquiries, input)).body.data.data.map(({ remarks }) => remarks)
  expect(await found({ search: '100%' })).toEqual(['Frozen peas 100%'])
  expect(await found({ search: peas.mobile })).toEqual([])
  for (const _ of [1, 2]) expect((await consultant.send(api.closeEnquiry, { id: peas.id })).status).toBe(200)
  expect(await found({ state: 'closed' })).toEqual(['Frozen peas 100%'])
  expect(await found({ state: 'new' })).toEqual(['FSSAI renewal'])
})

test('an enquiry that was answered became a booking if its sender then books the consultant', async () => {
  const [consultant, person, visitor] = [await aBookable(there), await there.aCustomer(), await there.aCustomer()]
  await aBooking(there, { customer: person, consultant })
  clock.advance({ minutes: 1 })
  const asked = await anEnquiry(there, { consultantId: consultant.id }, person)
  await anEnquiry(there, { consultantId: consultant.id, mobile: visitor.mobile })
  const states = async (input: Sent<typeof api.listConsultantEnquiries> = {}) =>
    (await consultant.send(api.listConsultantEnquiries, input)).body.data.data.map(
      ({ state, becameBooking }) => `${state} ${becameBooking}`,
    )
  await consultant.send(api.replyToEnquiry, { id: asked.id, text: 'Please book half an hour.' })
  expect(await states()).toEqual(['new false', 'answered false'])
  for (const customer of [person, visitor]) await aBooking(there, { customer, consultant })
  expect(await states()).toEqual(['new false', 'answered true'])
  const unanswered = (await consultant.send(api.listConsultantEnquiries, { state: 'new' })).body.data.data[0]!
  await consultant.send(api.replyToEnquiry, { id: unanswered.id, text: 'See you tomorrow.' })
  expect(await states({ state: 'booked' })).toEqual(['answered true', 'answered true'])
})

test('a consultant can block and report who has written to them, once they wrote; a visitor has no account', async () => {
  const [consultant, person] = [await aListedConsultant(there), await there.aCustomer()]
  expect((await consultant.send(blockPerson, { personId: person.id })).status).toBe(404)
  await anEnquiry(there, { consultantId: consultant.id }, person)
  await anEnquiry(there, { consultantId: consultant.id })
  const { data } = (await consultant.send(api.listConsultantEnquiries, {})).body.data
  expect(data.map(({ senderId }) => senderId)).toEqual([null, person.id])
  expect((await consultant.send(blockPerson, { personId: person.id })).status).toBe(200)
  expect((await consultant.send(reportPerson, { personId: person.id, reason: 'spam' })).status).toBe(201)
  const again = person.send(sendEnquiry, {
    ...{ name: person.name, mobile: person.mobile, remarks: 'Again', consultantId: consultant.id },
  })
  expect((await again).body.code).toBe('expert_unavailable')
})

test('three replies a day go to one sender', async () => {
  const consultant = await aListedConsultant(there)
  const { id } = await anEnquiry(there, { consultantId: consultant.id })
  const reply = () => consultant.send(api.replyToEnquiry, { id, text: 'Please pay at http://evil.example' })
  for (const status of [201, 201, 201, 429]) expect((await reply()).status).toBe(status)
})

test('a consultant whom the sender has blocked cannot reply, and does not learn the number', async () => {
  const [consultant, person] = [await aListedConsultant(there), await there.aCustomer()]
  const { id } = await anEnquiry(there, { consultantId: consultant.id }, person)
  const visit = await anEnquiry(there, { consultantId: consultant.id, mobile: person.mobile })
  await person.send(blockPerson, { personId: consultant.id })
  for (const one of [id, visit.id]) {
    expect((await consultant.send(api.replyToEnquiry, { id: one, text: 'Hello' })).status).toBe(409)
    expect((await consultant.send(api.getConsultantEnquiry, { id: one })).body.data.enquiry.contact).toBeNull()
  }
})

test('the help desk is reminded of what a deleted consultant left unanswered, although the consultant was already', async () => {
  const consultant = await aListedConsultant(there)
  const { number } = await anEnquiry(there, { consultantId: consultant.id })
  clock.advance({ minutes: 50 })
  await escalateEnquiries(there.app.services, clock.now())
  await db.transaction().execute((tx) => eraseEnquiriesOf(tx, consultant.id, clock.now()))
  await escalateEnquiries(there.app.services, clock.now())
  const mails = JSON.parse(await inbox('help@paramarsh.example')) as { text: string }[]
  expect(mails.filter(({ text }) => text.includes(number))).toHaveLength(2)
})

test('others cannot answer: neither over the API nor in the database', async () => {
  const [consultant, other] = [await aListedConsultant(there), await aListedConsultant(there)]
  const { id } = await anEnquiry(there, { consultantId: consultant.id })
  expect((await other.send(api.replyToEnquiry, { id, text: 'Hello' })).status).toBe(404)
  const insert = (authorId: number, kind: string) =>
    pool.query('insert into enquiry_entries (enquiry_id, kind, author_id, text, at) values ($1, $2, $3, $4, $5)', [
      ...[id, kind, authorId, 'Hello', clock.now()],
    ])
  const refused = { constraint: 'enquiry_entries_by_who_may_answer' }
  await expect(insert(other.id, 'reply')).rejects.toMatchObject(refused)
  await expect(insert(consultant.id, 'note')).rejects.toMatchObject(refused)
})

test('after 45 working minutes without a reply the consultant and the help desk are reminded once', async () => {
  const consultant = await aListedConsultant(there)
  clock.set(new Date('2026-03-12T14:00:00Z'))
  const { id, number } = await anEnquiry(there, { consultantId: consultant.id })
  // 7:30 PM in India: half an hour is left today.
  clock.set(new Date('2026-03-13T03:44:00Z'))
  await escalateEnquiries(there.app.services, clock.now())
  expect(await titles(consultant)).toHaveLength(1)
  clock.set(new Date('2026-03-13T03:45:00Z'))
  await Promise.all([1, 2].map(() => escalateEnquiries(there.app.services, clock.now())))
  expect(await titles(consultant)).toEqual(['Rakesh T. is waiting for your reply', 'New enquiry from Rakesh T.'])
  const mails = JSON.parse(await inbox('help@paramarsh.example')) as { text: string }[]
  expect(mails.filter(({ text }) => text.includes(number))).toHaveLength(1)
  const { escalated_at } = await db
    .selectFrom('enquiries')
    .select('escalated_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(escalated_at).toEqual(clock.now())
})
