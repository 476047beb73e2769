import { beforeAll, expect, test } from 'vitest'
import { searchBackOffice } from '#contract/admin/search.ts'
import { withDemoWorld } from '#test/demo-world.ts'
import { anEnquiry } from '#test/enquiries.ts'
import type { Person } from '#test/people.ts'
import { type World, world } from '#test/world.ts'

let the: World
let staff: Person
beforeAll(async () => {
  await withDemoWorld()
  the = await world()
  staff = await the.aStaff()
})

const found = async (text: string, by = staff) => {
  const { status, body } = await by.send(searchBackOffice, { text })
  expect(status).toBe(200)
  return body.data.found
}

const one = async (sql: string) => (await the.pool.query<{ id: number; reference: string }>(sql)).rows[0]!

test.each([
  ['booking', 'select id, number as reference from bookings limit 1'],
  ['call', 'select id, number as reference from talks limit 1'],
  ['question', 'select id, number as reference from questions where number is not null limit 1'],
  ['service_order', 'select id, number as reference from service_orders limit 1'],
  ['enquiry', 'select id, number as reference from enquiries limit 1'],
  ['order', 'select order_id as id, number as reference from documents limit 1'],
  ['order', `select id, 'ORD-' || id as reference from orders limit 1`],
  ['payout', `select id, 'WD-' || id as reference from withdrawals limit 1`],
  ['movement', `select id, 'JE-' || id as reference from ledger_movements limit 1`],
])('a %s is found by its number, however it is typed', async (kind, sql) => {
  const { id, reference } = await one(sql)
  expect(await found(` ${reference.toLowerCase()} `)).toMatchObject([{ kind, id, reference }])
})

test('a payment of the gateway leads to its order', async () => {
  const { id, reference } = await one(
    `select subject_id as id, provider_payment_id as reference from payments where purpose = 'order' and state = 'captured' limit 1`,
  )
  expect(await found(reference)).toMatchObject([{ kind: 'payment', id, reference }])
})

test('people are found by name and mobile number, and senders of enquiries who have no account', async () => {
  const asha = await the.aCustomer({ name: 'Zubeida Quereshi', mobile: '7654300021' })
  expect(await found('zub quer')).toEqual([
    { kind: 'person', id: asha.id, reference: '', name: 'Zubeida Quereshi', mobile: '7654300021' },
  ])
  expect(await found('+91 76543 00021')).toMatchObject([{ kind: 'person', id: asha.id }])
  expect(await found(String(asha.id))).toContainEqual(expect.objectContaining({ kind: 'person', id: asha.id }))
  const { id } = await anEnquiry(the, { name: 'Zubeida Visitor' })
  expect(await found('zubeida')).toMatchObject([
    { kind: 'person', id: asha.id },
    { kind: 'enquiry', id, name: 'Zubeida Visitor' },
  ])
})

test('a frequent name gives a few results, and one letter none', async () => {
  for (let count = 0; count < 10; count++) await the.aCustomer({ name: 'Frequent Name' })
  expect(await found('frequent')).toHaveLength(8)
  expect(await found('f')).toEqual([])
})

test('a role finds only what it may open', async () => {
  const content = await the.aStaff({ role: 'content' })
  const support = await the.aStaff({ role: 'support' })
  const movement = await one(`select id, 'JE-' || id as reference from ledger_movements limit 1`)
  const booking = await one('select id, number as reference from bookings limit 1')
  expect(await found(movement.reference, support)).toEqual([])
  expect(await found(booking.reference, support)).toHaveLength(1)
  expect(await found(booking.reference, content)).toEqual([])
  expect(await found('verma', content)).toEqual([])
})
