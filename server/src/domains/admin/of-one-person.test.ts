import { beforeAll, expect, test } from 'vitest'
import { listAllBookings } from '#contract/bookings/staff.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { listEnquiries } from '#contract/enquiries/staff.ts'
import { listStaffCertificates } from '#contract/learning/certificates.ts'
import { listCoursesOfPerson } from '#contract/learning/staff.ts'
import { listBalances, listMovements } from '#contract/ledger/endpoints.ts'
import { listMembers } from '#contract/memberships/staff.ts'
import { listEarningsOfPerson } from '#contract/orders/earnings.ts'
import { listAllOrders } from '#contract/orders/staff.ts'
import { listPackages } from '#contract/packages/staff.ts'
import { listPaymentsOfPerson } from '#contract/payments/endpoints.ts'
import { listPayouts } from '#contract/payouts/endpoints.ts'
import { listStaffQuestions } from '#contract/questions/staff.ts'
import { listAllReviews } from '#contract/reviews/staff.ts'
import { listStaffServiceOrders } from '#contract/services/staff.ts'
import { listCalls } from '#contract/talks/staff.ts'
import { listTicketsOfPerson } from '#contract/workshops/tickets-staff.ts'
import { withDemoWorld } from '#test/demo-world.ts'
import { anEnquiry } from '#test/enquiries.ts'
import { aMember } from '#test/memberships.ts'
import type { Person } from '#test/people.ts'
import { type World, world } from '#test/world.ts'

let the: World
let staff: Person
beforeAll(async () => {
  await withDemoWorld()
  the = await world()
  staff = await the.aStaff()
  await aMember(the)
  await aMember(the)
})

interface Rows {
  count: number
  data: Record<string, unknown>[]
}

async function rowsOf(list: Endpoint, query: Record<string, unknown>): Promise<Rows> {
  const { status, body } = await staff.call<Rows & Record<string, unknown>>('GET', list.path, { query })
  expect(status, body.message).toBe(200)
  return body.data
}

const peopleIn = (row: Record<string, unknown>) =>
  ['customer', 'consultant', 'buyer', 'member', 'owner'].flatMap((side) => {
    const person = row[side] as { id: number } | null | undefined
    return person ? [person.id] : []
  })

test.each([
  ['bookings', listAllBookings, {}],
  ['calls', listCalls, { state: 'all' }],
  ['questions', listStaffQuestions, { view: 'all' }],
  ['services', listStaffServiceOrders, { view: 'all' }],
  ['orders', listAllOrders, {}],
  ['reviews', listAllReviews, {}],
  ['members', listMembers, {}],
  ['packages', listPackages, {}],
  ['payouts', listPayouts, {}],
  ['balances', listBalances, {}],
] as const)('staff list the %s of one person', async (_, list, view) => {
  const everything = await rowsOf(list, { ...view, limit: 100 })
  expect(everything.count).toBeGreaterThan(1)
  const [person] = peopleIn(everything.data[0]!)
  const own = await rowsOf(list, { ...view, limit: 100, person })
  expect(own.count).toBe(own.data.length)
  for (const row of own.data) expect(peopleIn(row)).toContain(person)
  if (everything.count === everything.data.length)
    expect(own.count).toBe(everything.data.filter((row) => peopleIn(row).includes(person!)).length)
  expect((await rowsOf(list, { ...view, person: staff.id })).count).toBe(0)
})

test('staff list the ledger movements of one person', async () => {
  const { data } = await rowsOf(listBalances, {})
  const [person] = peopleIn(data[0]!)
  const own = await rowsOf(listMovements, { person, limit: 100 })
  expect(own.count).toBeGreaterThan(0)
  for (const { entries } of own.data as { entries: { owner: { id: number } | null }[] }[])
    expect(entries.map(({ owner }) => owner?.id)).toContain(person)
  expect((await rowsOf(listMovements, { person: staff.id })).count).toBe(0)
})

test('the enquiries of a person include those sent with their number before they registered', async () => {
  const asha = await the.aCustomer()
  const before = await anEnquiry(the, { mobile: asha.mobile })
  const after = await anEnquiry(the, {}, asha)
  await anEnquiry(the)
  const { data } = await rowsOf(listEnquiries, { person: asha.id })
  expect(new Set(data.map(({ number }) => number))).toEqual(new Set([before.number, after.number]))
})

/** An account that has such rows. */
const somebodyWith = async (table: string, column: string) =>
  (await the.pool.query<{ id: number }>(`select ${column} as id from ${table} limit 1`)).rows[0]!.id

test('staff see the courses, tickets, certificates, payments and earnings of a person', async () => {
  const learner = await somebodyWith('course_enrolments', 'account_id')
  const courses = await rowsOf({ ...listCoursesOfPerson, path: pathOf(listCoursesOfPerson, learner) }, {})
  expect(courses.data[0]).toMatchObject({ title_english: expect.any(String), doneLessons: expect.any(Number) })
  const attendee = await somebodyWith(
    'workshop_tickets join workshop_purchases using (line_id)',
    'workshop_purchases.account_id',
  )
  const tickets = await rowsOf({ ...listTicketsOfPerson, path: pathOf(listTicketsOfPerson, attendee) }, {})
  expect(tickets.data[0]).toMatchObject({ number: expect.any(String), workshop: { id: expect.any(Number) } })
  const certified = await somebodyWith('certificates', 'account_id')
  const certificates = await rowsOf(listStaffCertificates, { person: certified })
  expect(certificates.count).toBeGreaterThan(0)
  expect(certificates.count).toBeLessThan((await rowsOf(listStaffCertificates, {})).count)
  const payer = await somebodyWith('payments', 'account_id')
  const payments = await rowsOf({ ...listPaymentsOfPerson, path: pathOf(listPaymentsOfPerson, payer) }, {})
  expect(payments.data[0]).toMatchObject({ state: expect.any(String), amountPaise: expect.any(Number) })
  const earner = await somebodyWith('earnings', 'consultant_id')
  const { body } = await staff.send(listEarningsOfPerson, { id: earner, limit: 100 })
  expect(body.data.count).toBeGreaterThan(0)
  expect(body.data.netPaise).toBe(body.data.data.reduce((sum, { netPaise }) => sum + netPaise, 0))
})

const pathOf = (list: Endpoint, id: number) => list.path.replace('{id}', String(id))
