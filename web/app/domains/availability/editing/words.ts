import { formatDate, formatSlot, formatWeekday } from '~/lib/dates.ts'
import { msg, type Translate } from '~/lib/i18n/texts.ts'
import { anyDateOf, type Range } from './clock.ts'
import type { Place } from './draft.ts'

export const modeWords = { video: msg('Video'), audio: msg('Audio') } as const

/** '9:00 AM – 12:00 PM' */
export const rangeText = ({ from, to }: Range) => `${formatSlot(from)} – ${formatSlot(to)}`

/** '9:00 – 10:00 AM': in a narrow column AM or PM is written once where both share it. */
export function shortRangeText({ from, to }: Range) {
  const [begins, ends] = [formatSlot(from), formatSlot(to)]
  return begins.slice(-2) === ends.slice(-2) ? `${begins.slice(0, -3)} – ${ends}` : `${begins} – ${ends}`
}

export const weekdayName = (weekday: number, t: Translate, length: 'long' | 'short' = 'long') =>
  formatWeekday(anyDateOf(weekday), length, t)

/** 'Monday, 4th March 2024', or 'Every Monday'. */
export const placeName = (place: Place, t: Translate) =>
  'date' in place
    ? `${formatWeekday(place.date, 'long', t)}, ${formatDate(place.date, t)}`
    : t('Every {weekday}', { weekday: weekdayName(place.weekday, t) })

/** '2 hours', '1 hour 30 minutes', '45 minutes', '3 days'. */
export function durationText(minutes: number, t: Translate) {
  if (minutes > 0 && minutes % 1440 === 0) return t.count(minutes / 1440, '{count} day', '{count} days')
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const inHours = t.count(hours, '{count} hour', '{count} hours')
  const inMinutes = t.count(rest, '{count} minute', '{count} minutes')
  if (hours === 0) return inMinutes
  return rest === 0 ? inHours : `${inHours} ${inMinutes}`
}

/** '4th – 10th March 2024'; across two months both are named. */
export function weekText(first: string, last: string, t: Translate) {
  const [begins, ends] = [formatDate(first, t), formatDate(last, t)]
  if (first.slice(0, 7) === last.slice(0, 7)) return `${begins.split(' ')[0]} – ${ends}`
  if (first.slice(0, 4) === last.slice(0, 4)) return `${begins.split(' ').slice(0, 2).join(' ')} – ${ends}`
  return `${begins} – ${ends}`
}
