import { dayIn, formatDate, formatTime } from '~/lib/dates.ts'
import type { Translate } from '~/lib/i18n/texts.ts'
import { weekdayOf } from './words.ts'

interface Reader {
  t: Translate
  zone: string
}

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const minutesTo = (at: string, now: number) => Math.floor((Date.parse(at) - now) / MINUTE_MS)

/** The title of a confirmed booking: when the session starts, worded by how far away it is. */
export function confirmedTitle(startsAt: string, now: number, { t, zone }: Reader) {
  const minutes = minutesTo(startsAt, now)
  const time = formatTime(startsAt, { zone })
  if (minutes < 1) return t('Booked. Your session has started.')
  if (minutes < 60)
    return t.count(minutes, 'Booked. It starts in {count} minute.', 'Booked. It starts in {count} minutes.')
  const day = dayIn(zone, startsAt)
  const isIn = (days: number) => day === dayIn(zone, new Date(now + days * DAY_MS).toISOString())
  if (isIn(0)) return t('Booked. See you today at {time}.', { time })
  if (isIn(1)) return t('Booked. See you tomorrow at {time}.', { time })
  if (Date.parse(startsAt) - now < 6 * DAY_MS)
    return t('Booked. See you on {weekday}.', { weekday: weekdayOf(startsAt, { t, zone }) })
  return t('Booked. See you on {date}.', { date: formatDate(startsAt, { language: t.language, zone }) })
}

/** Which reminders are still to come, and from when one can join. */
export function whatComesBefore(
  { startsAt, joinFrom }: { startsAt: string; joinFrom: string },
  now: number,
  reader: Reader,
) {
  return [reminders(minutesTo(startsAt, now), reader.t), joining(joinFrom, now, reader)].filter(Boolean).join(' ')
}

function joining(joinFrom: string, now: number, { t, zone }: Reader) {
  if (Date.parse(joinFrom) <= now) return t('You can join now.')
  const time = formatTime(joinFrom, { zone })
  if (dayIn(zone, joinFrom) === dayIn(zone, new Date(now).toISOString()))
    return t('You can join from {time}.', { time })
  return t('You can join on {date} from {time}.', { date: formatDate(joinFrom, { language: t.language, zone }), time })
}

/** A reminder is sent only for bookings made before its time. */
function reminders(minutes: number, t: Translate) {
  if (minutes > 1440) return t('We will remind you a day before, an hour before and ten minutes before.')
  if (minutes > 60) return t('We will remind you an hour before and ten minutes before.')
  return minutes > 10 ? t('We will remind you ten minutes before.') : ''
}
