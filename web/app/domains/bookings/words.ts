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

interface Reader {
  t: Translate
  /** The reader's zone. */
  zone: string
}

/** 'Monday', in the reader's calendar. */
export const weekdayOf = (at: string, { t, zone }: Reader) => formatWeekday(dayIn(zone, at), 'long', t)

/** 'Monday 4th March 2024, 4:30 PM'. */
export const formatSlot = (at: string, reported: Reader) =>
  `${weekdayOf(at, reported)} ${formatDate(at, { language: reported.t.language, zone: reported.zone })}, ${formatTime(at, reported)}`

/** '4th March 2024, 4:30 PM to 5:00 PM', with the zone's name if the other side's clock differs. */
export function formatSpan(
  { startsAt, endsAt, timeZone }: Pick<Booking, 'startsAt' | 'endsAt' | 'timeZone'>,
  reported: Reader,
) {
  const { t, zone } = reported
  const style = { language: t.language, zone }
  const differs = formatTime(startsAt, { zone }) !== formatTime(startsAt, { zone: timeZone })
  const name = differs ? ` ${formatZone(zone, style, new Date(startsAt), 'short')}` : ''
  return t('{date}, {from} to {to}', {
    date: formatDate(startsAt, style),
    from: formatTime(startsAt, style),
    to: `${formatTime(endsAt, style)}${name}`,
  })
}

export const firstName = (name: string) => name.split(' ')[0] ?? name
