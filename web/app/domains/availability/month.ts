import { addDays } from './choice.ts'

/** 'YYYY-MM' of a day, and the months beside it. */
export const monthOf = (day: string) => day.slice(0, 7)
export const firstOf = (month: string) => `${month}-01`
export const monthBefore = (month: string) => monthOf(addDays(firstOf(month), -1))
export const monthAfter = (month: string) => monthOf(addDays(firstOf(month), 31))

/** Weeks from Monday; null for days of other months. */
export function weeksOf(month: string): (string | null)[][] {
  const first = firstOf(month)
  const weekday = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7
  const weeks: (string | null)[][] = []
  for (let day = addDays(first, -weekday); day < firstOf(monthAfter(month)); day = addDays(day, 7))
    weeks.push(Array.from({ length: 7 }, (_, i) => addDays(day, i)).map((one) => (monthOf(one) === month ? one : null)))
  return weeks
}
