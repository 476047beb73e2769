import fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import * as api from '#contract/bookings/calendar.ts'
import { cancelBooking, moveBooking, previewCancellation } from '#contract/bookings/endpoints.ts'
import { aBookable, aBooking, aTime, hold } from '#test/bookings.ts'
import type { Person } from '#test/people.ts'
import { world } from '#test/world.ts'
import { writeCalendar } from './ics.ts'

const there = await world()
const { call, aCustomer } = there

/** Reads it with an independent, strict parser; line lengths are checked first, because parsers do not. */
function read(text: string) {
  expect(text.endsWith('\r\n')).toBe(true)
  for (const line of text.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(line).not.toMatch(/[\r\n]/)
  }
  ICAL.design.strict = true
  const calendar = new ICAL.Component(ICAL.parse(text))
  const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
  return {
    method: calendar.getFirstPropertyValue('method'),
    version: calendar.getFirstPropertyValue('version'),
    events,
  }
}
const factsOf = (event: ICAL.Event) => ({
  uid: event.uid,
  sequence: event.sequence,
  status: event.component.getFirstPropertyValue('status'),
  startsAt: event.startDate.toJSDate(),
})

async function fileOf(person: Person, id: number) {
  const { file } = (await person.send(api.linkToCalendar, { id })).body.data
  const answer = await call('GET', file)
  expect(answer.status).toBe(200)
  return read(answer.text)
}

describe('the file of a session', () => {
  test('keeps its UID and increments its SEQUENCE when the session is rescheduled or cancelled', async () => {
    const { id, customer, consultant, startsAt } = await aBooking(there)
    const first = await fileOf(customer, id)
    expect([first.method, first.version, first.events.length]).toEqual(['PUBLISH', '2.0', 1])
    expect(factsOf(first.events[0]!)).toMatchObject({ sequence: 0, status: 'CONFIRMED', startsAt })
    expect(first.events[0]!.summary).toBe(`Video session with ${consultant.name}`)

    const next = aTime(there)
    await customer.send(moveBooking, { id, startsAt: next.toISOString(), expectedMoves: 0 })
    const moved = await fileOf(consultant, id)
    const { uid } = factsOf(first.events[0]!)
    expect(factsOf(moved.events[0]!)).toMatchObject({ uid, sequence: 1, status: 'CONFIRMED', startsAt: next })
    expect(moved.events[0]!.summary).toBe(`Video session with ${customer.name}`)

    const { refundPaise } = (await customer.send(previewCancellation, { id })).body.data
    await customer.send(cancelBooking, { id, expectedRefundPaise: refundPaise })
    const gone = await fileOf(customer, id)
    expect(gone.method).toBe('CANCEL')
    expect(factsOf(gone.events[0]!)).toMatchObject({ uid, sequence: 2, status: 'CANCELLED' })
  })

  test('links to Google and Outlook carry the same session', async () => {
    const { id, customer, consultant, startsAt } = await aBooking(there)
    const { google, outlook } = (await customer.send(api.linkToCalendar, { id })).body.data
    const [atGoogle, atOutlook] = [new URL(google).searchParams, new URL(outlook).searchParams]
    expect(atGoogle.get('dates')).toContain(startsAt.toISOString().replaceAll(/[-:]|\.\d+/g, ''))
    expect(atOutlook.get('startdt')).toBe(startsAt.toISOString())
    expect(atGoogle.get('text')).toContain(consultant.name)
  })

  test('there is none for a mere hold, and none for another person’s session', async () => {
    const [customer, consultant] = [await aCustomer(), await aBookable(there)]
    const { id } = (await hold(customer, consultant, aTime(there))).body.data.booking
    expect((await customer.send(api.linkToCalendar, { id })).status).toBe(404)
  })
})

describe('the private feed', () => {
  const feedOf = async (person: Person) => {
    const { url } = (await person.send(api.renewCalendarFeed, {})).body.data
    return new URL(url).pathname
  }

  test('shows bookings, reschedules and cancellations to whoever has the link and to nobody else', async () => {
    const stored = await aBooking(there)
    const { customer } = stored
    const dropped = await aBooking(there, { customer })
    const { refundPaise } = (await customer.send(previewCancellation, { id: dropped.id })).body.data
    await customer.send(cancelBooking, { id: dropped.id, expectedRefundPaise: refundPaise })
    expect((await customer.send(api.getCalendarFeed, {})).body.data).toEqual({ renewedAt: null })
    const path = await feedOf(customer)
    const answer = await call('GET', path)
    expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-cache' })
    expect(answer.headers['content-type']).toContain('text/calendar')
    const { method, events } = read(answer.text)
    expect(method).toBe('PUBLISH')
    expect(events.map((event) => factsOf(event).status).sort()).toEqual(['CANCELLED', 'CONFIRMED'])
    const again = await call('GET', path, { headers: { 'if-none-match': String(answer.headers.etag) } })
    expect(again.status).toBe(304)
  })

  test('a renewed or revoked link stops working', async () => {
    const person = await aCustomer()
    const first = await feedOf(person)
    expect((await call('GET', first)).status).toBe(200)
    const second = await feedOf(person)
    expect([(await call('GET', first)).status, (await call('GET', second)).status]).toEqual([404, 200])
    await person.send(api.closeCalendarFeed, {})
    expect((await call('GET', second)).status).toBe(404)
    for (const path of ['/calendar/.ics', '/calendar/x.ics', `/calendar/${'a'.repeat(43)}.ics`, '/calendar/'])
      expect((await call('GET', path)).status).toBe(404)
  })

  test('the secret itself is not stored', async () => {
    const path = await feedOf(await aCustomer())
    const secret = path.slice('/calendar/'.length, -'.ics'.length)
    const { rows } = await there.pool.query('select secret_hash from calendar_feeds')
    expect(JSON.stringify(rows)).not.toContain(secret)
    expect(rows.map(({ secret_hash }) => secret_hash.toString('utf8')).join()).not.toContain(secret)
  })
})

test('any name is represented correctly in the calendar', () => {
  const at = new Date('2026-03-04T10:00:00Z')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (words) => {
      const summary = words.replaceAll(/\p{Cc}/gu, ' ')
      const event = { uid: 'u', sequence: 0, startsAt: at, endsAt: at, createdAt: at, changedAt: at, cancelled: false }
      const text = writeCalendar({
        ...{ name: 'Sessions', method: 'PUBLISH' },
        events: [{ ...event, summary, description: `${summary}\n;,\\`, url: 'https://example.in/room/a' }],
      })
      const [read1] = read(text).events
      expect(read1!.summary).toBe(summary)
      expect(read1!.description).toBe(`${summary}\n;,\\`)
    }),
  )
})
