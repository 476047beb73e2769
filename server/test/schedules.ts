import type { saveOwnSchedule } from '#contract/availability/schedule.ts'
import type { Sent } from '#contract/endpoint.ts'

export type ScheduleInput = Sent<typeof saveOwnSchedule>

/** The only external calendar available in a demo. */
export const DEMO_CALENDAR = 'https://calendar.example/busy.ics'

/** Weekdays from nine to five, half an hour by video. */
export const wholeSchedule = <T extends Partial<ScheduleInput>>(given: T = {} as T) => ({
  timeZone: 'Asia/Kolkata',
  weekly: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', to: '17:00' })),
  days: [] as ScheduleInput['days'],
  daysOff: [] as ScheduleInput['daysOff'],
  bufferBeforeMinutes: null,
  bufferAfterMinutes: null,
  noticeMinutes: null,
  daysAhead: null,
  mostADay: null,
  fees: [{ mode: 'video' as const, minutes: 30 as const, feePaise: 150_000 }],
  ...given,
})
