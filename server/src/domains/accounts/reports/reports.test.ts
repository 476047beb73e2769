import { expect, test } from 'vitest'
import * as api from '#contract/accounts/blocks.ts'
import { getWaiting } from '#contract/admin/endpoints.ts'
import { listAuditLog } from '#contract/audit/endpoints.ts'
import type { Sent } from '#contract/endpoint.ts'
import { aBooking } from '#test/bookings.ts'
import { sharedWorld } from '#test/world.ts'

const there = await sharedWorld()

test('a report waits for staff once, is decided once with a reason, and the reporter sees the outcome', async () => {
  const { customer, consultant } = await aBooking(there)
  const staff = await there.aStaff()
  const waiting = async () => (await staff.send(getWaiting, {})).body.data.reportedPeople!.count
  const before = await waiting()
  const report = () =>
    customer.send(api.reportPerson, { personId: consultant.id, reason: 'outside_payment', note: 'Asked for cash' })
  const both = await Promise.all([report(), report()])
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  const { id } = both.find(({ status }) => status === 201)!.body.data
  expect(await waiting()).toBe(before + 1)

  const open = (await staff.send(api.listPersonReports, { limit: 100 })).body.data.data
  expect(open.find((one) => one.id === id)).toMatchObject({
    ...{ reason: 'outside_payment', note: 'Asked for cash', state: 'open', upheldBefore: 0 },
    person: { id: consultant.id, type: 'consultant' },
    reporter: { id: customer.id, type: 'user' },
  })
  const decide = (decision: 'uphold' | 'decline') =>
    staff.send(api.decidePersonReport, { id, decision, note: 'Confirmed by messages' })
  const decided = await Promise.all([decide('uphold'), decide('decline')])
  expect(decided.map(({ status }) => status).sort()).toEqual([201, 409])
  expect(await waiting()).toBe(before)
  const own = (await customer.send(api.listOwnReports, {})).body.data.reports
  expect(['upheld', 'declined']).toContain(own[0]!.state)
  const { data } = (await staff.send(listAuditLog, { search: 'Confirmed by messages' })).body.data
  expect(data.map(({ action }) => action)).toEqual([`person_report.${own[0]!.state}`])
  // Decided, the person can be reported again.
  expect((await report()).status).toBe(201)
})

test('reports are found by either person, by reason and state, and exported as CSV', async () => {
  const [customer, other] = [await there.aCustomer({ name: 'Yamuna Reporter' }), await there.aCustomer()]
  const { consultant } = await aBooking(there, { customer })
  await aBooking(there, { customer: other, consultant })
  await customer.send(api.reportPerson, { personId: consultant.id, reason: 'spam', note: 'Sent leaflets' })
  await consultant.send(api.reportPerson, { personId: customer.id, reason: 'abusive', note: 'Shouted' })
  await other.send(api.reportPerson, { personId: consultant.id, reason: 'other', note: 'Came late' })
  const staff = await there.aStaff()
  const notes = async (input: Sent<typeof api.listPersonReports>) =>
    (await staff.send(api.listPersonReports, { search: 'yamuna', ...input })).body.data.data.map(({ note }) => note)
  expect(await notes({ sort: 'reported' })).toEqual(['Sent leaflets', 'Shouted'])
  expect(await notes({ sort: '-reported', reason: 'abusive' })).toEqual(['Shouted'])
  expect(await notes({ state: 'upheld' })).toEqual([])
  const { body } = await staff.send(api.exportPersonReports, { search: 'yamuna', reason: 'spam' })
  const file = (await there.call('GET', body.data.url)).text
  expect([file.includes('Sent leaflets'), file.includes('Shouted')]).toEqual([true, false])
})
