import { expect, test } from 'vitest'
import { sendBookingMessage } from '#contract/booking-messages.ts'
import { cancelBooking, previewCancellation } from '#contract/bookings.ts'
import { messageBoth } from '#contract/bookings-staff.ts'
import { sendEnquiry } from '#contract/enquiries.ts'
import { createOrder, quoteCart, requestRefund } from '#contract/orders.ts'
import { decideRefundRequest } from '#contract/orders-staff.ts'
import { exportPeople } from '#contract/people.ts'
import * as privacy from '#contract/privacy.ts'
import { ringExpert } from '#contract/talks.ts'
import { carryOutDeletions } from '#server/domains/accounts/service.ts'
import { balancesOf, post } from '#server/domains/ledger/service.ts'
import { aBookable, aTime, hold, PAID_PAISE } from '../bookings.ts'
import type { Person } from '../people.ts'
import { aService, fill } from '../shop.ts'
import { anExpert, look } from '../talks.ts'
import { world } from '../world.ts'
import { EXCEPTIONS, KEPT_TEXTS, TEXT_EXCEPTIONS } from './personal-data-exceptions.ts'

const there = await world()
const MARK = 'Qwzxvkplant'

/** Every column of every table that can hold text, as `table.column`, where one of the words is found. */
async function placesOf(words: readonly string[]) {
  const { rows } = await there.pool.query<{ name: string; column: string }>(
    `select c.table_name as name, c.column_name as column from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' order by 1, 2`,
  )
  const found: string[] = []
  for (const { name, column } of rows) {
    const { rowCount } = await there.pool.query(`select from ${name} where "${column}"::text ilike any ($1) limit 1`, [
      words.map((word) => `%${word}%`),
    ])
    if (rowCount) found.push(`${name}.${column}`)
  }
  return found
}

async function buyWithMark(buyer: Person, item: { id: number; type: 'booking' | 'service' }, paise: number) {
  await fill(there, buyer, paise)
  const items = [item]
  const { totalPaise } = (await buyer.send(quoteCart, { items, state: '27', useWallet: true })).body.data
  const billing = { name: `Billed ${MARK}`, state: '27', address: `Street ${MARK}` }
  const bought = await buyer.send(createOrder, { items, useWallet: true, billing, expectedTotalPaise: totalPaise })
  expect(bought.status).toBe(201)
  return bought.body.data.order
}

/** Fills every free text that a customer can give, and has the other side and staff write about them. */
async function fillEverything(person: Person) {
  await there.pool.query(
    `update accounts set remarks = $2, source = $2, city = $2, suspended_reason = $2 where id = $1`,
    [person.id, MARK],
  )
  await there.pool.query(
    `insert into consents (account_id, document, version, agreed_at, address) values ($1, 'terms', '1', $2, $3)`,
    [person.id, there.clock.now(), `address ${MARK}`],
  )
  const enquiry = { name: `Enquirer ${MARK}`, mobile: person.mobile, remarks: MARK, city: MARK, source: MARK }
  expect((await person.send(sendEnquiry, enquiry)).status).toBe(201)
  expect((await there.send(sendEnquiry, enquiry)).status).toBe(201)

  const consultant = await aBookable(there)
  const staff = await there.aStaff()
  const held = await hold(person, consultant, aTime(there), { brief: `Brief ${MARK}` })
  const { id } = held.body.data.booking
  await buyWithMark(person, { id, type: 'booking' }, PAID_PAISE)
  expect((await person.send(sendBookingMessage, { id, text: `Message ${MARK}` })).status).toBe(201)
  const written = await staff.send(messageBoth, { id, text: `Regarding ${MARK}, ${person.mobile}` })
  expect(written.status).toBe(201)
  const { refundPaise } = (await person.send(previewCancellation, { id })).body.data
  const cancelling = { id, reason: `Cancelled ${MARK}`, expectedRefundPaise: refundPaise }
  expect((await person.send(cancelBooking, cancelling)).status).toBe(200)

  const service = await aService(there)
  const order = await buyWithMark(person, { id: service.id, type: 'service' }, 200_000)
  const asked = await person.send(requestRefund, { id: order.id, reason: `Please refund ${MARK}` })
  const decision = {
    id: asked.body.data.order.refundRequest!.id,
    decision: 'grant' as const,
    note: `Dear ${MARK}`,
    lines: [{ lineId: order.lines[0]!.id, paise: 100 }],
  }
  expect((await staff.send(decideRefundRequest, decision)).status).toBe(201)
  expect((await staff.send(exportPeople, { search: person.mobile })).status).toBe(201)

  const expert = await anExpert(there)
  const ring = { consultantId: expert.id, mode: 'video' as const, subject: `Subject ${MARK}` }
  expect((await person.send(ringExpert, ring)).status).toBe(201)
  there.clock.advance({ minutes: 5 })
  await look(there)
}

/** The money that is left is spent elsewhere, so that nothing holds the deletion back. */
async function spendAll({ id }: Person) {
  const { wallet } = await balancesOf(there.db, id)
  const entries = [
    { place: { purse: 'wallet' as const, of: id }, paise: -wallet },
    { place: 'adjustments' as const, paise: wallet },
  ]
  await there.db
    .transaction()
    .execute((tx) => post(tx, { key: `all spent by ${id}`, kind: 'correction', at: there.clock.now(), entries }))
}

test('after a deletion nothing the customer wrote and no number of theirs is left, apart from what is listed', async () => {
  const person = await there.aCustomer({ name: `Name ${MARK}`, email: `${MARK.toLowerCase()}@example.in` })
  await fillEverything(person)
  await there.app.house.outbox.settled()
  const words = [MARK, person.mobile]
  expect(await placesOf(words)).toEqual(
    expect.arrayContaining([
      ...['accounts.mobile', 'bookings.brief', 'call_marks.key', 'enquiries.remarks', 'idempotency_keys.answer'],
      ...['notices.params', 'outbox.params', 'refunds.reason', 'talks.subject'],
    ]),
  )
  await spendAll(person)
  expect((await person.send(privacy.requestDeletion, { reason: `Leaving ${MARK}` })).status).toBe(201)
  await there.app.house.outbox.settled()
  // The job runs when it is due; nothing is left to be swept by age.
  await there.pool.query('update deletion_requests set due_at = $2 where account_id = $1', [
    person.id,
    there.clock.now(),
  ])
  await carryOutDeletions(there.app.house, there.clock.now())
  const left = await placesOf(words)
  expect(left).toEqual(
    Object.keys(TEXT_EXCEPTIONS)
      .filter((place) => left.includes(place))
      .sort(),
  )
})

test('every column for free text in a table that a deletion leaves is listed with the reason', async () => {
  const kept = Object.entries(EXCEPTIONS).filter(([, { notErased }]) => notErased)
  const { rows } = await there.pool.query<{ place: string }>(
    // A list of values, of one column alone, leaves no room for anything else.
    `select c.table_name || '.' || c.column_name as place from information_schema.columns c
     where c.table_schema = 'public' and c.data_type in ('text', 'jsonb', 'bytea', 'ARRAY') and c.table_name = any ($1)
       and not exists (
         select from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and k.conkey = array[a.attnum]
         where k.conrelid = c.table_name::regclass and a.attname = c.column_name and k.contype = 'c'
           and pg_get_constraintdef(k.oid) ~ '= ANY \\(ARRAY')
     order by 1`,
    [kept.map(([place]) => place.split('.')[0])],
  )
  expect(rows.map(({ place }) => place)).toEqual(Object.keys(KEPT_TEXTS).sort())
})
