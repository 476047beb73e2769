import { dayIn, formatDate, formatTime, formatWeekday, formatZone } from '~/lib/dates.ts'
import { msg, type Translate } from '~/lib/i18n/texts.ts'
import type { Booking } from './api.ts'

interface Badge {
  word: string
  color: 'leaf' | 'marigold' | 'madder' | 'gray' | 'peacock'
}

export const states: Record<Booking['state'], Badge> = {
  held: { word: msg('Held, payment due'), color: 'marigold' },
  confirmed: { word: msg('Confirmed|session'), color: 'leaf' },
  in_call: { word: msg('In session'), color: 'peacock' },
  completed: { word: msg('Completed'), color: 'gray' },
  expired: { word: msg('Expired'), color: 'gray' },
  cancelled: { word: msg('Cancelled'), color: 'madder' },
  no_show: { word: msg('No-show'), color: 'madder' },
}

/** 'Video session with Meera'. */
export const titleOfSession = ({ mode, consultant }: Pick<Booking, 'mode' | 'consultant'>, t: Translate) =>
  mode === 'video'
    ? t('Video session with {name}', { name: consultant.name })
    : t('Audio session with {name}', { name: consultant.name })

export const modeWords = { video: msg('Video'), audio: msg('Audio') } as const

interface Told {
  t: Translate
  /** The reader's zone. */
  zone: string
}

/** 'Monday', on the reader's calendar. */
export const weekdayOf = (at: string, { t, zone }: Told) => formatWeekday(dayIn(zone, at), 'long', t)

/** 'Monday 4th March 2024, 4:30 PM'. */
export const formatSlot = (at: string, told: Told) =>
  `${weekdayOf(at, told)} ${formatDate(at, { language: told.t.language, zone: told.zone })}, ${formatTime(at, told)}`

/** '4th March 2024, 4:30 PM to 5:00 PM', and the zone's name where the other side's clock differs. */
export function formatSpan(
  { startsAt, endsAt, timeZone }: Pick<Booking, 'startsAt' | 'endsAt' | 'timeZone'>,
  told: Told,
) {
  const { t, zone } = told
  const style = { language: t.language, zone }
  const differs = formatTime(startsAt, { zone }) !== formatTime(startsAt, { zone: timeZone })
  const name = differs ? ` ${formatZone(zone, style, new Date(startsAt), 'short')}` : ''
  return t('{date}, {from} to {to}', {
    date: formatDate(startsAt, style),
    from: formatTime(startsAt, style),
    to: `${formatTime(endsAt, style)}${name}`,
  })
}

/** People are called by their first name where they are known. */
export const firstName = (name: string) => name.split(' ')[0] ?? name
