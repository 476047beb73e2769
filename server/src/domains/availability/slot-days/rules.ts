import { freeSlots, type Plan } from '../slots/rules.ts'
import { dayOfNumber } from '../slots/zone.ts'

const DAY_MINUTES = 1440
const twoDigits = (number: number) => String(number).padStart(2, '0')
/** Every minute of a day as HH:MM. */
const clockTimes = Array.from({ length: DAY_MINUTES }, (_, minute) => {
  return `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`
})

export interface SlotDay {
  date: string
  count: number
  slots: { time: string; startsAt: Date }[]
}

/**
 * The free slots of some days in the format of the API: by day, each with its instant and the consultant's local time.
 */
export function slotDays(plan: Plan, minutes: number, firstDay: number, days: number, nowMs: number): SlotDay[] {
  const result = noSlots(firstDay, days)
  for (const { startMs, dayNumber, minute } of freeSlots(plan, minutes, firstDay, firstDay + days - 1, nowMs)) {
    const day = result[dayNumber - firstDay]!
    day.slots.push({ time: clockTimes[minute]!, startsAt: new Date(startMs) })
    day.count += 1
  }
  return result
}

/** The same days without slots. */
export const noSlots = (firstDay: number, days: number): SlotDay[] =>
  Array.from({ length: days }, (_, i) => ({ date: dayOfNumber(firstDay + i), count: 0, slots: [] }))
