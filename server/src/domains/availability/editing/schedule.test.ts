import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { listFreeSlots } from '#contract/availability/endpoints.ts'
import * as api from '#contract/availability/schedule.ts'
import * as profileApi from '#contract/consultants/own-profile.ts'
import { aListedConsultant } from '#test/listed-consultant.ts'
import type { Person } from '#test/people.ts'
import { type ScheduleInput, wholeSchedule } from '#test/schedules.ts'
import { sharedWorld } from '#test/world.ts'

// The test clock is at ten in India on Monday, 2 March 2026.
const someone = async () => aListedConsultant(await sharedWorld())
const read = async (person: Person) => (await person.send(api.getOwnSchedule, {})).body.data.schedule
const save = async (person: Person, given: Partial<ScheduleInput> = {}) =>
  person.send(api.saveOwnSchedule, wholeSchedule({ revision: (await read(person)).revision, ...given }))
const seen = async (person: Person, date: string, minutes = 30) => {
  const { send } = await sharedWorld()
  const input = { id: person.id, mode: 'video' as const, minutes, from: date, days: 1 }
  return (await send(listFreeSlots, input)).body.data.consultantSlots[0]!.slots.map(({ time }) => time)
}
const occupy = async (person: Person, kind: string, from: string, to: string) => {
  const { db } = await sharedWorld()
  const during = sql<string>`tstzrange(${from}, ${to})`
  await db
    .insertInto('busy_times')
    .values({ consultant_id: person.id, kind, during, blocked: during, lapses_at: null })
    .execute()
}

describe('slot time', () => {
  test('is empty before the first save, which creates it', async () => {
    const { aConsultant } = await sharedWorld()
    const fresh = await aConsultant()
    expect(await read(fresh)).toMatchObject({
      ...{ revision: 0, timeZone: 'Asia/Kolkata', weekly: [], fees: [], today: '2026-03-02', outside: [] },
      defaults: { noticeMinutes: 15, daysAhead: 30 },
    })
    const { status, body } = await save(fresh)
    expect([status, body.data.schedule.revision, body.data.schedule.weekly.length]).toEqual([200, 1, 5])
  })

  test('round-trips across midnight, on single days, with days off and every rule', async () => {
    const person = await someone()
    const input = wholeSchedule({
      timeZone: 'Europe/London',
      weekly: [
        { weekday: 1, from: '09:00', to: '12:00' },
        { weekday: 1, from: '22:00', to: '02:00' },
        { weekday: 7, from: '23:00', to: '00:00' },
      ],
      days: [{ date: '2026-03-11', ranges: [{ from: '10:00', to: '11:00' }] }],
      daysOff: [{ from: '2026-03-20', to: '2026-03-22', note: 'Plant visit' }],
      ...{ bufferBeforeMinutes: 5, bufferAfterMinutes: 10, noticeMinutes: 120, daysAhead: 60, mostADay: 4 },
      fees: [
        { mode: 'video', minutes: 15, feePaise: 50_000 },
        { mode: 'audio', minutes: 60, feePaise: 200_050 },
      ],
    })
    expect((await save(person, input)).status).toBe(200)
    expect(await read(person)).toMatchObject(input)
  })

  test('is visible to customers immediately', async () => {
    const person = await someone()
    await save(person, {
      weekly: [
        { weekday: 2, from: '10:00', to: '11:00' },
        { weekday: 2, from: '16:00', to: '16:45' },
      ],
      days: [{ date: '2026-03-10', ranges: [{ from: '08:00', to: '08:30' }] }],
      daysOff: [{ from: '2026-03-17', to: '2026-03-17', note: '' }],
    })
    expect(await seen(person, '2026-03-03')).toEqual(['10:00', '10:15', '10:30', '16:00', '16:15'])
    expect(await seen(person, '2026-03-10')).toEqual(['08:00'])
    expect(await seen(person, '2026-03-17')).toEqual([])
  })

  test('leaves the written fee and the rest of the profile unchanged, and increments the profile’s version', async () => {
    const { db } = await sharedWorld()
    const person = await someone()
    await sql`insert into consultant_fees values (${person.id}, 'written', 0, 90000)`.execute(db)
    await save(person, { fees: [{ mode: 'audio', minutes: 15, feePaise: 30_000 }] })
    const { consultantDetail } = (await person.send(profileApi.getConsultantDetail, {})).body.data
    expect(consultantDetail.fees).toEqual([
      { mode: 'audio', minutes: 15, feePaise: 30_000 },
      { mode: 'written', minutes: 0, feePaise: 90_000 },
    ])
    expect((await read(person)).revision).toBe(consultantDetail.revision)
  })

  test('is refused for an outdated version, from either form, and changes nothing', async () => {
    const person = await someone()
    const { revision } = await read(person)
    await save(person)
    const { status, body } = await person.send(api.saveOwnSchedule, wholeSchedule({ revision, weekly: [] }))
    expect([status, body.code]).toEqual([409, 'stale'])
    expect((await read(person)).weekly).toHaveLength(5)
  })

  test('saved twice concurrently is stored once', async () => {
    const person = await someone()
    const { revision } = await read(person)
    const input = wholeSchedule({ revision })
    const answers = await Promise.all([1, 2, 3].map(() => person.send(api.saveOwnSchedule, input)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  test('of an approved consultant needs at least one fee', async () => {
    const { status, body } = await save(await someone(), { fees: [] })
    expect([status, body.code]).toEqual([409, 'profile_incomplete'])
  })

  test.each<[string, Partial<ScheduleInput>, string]>([
    [
      'hours that overlap',
      {
        weekly: [
          { weekday: 1, from: '09:00', to: '12:00' },
          { weekday: 1, from: '11:00', to: '13:00' },
        ],
      },
      'weekly',
    ],
    [
      'a night that runs into the morning',
      {
        weekly: [
          { weekday: 7, from: '22:00', to: '03:00' },
          { weekday: 1, from: '02:00', to: '05:00' },
        ],
      },
      'weekly',
    ],
    [
      'a date twice',
      { days: ['2026-03-09', '2026-03-09'].map((date) => ({ date, ranges: [{ from: '09:00', to: '10:00' }] })) },
      'days',
    ],
    [
      'times off that overlap',
      {
        daysOff: [
          { from: '2026-03-09', to: '2026-03-12', note: '' },
          { from: '2026-03-12', to: '2026-03-12', note: '' },
        ],
      },
      'daysOff',
    ],
    ['an end before the beginning', { daysOff: [{ from: '2026-03-09', to: '2026-03-08', note: '' }] }, 'daysOff.0.to'],
    ['an unknown time zone', { timeZone: 'Mars/Olympus' }, 'timeZone'],
    ['an invalid time', { weekly: [{ weekday: 1, from: '24:00', to: '25:00' }] }, 'weekly.0.from'],
  ])('is refused with %s, by its field', async (_, wrong, field) => {
    const { status, body } = await save(await someone(), wrong)
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, expect.arrayContaining([field])])
  })

  test('reports booked sessions outside the new hours and changes none of them', async () => {
    const person = await someone()
    await save(person)
    await occupy(person, 'booking', '2026-03-03T05:00:00Z', '2026-03-03T05:30:00Z')
    await occupy(person, 'booking', '2026-03-04T11:00:00Z', '2026-03-04T11:30:00Z')
    await occupy(person, 'external', '2026-03-05T20:00:00Z', '2026-03-05T21:00:00Z')
    const { body } = await save(person, { weekly: [{ weekday: 2, from: '09:00', to: '12:00' }] })
    expect(body.data.schedule.outside).toMatchObject([{ kind: 'booking', startsAt: '2026-03-04T11:00:00.000Z' }])
    const { body: week } = await person.send(api.listOwnBusyTimes, { from: '2026-03-02', days: 7 })
    expect(week.data.busyTimes.map(({ kind, startsAt }) => [kind, startsAt.slice(0, 16)])).toEqual([
      ['booking', '2026-03-03T05:00'],
      ['booking', '2026-03-04T11:00'],
      ['external', '2026-03-05T20:00'],
    ])
  })

  test('is recorded in the audit log with its differences', async () => {
    const { db } = await sharedWorld()
    const person = await someone()
    await save(person)
    await save(person, { noticeMinutes: 240 })
    const { after } = await db
      .selectFrom('audit_entries')
      .select('after')
      .where('action', '=', 'consultant.schedule_saved')
      .where('subject_id', '=', String(person.id))
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(after).toEqual({ noticeMinutes: 240 })
  })
})

describe('the preview', () => {
  test('shows what customers would see with a draft, and saves nothing', async () => {
    const person = await someone()
    await save(person)
    const input = { date: '2026-03-03', mode: 'video' as const, minutes: 30 as const }
    const saved = await person.send(api.previewOwnSlots, input)
    expect(saved.body.data.slots.map(({ time }) => time)).toEqual(await seen(person, '2026-03-03'))
    const draft = wholeSchedule({ weekly: [{ weekday: 2, from: '10:00', to: '10:30' }] })
    const drafted = await person.send(api.previewOwnSlots, { ...input, draft })
    expect(drafted.body.data.slots).toEqual([
      { date: '2026-03-03', time: '10:00', startsAt: '2026-03-03T04:30:00.000Z' },
    ])
    const twoWeekdays = { ...draft, weekly: [...draft.weekly, { weekday: 4, from: '18:00', to: '18:30' }] }
    const week = await person.send(api.previewOwnSlots, { ...input, days: 7, draft: twoWeekdays })
    expect(week.body.data.slots.map(({ date, time }) => [date, time])).toEqual([
      ['2026-03-03', '10:00'],
      ['2026-03-05', '18:00'],
    ])
    expect(await seen(person, '2026-03-03')).toHaveLength(31)
  })

  test('counts as many slots of each day as the profile shows', async () => {
    const { send } = await sharedWorld()
    const person = await someone()
    await save(person, {
      ...{ noticeMinutes: 120, mostADay: 1, bufferBeforeMinutes: 10 },
      days: [{ date: '2026-03-04', ranges: [{ from: '10:00', to: '11:30' }] }],
      daysOff: [{ from: '2026-03-05', to: '2026-03-05', note: '' }],
    })
    await occupy(person, 'booking', '2026-03-03T05:00:00Z', '2026-03-03T05:30:00Z')
    await occupy(person, 'external', '2026-03-06T05:00:00Z', '2026-03-06T06:00:00Z')
    const session = { mode: 'video' as const, minutes: 30 as const }
    const counted = await person.send(api.previewOwnSlots, { ...session, date: '2026-03-02', days: 7 })
    const profile = await send(listFreeSlots, { ...session, id: person.id, from: '2026-03-02', days: 7 })
    const days = profile.body.data.consultantSlots.map(({ date, slots }) => [date, slots.length])
    const slots = counted.body.data.slots
    expect(days).toEqual(days.map(([date]) => [date, slots.filter((slot) => slot.date === date).length]))
    expect(days.map(([, count]) => count)).toEqual([19, 0, 5, 0, 25, 0, 0])
  })
})

describe('why a slot is hidden', () => {
  const why = async (person: Person, date: string, time: string, given: object = {}) => {
    const input = { date, time, mode: 'video' as const, minutes: 30 as const, ...given }
    const { body } = await person.send(api.explainOwnSlot, input)
    return body.data.reasons.map(({ rule }) => rule)
  }

  test('is explained rule by rule', async () => {
    const person = await someone()
    await save(person, {
      ...{ noticeMinutes: 120, daysAhead: 14, mostADay: 1, bufferAfterMinutes: 15 },
      daysOff: [{ from: '2026-03-06', to: '2026-03-06', note: 'Wedding' }],
    })
    await occupy(person, 'booking', '2026-03-04T05:00:00Z', '2026-03-04T05:30:00Z')
    await occupy(person, 'external', '2026-03-05T05:00:00Z', '2026-03-05T06:00:00Z')
    await occupy(person, 'call', '2026-03-05T08:00:00Z', '2026-03-05T08:20:00Z')
    expect(await why(person, '2026-03-03', '10:00')).toEqual([])
    expect(await why(person, '2026-03-02', '09:30')).toEqual(['past'])
    expect(await why(person, '2026-03-02', '11:45')).toEqual(['notice'])
    expect(await why(person, '2026-03-17', '10:00')).toEqual(['horizon'])
    expect(await why(person, '2026-03-06', '10:00')).toEqual(['day_off'])
    expect(await why(person, '2026-03-03', '08:00')).toEqual(['outside_hours'])
    expect(await why(person, '2026-03-03', '16:45')).toEqual(['ends_outside'])
    expect(await why(person, '2026-03-03', '10:10')).toEqual(['off_grid'])
    expect(await why(person, '2026-03-04', '10:00')).toEqual(['cap', 'booking'])
    expect(await why(person, '2026-03-05', '10:15')).toEqual(['external'])
    expect(await why(person, '2026-03-05', '13:30')).toEqual(['call'])
    expect(await why(person, '2026-03-03', '10:00', { minutes: 45 })).toEqual(['no_fee'])
  })

  test('is explained for an hour skipped by a clock change, with the nearest slots', async () => {
    const person = await someone()
    const draft = wholeSchedule({
      timeZone: 'Europe/London',
      weekly: [{ weekday: 7, from: '00:00', to: '04:00' }],
    })
    expect(await why(person, '2026-03-29', '01:30', { draft })).toEqual(['skipped'])
    const { body } = await person.send(api.explainOwnSlot, {
      ...{ date: '2026-03-29', time: '01:30', mode: 'video', minutes: 30, draft },
    })
    expect(body.data.nearest.map(({ time }) => time)).toEqual(['00:45', '02:00', '02:15'])
  })

  test("names the session's customer and the note of the day off", async () => {
    const person = await someone()
    await save(person, { daysOff: [{ from: '2026-03-06', to: '2026-03-06', note: 'Wedding' }] })
    const { body } = await person.send(api.explainOwnSlot, {
      ...{ date: '2026-03-06', time: '10:00', mode: 'video', minutes: 30 },
    })
    expect(body.data.reasons).toMatchObject([{ rule: 'day_off', note: 'Wedding' }])
  })
})
