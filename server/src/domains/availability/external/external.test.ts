import { beforeEach, describe, expect, test } from 'vitest'
import * as api from '#contract/availability/schedule.ts'
import { eraseAll, readAll } from '#server/domains/accounts/public.ts'
import { DocumentProblem } from '#server/platform/providers/outside-documents/document.ts'
import { aListedConsultant } from '#test/listed-consultant.ts'
import type { Person } from '#test/people.ts'
import { wholeSchedule } from '#test/schedules.ts'
import { world } from '#test/world.ts'
import { readExternalCalendars } from './service.ts'

/** The document at the calendar's address; only this outside edge is faked. */
let lies: string | DocumentProblem = ''
let asked: (string | null | undefined)[] = []
const url = 'https://calendar.example.org/secret-word/basic.ics'
const busy = (...times: [from: string, to: string][]) =>
  [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Somebody//EN'],
    ...times.flatMap(([from, to], i) => [
      ...['BEGIN:VEVENT', `UID:${i}`, 'DTSTAMP:20260101T000000Z', `DTSTART:${from}`, `DTEND:${to}`, 'END:VEVENT'],
    ]),
    ...['END:VCALENDAR', ''],
  ].join('\r\n')
const MORNING = busy(['20260303T043000Z', '20260303T053000Z'])

beforeEach(async () => {
  const { app } = await world()
  lies = MORNING
  asked = []
  app.services.fetchDocument = async (_, etag) => {
    asked.push(etag)
    if (lies instanceof DocumentProblem) throw lies
    return etag === '"same"' ? undefined : { text: lies, etag: '"same"' }
  }
})

async function someone() {
  const there = await world()
  const person = await aListedConsultant(there)
  await person.send(api.saveOwnSchedule, wholeSchedule({ revision: (await read(person)).revision }))
  return person
}
const read = async (person: Person) => (await person.send(api.getOwnSchedule, {})).body.data.schedule
const connect = (person: Person, address = url) => person.send(api.setExternalCalendar, { url: address })
const slots = async (person: Person) =>
  (await person.send(api.previewOwnSlots, { date: '2026-03-03', mode: 'video', minutes: 30 })).body.data.slots.map(
    ({ time }) => time,
  )

describe('an external calendar', () => {
  test('blocks slots as soon as it is connected, and only its host is ever shown', async () => {
    const person = await someone()
    expect(await slots(person)).toContain('10:00')
    const { status, body, text } = await connect(person)
    expect([status, body.data.externalCalendar]).toMatchObject([200, { host: 'calendar.example.org', busyCount: 1 }])
    expect(text).not.toContain('secret-word')
    expect(await slots(person)).not.toContain('10:00')
    expect(await slots(person)).toContain('11:00')
    const { db } = await world()
    const row = await db
      .selectFrom('external_calendars')
      .selectAll()
      .where('consultant_id', '=', person.id)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toContain('secret-word')
    expect(row.address.toString('utf8')).not.toContain('secret-word')
  })

  test('is not stored if it cannot be read, and the field says why', async () => {
    const person = await someone()
    lies = 'hello'
    expect(await connect(person)).toMatchObject({
      status: 422,
      body: { code: 'calendar_unreadable', errors: { url: ['This link is not a calendar in .ics format.'] } },
    })
    lies = new DocumentProblem('refused')
    expect((await connect(person)).body.errors?.url).toEqual(['This link is not public.'])
    expect((await read(person)).externalCalendar).toBeNull()
  })

  test.each([
    'http://calendar.example.org/',
    'https://me:pw@calendar.example.org/',
    'https://a.example:444/',
    'calendar',
  ])('is refused at %s before any request is made', async (address) => {
    expect((await connect(await someone(), address)).status).toBe(422)
    expect(asked).toEqual([])
  })

  test('given as webcal: is requested over https', async () => {
    const { app } = await world()
    const person = await someone()
    let address = ''
    app.services.fetchDocument = async (given) => {
      address = given
      return { text: MORNING, etag: null }
    }
    expect((await connect(person, url.replace('https', 'webcal'))).status).toBe(200)
    expect(address).toBe(url)
  })

  test('is read again when due, follows changes, and keeps its busy times when reading fails', async () => {
    const { app, clock } = await world()
    const began = clock.now()
    const person = await someone()
    await connect(person)
    asked = []
    await readExternalCalendars(app.services, clock.now())
    expect(asked).toEqual([])

    clock.advance({ minutes: 31 })
    await readExternalCalendars(app.services, clock.now())
    expect(asked.length).toBeGreaterThan(0)
    expect((await read(person)).externalCalendar).toMatchObject({ readAt: clock.now().toISOString(), problem: null })

    clock.advance({ minutes: 31 })
    lies = new DocumentProblem('unreachable')
    await readExternalCalendars(app.services, clock.now())
    expect((await read(person)).externalCalendar).toMatchObject({
      problem: 'unreachable',
      triedAt: clock.now().toISOString(),
    })
    expect(await slots(person)).not.toContain('10:00')

    clock.advance({ hours: 24 })
    lies = busy(['20260303T073000Z', '20260303T083000Z'])
    const { body } = await person.send(api.readExternalCalendarNow, {})
    expect(body.data.externalCalendar).toMatchObject({ problem: null, busyCount: 1 })
    clock.set(began)
    expect(await slots(person)).toContain('10:00')
    expect(await slots(person)).not.toContain('13:00')
  })

  test('rewrites nothing if it did not change', async () => {
    const { app, clock, db } = await world()
    const began = clock.now()
    const person = await someone()
    await connect(person)
    const ids = () => db.selectFrom('busy_times').select('id').where('consultant_id', '=', person.id).execute()
    const before = await ids()
    clock.advance({ hours: 24 })
    await readExternalCalendars(app.services, clock.now())
    expect(await ids()).toEqual(before)
    clock.set(began)
  })

  test('is read while other hosts are slow, and slow ones are read less often', async () => {
    const { app, clock, db } = await world()
    const began = clock.now()
    const release = Promise.withResolvers<void>()
    app.services.fetchDocument = async (address) => {
      if (!address.includes('slow') || clock.now() <= began) return { text: MORNING, etag: null }
      await release.promise
      throw new DocumentProblem('too_slow')
    }
    const slow = [await someone(), await someone(), await someone()]
    for (const person of slow) await connect(person, 'https://slow.example.org/basic.ics')
    const person = await someone()
    await connect(person)
    clock.advance({ minutes: 31 })
    const reading = readExternalCalendars(app.services, clock.now())
    await expect
      .poll(async () => (await read(person)).externalCalendar)
      .toMatchObject({ readAt: clock.now().toISOString() })
    release.resolve()
    await reading
    expect((await read(slow[0]!)).externalCalendar).toMatchObject({ problem: 'too_slow' })
    const next = async ({ id }: Person) => {
      const calendars = db.selectFrom('external_calendars').select('next_read_at as at')
      return (await calendars.where('consultant_id', '=', id).executeTakeFirstOrThrow()).at.getTime()
    }
    expect(await next(slow[0]!)).toBeGreaterThan(await next(person))
    clock.set(began)
  })

  test('is deleted when removed, without affecting others', async () => {
    const [person, other] = [await someone(), await someone()]
    await connect(person)
    await connect(other)
    const { status, body } = await person.send(api.removeExternalCalendar, {})
    expect([status, body.data.externalCalendar]).toEqual([200, null])
    expect(await slots(person)).toContain('10:00')
    expect(await slots(other)).not.toContain('10:00')
    expect((await person.send(api.readExternalCalendarNow, {})).body.data.externalCalendar).toBeNull()
  })

  test('is part of the data export, and is erased with the account', async () => {
    const { app, db, clock } = await world()
    const person = await someone()
    await connect(person)
    const copy = (await readAll(db, person.id))['slot-time.json']
    expect(copy).toMatchObject({ externalCalendar: { address: url }, weekly: expect.any(Array) })
    await db.transaction().execute((tx) => eraseAll(tx, person.id, clock.now()))
    const left = await app.services.pool.query(
      `select 1 from external_calendars where consultant_id = $1
       union all select 1 from busy_times where consultant_id = $1 union all select 1 from weekly_hours where consultant_id = $1`,
      [person.id],
    )
    expect(left.rows).toEqual([])
  })
})
