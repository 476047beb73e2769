import { expect, test } from 'vitest'
import { sendEnquiry } from '#contract/enquiries/endpoints.ts'
import * as api from '#contract/enquiries/staff.ts'
import { addEnquiryTemplate, listEnquiryTemplates } from '#contract/enquiries/templates.ts'
import { deleteOldSpam, remindOfGrievances } from '#server/domains/enquiries/jobs.ts'
import { anEnquiry } from '#test/enquiries.ts'
import { aMember } from '#test/memberships.ts'
import { newMobile } from '#test/people.ts'
import { world } from '#test/world.ts'

const there = await world()
const { clock, pool, call } = there
/** Ten in the morning in India. */
clock.set(new Date('2026-03-10T04:30:00Z'))
const staff = await there.aStaff()

const inbox = async (to: string) => {
  await there.app.services.outbox.settled()
  return (await call('GET', `/demo/inbox.json?to=${to}`)).text
}

test('an enquiry is assigned, noted, answered and closed; every step is in the audit log', async () => {
  const { id, mobile } = await anEnquiry(there)
  const assigned = await staff.send(api.assignEnquiry, { id, assigneeId: staff.id, insteadOf: null })
  expect(assigned.body.data.enquiry).toMatchObject({ state: 'assigned', assignee: { id: staff.id } })
  await staff.send(api.noteOnEnquiry, { id, text: 'Speaks Marathi only' })
  clock.advance({ minutes: 25 })
  const { status, body } = await staff.send(api.replyAsStaff, {
    ...{ id, text: 'Please call 1800 000 2525.', lastReplyId: null },
  })
  expect([status, body.data.enquiry]).toMatchObject([201, { state: 'answered', firstAnswerMinutes: 25 }])
  expect(body.data.entries.map(({ kind, text }) => [kind, text])).toEqual([
    ['note', 'Speaks Marathi only'],
    ['reply', 'Please call 1800 000 2525.'],
  ])
  const sent = await inbox(mobile)
  expect([sent.includes('1800 000 2525'), sent.includes('Marathi')]).toEqual([true, false])
  const closed = await staff.send(api.changeEnquiryState, { id, change: 'close', reason: 'Solved on the phone' })
  expect(closed.body.data.enquiry.state).toBe('closed')
  expect(closed.body.data.actions.map(({ action }) => action)).toEqual([
    ...['enquiry.assigned', 'enquiry.noted', 'enquiry.answered', 'enquiry.closed'],
  ])
  const again = await staff.send(api.changeEnquiryState, { id, change: 'close', reason: 'Twice' })
  expect([again.status, again.body.code]).toEqual([409, 'stale'])
  const reopened = await staff.send(api.changeEnquiryState, { id, change: 'reopen', reason: 'Called again' })
  expect(reopened.body.data.enquiry.state).toBe('assigned')
})

test('only staff can be assigned, and the database refuses states that cannot follow', async () => {
  const { id } = await anEnquiry(there)
  const customer = await there.aCustomer()
  expect((await staff.send(api.assignEnquiry, { id, assigneeId: customer.id, insteadOf: null })).status).toBe(404)
  await staff.send(api.replyAsStaff, { id, text: 'Hello', lastReplyId: null })
  const spam = await staff.send(api.changeEnquiryState, { id, change: 'spam', reason: 'Advertising' })
  expect([spam.status, spam.body.code]).toEqual([409, 'stale'])
  const marked = pool.query(
    `update enquiries set status = 'spam', spam_reason = 'staff', spam_at = now() where id = $1`,
    [id],
  )
  await expect(marked).rejects.toMatchObject({ constraint: 'enquiries_state_may_follow' })
})

test('of two colleagues who answer or take an enquiry at once, one sees that it has changed', async () => {
  const { id } = await anEnquiry(there)
  const colleague = await there.aStaff()
  const both = [staff, colleague]
  const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort()
  const taken = await Promise.all(
    both.map((one) => one.send(api.assignEnquiry, { id, assigneeId: one.id, insteadOf: null })),
  )
  expect(statuses(taken)).toEqual([200, 409])
  const replies = await Promise.all(
    both.map((one) => one.send(api.replyAsStaff, { id, text: `From ${one.id}`, lastReplyId: null })),
  )
  expect(statuses(replies)).toEqual([201, 409])
  const { entries } = (await staff.send(api.getEnquiry, { id })).body.data
  expect(entries).toHaveLength(1)
  expect((await staff.send(api.replyAsStaff, { id, text: 'One more', lastReplyId: entries[0]!.id })).status).toBe(201)
})

test('spam is listed only when asked for; what is not spam is announced late', async () => {
  const mobile = newMobile()
  const { body } = await there.send(sendEnquiry, { name: 'Ravi', mobile, website: 'x.example' })
  const { number } = body.data
  const listed = async (input: object) => (await staff.send(api.listEnquiries, { search: mobile, ...input })).body.data
  expect((await listed({})).count).toBe(0)
  const { data } = await listed({ state: 'spam' })
  expect(data[0]).toMatchObject({ number, spamReason: 'hidden_field' })
  await staff.send(api.changeEnquiryState, { id: data[0]!.id, change: 'not_spam', reason: 'A real customer' })
  expect((await listed({})).data[0]!.state).toBe('new')
  expect(await inbox(mobile)).toContain(number)
})

test('the list is filtered by state, kind, desk and assignee, and exported as CSV', async () => {
  const plain = await anEnquiry(there, { name: 'Zubeida Khatoon' })
  const grievance = await anEnquiry(there, { name: 'Zubeida Khatoon', kind: 'grievance' })
  await staff.send(api.assignEnquiry, { id: grievance.id, assigneeId: staff.id, insteadOf: null })
  const found = async (input: object) =>
    (await staff.send(api.listEnquiries, { search: 'zubeida', sort: 'created', ...input })).body.data.data.map(
      ({ number }) => number,
    )
  expect(await found({})).toEqual([plain.number, grievance.number])
  expect(await found({ kind: 'grievance' })).toEqual([grievance.number])
  expect(await found({ assigned: 'nobody' })).toEqual([plain.number])
  expect(await found({ assigned: 'me', state: 'open', desk: 'help_desk' })).toEqual([grievance.number])
  expect(await found({ desk: 'consultants' })).toEqual([])
  expect(await found({ escalated: 'yes' })).toEqual([])
  expect(await found({ search: plain.number.toLowerCase() })).toEqual([plain.number])
  // The first code is no longer fresh.
  const fresh = await there.aStaff()
  const { body } = await fresh.send(api.exportEnquiries, { search: 'zubeida', kind: 'grievance' })
  const file = await call('GET', body.data.url)
  expect(file.text).toContain(grievance.number)
  expect(file.text).not.toContain(plain.number)
})

test('among open enquiries, members with priority come first', async () => {
  const name = 'Queue Member'
  const usual = await anEnquiry(there, { name })
  clock.advance({ minutes: 1 })
  const { member } = await aMember(there, { helpDesk: 'first' })
  const first = await anEnquiry(there, { name, mobile: member.mobile }, member)
  // The number alone proves nothing.
  const claimed = await anEnquiry(there, { name, mobile: member.mobile })
  const input = { search: 'queue member', state: 'open', sort: 'queue' } as const
  const { data } = (await staff.send(api.listEnquiries, input)).body.data
  expect(data.map(({ number, priority }) => [number, priority])).toEqual([
    [first.number, 1],
    [usual.number, 0],
    [claimed.number, 0],
  ])
})

test('prepared replies have unique titles', async () => {
  const template = { title: 'Office hours', text_english: 'We are open from 9 to 8.', text_hindi: '9 से 8 बजे तक।' }
  const add = () => staff.send(addEnquiryTemplate, { ...template, reason: 'Asked often' })
  expect((await add()).status).toBe(201)
  const again = await add()
  expect([again.status, again.body.code]).toEqual([409, 'title_taken'])
  const { templates } = (await staff.send(listEnquiryTemplates, {})).body.data
  expect(templates.map(({ title }) => title)).toContain('Office hours')
})

test('staff are reminded of a grievance until it is closed, and the sender reads that it is', async () => {
  const { id, number, mobile } = await anEnquiry(there, { kind: 'grievance' })
  const colleague = await there.aStaff()
  await colleague.send(api.assignEnquiry, { id, assigneeId: colleague.id, insteadOf: null })
  const remindersAfter = async (days: number) => {
    clock.advance({ days })
    await Promise.all([1, 2].map(() => remindOfGrievances(there.app.services, clock.now())))
    const mails = JSON.parse(await inbox(colleague.email)) as { text: string }[]
    return mails.filter(({ text }) => text.includes(number)).length
  }
  expect(await remindersAfter(14)).toBe(0)
  expect(await remindersAfter(1)).toBe(1)
  expect(await remindersAfter(0)).toBe(1)
  expect(await remindersAfter(15)).toBe(2)
  expect(await inbox(colleague.email)).toContain('is overdue')
  const fresh = await there.aStaff()
  await fresh.send(api.replyAsStaff, { id, text: 'The money is on its way.', lastReplyId: null })
  await fresh.send(api.changeEnquiryState, { id, change: 'close', reason: 'Refunded' })
  expect(await remindersAfter(1)).toBe(2)
  expect(await inbox(mobile)).toContain('is closed')
})

test('spam is deleted with its notes after 30 days, counted from when it was marked', async () => {
  const [genuine, marked, unmarked] = [await anEnquiry(there), await anEnquiry(there), await anEnquiry(there)]
  const mark = async (id: number, change: 'spam' | 'not_spam') => {
    const fresh = await there.aStaff()
    await fresh.send(api.noteOnEnquiry, { id, text: 'Looks odd' })
    expect((await fresh.send(api.changeEnquiryState, { id, change, reason: 'Advertising' })).status).toBe(201)
  }
  clock.advance({ days: 25 })
  for (const { id } of [marked, unmarked]) await mark(id, 'spam')
  await mark(unmarked.id, 'not_spam')
  const ids = [genuine, marked, unmarked].map(({ id }) => id)
  const left = async (days: number) => {
    clock.advance({ days })
    await Promise.all([1, 2].map(() => deleteOldSpam(there.app.services, clock.now())))
    const { rows } = await pool.query('select id from enquiries where id = any($1) order by id', [ids])
    return rows.map(({ id }) => Number(id))
  }
  expect(await left(29)).toEqual(ids)
  expect(await left(2)).toEqual([genuine.id, unmarked.id])
})
