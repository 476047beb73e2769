import { expect, test } from 'vitest'
import { decidePersonReport, reportPerson } from '#contract/accounts/blocks.ts'
import { exportPeople } from '#contract/accounts/people.ts'
import * as privacy from '#contract/accounts/privacy.ts'
import { cancelBooking, previewCancellation } from '#contract/bookings/endpoints.ts'
import { sendBookingMessage } from '#contract/bookings/messages.ts'
import { messageBoth } from '#contract/bookings/staff.ts'
import { replyToEnquiry } from '#contract/enquiries/consultant.ts'
import { sendEnquiry } from '#contract/enquiries/endpoints.ts'
import { createOrder, quoteCart, requestRefund } from '#contract/orders/endpoints.ts'
import { decideRefundRequest } from '#contract/orders/staff.ts'
import { cancelQuestion } from '#contract/questions/endpoints.ts'
import { replyToReview, reportReview } from '#contract/reviews/own.ts'
import { ringExpert } from '#contract/talks/endpoints.ts'
import { carryOutDeletions } from '#server/domains/accounts/public.ts'
import { balancesOf, post } from '#server/domains/ledger/public.ts'
import { aBookable, aBooking, aTime, hold, PAID_PAISE } from '../bookings.ts'
import { anEnquiry } from '../enquiries.ts'
import type { Person } from '../people.ts'
import { aQuestion } from '../questions.ts'
import { aReview } from '../reviews.ts'
import { briefAndCancel } from '../services.ts'
import { aService, fill } from '../shop.ts'
import { anAnsweredTalk, anExpert, look } from '../talks.ts'
import { world } from '../world.ts'
import { EXCEPTIONS, RETAINED_TEXTS, TEXT_EXCEPTIONS } from './personal-data-exceptions.ts'

const there = await world()
const MARK = 'Qwzxvkplant'

/** Every text column of every table, as `table.column`, that contains one of the words. */
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

/** Fills every free text a customer can enter, and has the other side and staff write about them. */
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
    ...{ id: asked.body.data.order.refundRequest!.id, decision: 'grant' as const, note: `Dear ${MARK}` },
    lines: [{ lineId: order.lines[0]!.id, paise: 100 }],
  }
  expect((await staff.send(decideRefundRequest, decision)).status).toBe(201)
  expect((await staff.send(exportPeople, { search: person.mobile })).status).toBe(201)
  await briefAndCancel(person, MARK)

  await aReview(there, person, { comment: `Comment ${MARK}` })
  const { id: reviewId } = await aReview(there, await there.aCustomer())
  const report = { id: reviewId, reason: 'other' as const, note: `Note ${MARK}` }
  expect((await person.send(reportReview, report)).status).toBe(201)

  const question = await aQuestion(there, { customer: person, words: MARK })
  expect((await person.send(cancelQuestion, { id: question.id })).status).toBe(200)

  const blamed = { personId: consultant.id, reason: 'other' as const, note: `Note ${MARK}` }
  const { id: blame } = (await person.send(reportPerson, blamed)).body.data
  const declined = { id: blame, decision: 'decline' as const, note: `Spoke with ${MARK}` }
  expect((await staff.send(decidePersonReport, declined)).status).toBe(201)
  const accusing = { personId: person.id, reason: 'other' as const, note: `About ${MARK}` }
  expect((await consultant.send(reportPerson, accusing)).status).toBe(201)

  const expert = await anExpert(there)
  const ring = { consultantId: expert.id, mode: 'video' as const, subject: `Subject ${MARK}` }
  expect((await person.send(ringExpert, ring)).status).toBe(201)
  there.clock.advance({ minutes: 5 })
  await look(there)
}

/** Spends the remaining money, so that nothing blocks the deletion. */
async function spendAll({ id }: Person) {
  const { wallet } = await balancesOf(there.db, id)
  const entries = [
    { place: { balance: 'wallet' as const, of: id }, paise: -wallet },
    { place: 'adjustments' as const, paise: wallet },
  ]
  await there.db
    .transaction()
    .execute((tx) => post(tx, { key: `all spent by ${id}`, kind: 'correction', at: there.clock.now(), entries }))
}

async function deleteAccount(person: Person) {
  const asked = await person.send(privacy.requestDeletion, { reason: `Leaving ${MARK}` })
  expect([asked.text, asked.status]).toEqual([asked.text, 201])
  await there.app.services.outbox.settled()
  // The job runs when it is due; no data has to be swept by age.
  await there.pool.query('update deletion_requests set due_at = $2 where account_id = $1', [
    person.id,
    there.clock.now(),
  ])
  await carryOutDeletions(there.app.services, there.clock.now())
  const { rows } = await there.pool.query('select deleted_at from accounts where id = $1', [person.id])
  expect(rows[0]).toEqual({ deleted_at: expect.any(Date) })
}

test('after a deletion nothing the customer wrote and none of their numbers remain, apart from what is listed', async () => {
  const person = await there.aCustomer({ name: `Name ${MARK}`, email: `${MARK.toLowerCase()}@example.in` })
  await fillEverything(person)
  await there.app.services.outbox.settled()
  const words = [MARK, person.mobile]
  expect(await placesOf(words)).toEqual(
    expect.arrayContaining([
      ...['accounts.mobile', 'bookings.brief', 'call_marks.key', 'enquiries.remarks', 'service_order_entries.body'],
      ...['idempotency_keys.answer', 'service_orders.brief'],
      ...['notices.params', 'outbox.params', 'questions.body', 'questions.title', 'refunds.reason', 'talks.subject'],
    ]),
  )
  await spendAll(person)
  await deleteAccount(person)
  const left = await placesOf(words)
  expect(left).toEqual(
    Object.keys(TEXT_EXCEPTIONS)
      .filter((place) => left.includes(place))
      .sort(),
  )
})

/** Fills every free text a consultant can enter, and has customers and staff write to them. */
async function fillEverythingOf(consultant: Person) {
  const { pool, clock } = there
  const [now, staff, customer] = [clock.now(), await there.aStaff(), await there.aCustomer()]
  await pool.query(
    `update consultants set slug = lower($2), headline = $2, headline_hindi = $2, about = $2, procedure = $2, city = $2, approval_reason = $2 where id = $1`,
    [consultant.id, MARK],
  )
  const mine = [consultant.id, MARK]
  await pool.query('insert into former_slugs (consultant_id, slug) values ($1, lower($2))', mine)
  await pool.query(
    `insert into consultant_credentials (consultant_id, position, kind, title, issuer, number) values ($1, 0, 'education', $2, $2, $2)`,
    mine,
  )
  await pool.query(
    `insert into consultant_videos (consultant_id, position, title, url) values ($1, 0, $2, 'https://youtu.be/' || $2)`,
    mine,
  )
  await pool.query(
    `insert into approval_decisions (consultant_id, before, after, note, decided_by, decided_at) values ($1, 'draft', 'approved', $2, $3, $4)`,
    [...mine, staff.id, now],
  )
  await pool.query(
    `insert into days_off (consultant_id, days, note) values ($1, daterange('2026-12-01', '2026-12-03'), $2)`,
    mine,
  )
  await pool.query(
    `insert into external_calendars (consultant_id, address, host, digest, etag, busy_count, added_at, read_at, tried_at, next_read_at)
     values ($1, $3, $2, '\\x01', $2, 0, $4, $4, $4, $4)`,
    [...mine, Buffer.from(MARK), now],
  )
  await pool.query(
    `insert into bank_accounts (consultant_id, kind, holder, bank_says, ifsc, number, number_mark, ending, state, provider_account_id, provider_check_id, added_at, checked_at)
     values ($1, 'savings', $2, $2, 'HDFC0000007', $3, $3, '4021', 'verified', $2, $2, $4, $4)`,
    [...mine, Buffer.from(MARK), now],
  )
  await pool.query(
    `insert into room_notes (account_id, room, text, updated_at) values ($1, 'room-of-a-call', $2, $3)`,
    [...mine, now],
  )
  await pool.query(
    `insert into customer_notes (consultant_id, customer_id, text, updated_at) values ($1, $3, $2, $4)`,
    [...mine, customer.id, now],
  )
  const service = await aService(there, { consultantId: consultant.id })
  await pool.query(
    `update services set title_english = $2, title_hindi = $2, delivered_english = $2, delivered_hindi = $2 where id = $1`,
    [service.id, MARK],
  )

  const over = await aBooking(there, { customer, consultant })
  await pool.query(`update bookings set state = 'completed', judged_at = $2, settled_at = $2 where id = $1`, [
    over.id,
    now,
  ])
  await pool.query(
    `insert into reviews (subject_id, kind, consultant_id, customer_id, author, rating, comment, held_at, created_at, updated_at)
     values ($2, 'session', $1, $3, 'Sunita', 5, 'Helpful', $4, $4, $4)`,
    [consultant.id, over.id, customer.id, now],
  )
  const { rows: reviews } = await pool.query<{ id: number }>('select id from reviews where subject_id = $1', [over.id])
  const about = { id: reviews[0]!.id }
  expect((await consultant.send(replyToReview, { ...about, text: `Reply ${MARK}` })).status).toBe(201)
  const reported = await consultant.send(reportReview, { ...about, reason: 'other', note: `Note ${MARK}` })
  expect(reported.status).toBe(201)
  await pool.query(
    `insert into booking_appeals (booking_id, by_id, reason, note, asked_at, state, decided_at) values ($3, $1, $2, $2, $4, 'declined', $4)`,
    [...mine, over.id, now],
  )
  for (const by of [customer, undefined]) {
    const asked = await anEnquiry(there, { consultantId: consultant.id }, by)
    const reply = { id: asked.id, text: `Reply ${MARK}`, bookLink: true }
    expect((await consultant.send(replyToEnquiry, reply)).status).toBe(201)
  }
  const { id } = await aBooking(there, { customer, consultant })
  expect((await consultant.send(sendBookingMessage, { id, text: `Message ${MARK}` })).status).toBe(201)
  expect((await customer.send(sendBookingMessage, { id, text: 'Thank you' })).status).toBe(201)
  const written = await staff.send(messageBoth, { id, text: `Regarding ${MARK}, ${consultant.mobile}` })
  expect(written.status).toBe(201)
  const { refundPaise } = (await consultant.send(previewCancellation, { id })).body.data
  const cancelling = { id, reason: `Cancelled ${MARK}`, expectedRefundPaise: refundPaise }
  expect((await consultant.send(cancelBooking, cancelling)).status).toBe(200)

  await anExpert(there, { person: consultant })
  const talk = await anAnsweredTalk(there, { customer, expert: consultant })
  await pool.query('insert into talk_messages (talk_id, from_id, text, at) values ($3, $1, $2, $4)', [
    ...mine,
    talk.id,
    now,
  ])
  there.clock.advance({ minutes: 5 })
  await look(there)
  expect((await staff.send(exportPeople, { search: consultant.mobile })).status).toBe(201)
}

test('after a deletion nothing the consultant wrote and none of their numbers remain, apart from what is listed', async () => {
  const person = await there.aConsultant({ name: `Name ${MARK}`, email: `${MARK.toLowerCase()}@example.in` })
  await aBookable(there, person)
  await fillEverythingOf(person)
  await there.app.services.outbox.settled()
  const words = [MARK, Buffer.from(MARK).toString('hex'), person.mobile]
  expect(await placesOf(words)).toEqual(
    expect.arrayContaining([
      ...['approval_decisions.note', 'bank_accounts.bank_says', 'bank_accounts.holder', 'bank_accounts.number'],
      ...['booking_appeals.reason', 'booking_events.reason', 'booking_messages.text', 'consultant_credentials.issuer'],
      ...['consultant_videos.title', 'consultants.about', 'consultants.headline', 'consultants.procedure'],
      ...['customer_notes.text', 'days_off.note', 'enquiry_entries.text', 'external_calendars.address'],
      ...['former_slugs.slug', 'notices.params', 'review_reports.note', 'reviews.reply', 'room_notes.text'],
      ...['services.delivered_english', 'talk_messages.text'],
    ]),
  )
  await deleteAccount(person)
  const left = await placesOf(words)
  expect(left).toEqual(
    Object.keys(TEXT_EXCEPTIONS)
      .filter((place) => left.includes(place))
      .sort(),
  )
})

test('every free-text column in a table that a deletion leaves is listed with the reason', async () => {
  const stored = Object.entries(EXCEPTIONS).filter(([, { notErased }]) => notErased)
  const { rows } = await there.pool.query<{ place: string }>(
    // A check constraint with a list of values on one column leaves no room for free text.
    `select c.table_name || '.' || c.column_name as place from information_schema.columns c
     where c.table_schema = 'public' and c.data_type in ('text', 'jsonb', 'bytea', 'ARRAY') and c.table_name = any ($1)
       and not exists (
         select from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and k.conkey = array[a.attnum]
         where k.conrelid = c.table_name::regclass and a.attname = c.column_name and k.contype = 'c'
           and pg_get_constraintdef(k.oid) ~ '= ANY \\(ARRAY')
     order by 1`,
    [stored.map(([place]) => place.split('.')[0])],
  )
  expect(rows.map(({ place }) => place)).toEqual(Object.keys(RETAINED_TEXTS).sort())
})
