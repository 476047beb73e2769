import type { Translate } from '~/lib/i18n/texts.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Rounded: a day and a half are two days. */
const daysIn = (seconds: number) => Math.round(seconds / DAY)

const two = (number: number) => String(number).padStart(2, '0')

/** Seconds as '8:42'; '1:04:09' from an hour on. */
export function clockOf(seconds: number) {
  const [hours, minutes, rest] = [Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / MINUTE), seconds % MINUTE]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

/** A large figure and its label: '06:42', 'minutes to go'. */
export function countdownOf(seconds: number, t: Translate): { figure: string; words: string } {
  if (seconds <= 0) return { figure: t('Now'), words: t('starting now') }
  if (seconds < HOUR)
    return { figure: `${two(Math.floor(seconds / MINUTE))}:${two(seconds % MINUTE)}`, words: t('minutes to go') }
  if (seconds < DAY)
    return {
      figure: `${Math.floor(seconds / HOUR)}:${two(Math.floor((seconds % HOUR) / MINUTE))}`,
      words: t('hours to go'),
    }
  const days = daysIn(seconds)
  return { figure: String(days), words: t.count(days, 'day to go', 'days to go') }
}

/** 'in 3 days', 'in 5 hours', 'in 12 minutes'. */
export function inHowLong(seconds: number, t: Translate) {
  if (seconds <= 0) return t('now')
  if (seconds >= DAY) return t.count(daysIn(seconds), 'in {count} day', 'in {count} days')
  const hours = Math.floor(seconds / HOUR)
  if (hours > 0) return t.count(hours, 'in {count} hour', 'in {count} hours')
  return t.count(Math.max(1, Math.floor(seconds / MINUTE)), 'in {count} minute', 'in {count} minutes')
}

/** '2 days 17 hours': a duration in its two largest units. */
export function howLong(seconds: number, t: Translate) {
  const days = Math.floor(seconds / DAY)
  const hours = Math.floor((seconds % DAY) / HOUR)
  const minutes = Math.floor((seconds % HOUR) / MINUTE)
  const words = [
    days > 0 && t.count(days, '{count} day', '{count} days'),
    hours > 0 && t.count(hours, '{count} hour', '{count} hours'),
    days === 0 && minutes > 0 && t.count(minutes, '{count} minute', '{count} minutes'),
  ].filter(Boolean)
  return words.join(' ') || t('less than a minute')
}
