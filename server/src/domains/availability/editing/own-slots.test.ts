import { describe, expect, test } from 'vitest'
import * as api from '#contract/availability/schedule.ts'
import { aListedConsultant } from '#test/listed-consultant.ts'
import { wholeSchedule } from '#test/schedules.ts'
import { sharedWorld } from '#test/world.ts'

// The test clock is at ten in India on Monday, 2 March 2026.
describe('get-consultant-slot-web', () => {
  test("pages through the caller's own bookable days", async () => {
    const person = await aListedConsultant(await sharedWorld())
    const { revision } = (await person.send(api.getOwnSchedule, {})).body.data.schedule
    const daysOff = [{ from: '2026-03-04', to: '2026-03-04', note: 'Fair' }]
    await person.send(api.saveOwnSchedule, wholeSchedule({ revision, daysOff }))
    const { data } = (await person.send(api.getConsultantSlots, { limit: 3, page: 1 })).body
    expect([data.count, data.page, data.limit, data.timeZone]).toEqual([31, 1, 3, 'Asia/Kolkata'])
    expect(data.consultantSlots).toEqual(data.data)
    expect(data.consultantSlots.map(({ date, count, isOff, note }) => [date, count, isOff, note])).toEqual([
      ['2026-03-02', 26, false, ''],
      ['2026-03-03', 31, false, ''],
      ['2026-03-04', 0, true, 'Fair'],
    ])
    expect(data.consultantSlots[1]).toMatchObject({
      hours: [{ from: '09:00', to: '17:00' }],
      slots: expect.arrayContaining([{ time: '09:00', startsAt: '2026-03-03T03:30:00.000Z' }]),
    })
    const last = (await person.send(api.getConsultantSlots, { limit: 10, page: 4 })).body.data
    expect(last.data.map(({ date }) => date)).toEqual(['2026-04-01'])
    expect((await person.send(api.getConsultantSlots, { limit: 10, page: 9 })).body.data.data).toEqual([])
  })

  test('is available before approval, too', async () => {
    const { aConsultant } = await sharedWorld()
    const fresh = await aConsultant()
    const { status, body } = await fresh.send(api.getConsultantSlots, {})
    expect([status, body.data.data.length, body.data.data[0]?.count]).toEqual([200, 10, 0])
  })
})
