import type { Booking } from '~/domains/bookings/api.ts'
import { inHowLong } from '~/domains/bookings/until.ts'
import { weekdayOf } from '~/domains/bookings/words.ts'
import { formatDate, formatTime, formatZone } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useNow } from '~/lib/use-now.ts'
import { useReaderZone } from '~/lib/use-reader-zone.ts'
import classes from './booking-row.module.css'

/** When it is, was or would have been, in one line. */
export function RowWhen({ booking }: { booking: Booking }) {
  const t = useT()
  const zone = useReaderZone()
  const now = useNow(30_000)
  const { startsAt, timeZone, state, cancelledBy, changedAt } = booking
  const style = { language: t.language, zone }
  const isToCome = Date.parse(startsAt) > now && state !== 'cancelled'
  const differs = formatTime(startsAt, style) !== formatTime(startsAt, { zone: timeZone })
  const time = `${formatTime(startsAt, style)}${differs ? ` ${formatZone(zone, style, new Date(startsAt), 'short')}` : ''}`
  if (state === 'cancelled') {
    const on = formatDate(changedAt, style)
    return (
      <p className={`${classes.when} pm-num`}>
        {cancelledBy === 'customer' && t('Cancelled by you, {date}', { date: on })}
        {cancelledBy === 'consultant' && t('Cancelled by the consultant, {date}', { date: on })}
        {cancelledBy === 'platform' && t('Cancelled by our team, {date}', { date: on })}
      </p>
    )
  }
  return (
    <p className={`${classes.when} pm-num`}>
      {isToCome
        ? `${weekdayOf(startsAt, { t, zone })}, ${time} · ${inHowLong((Date.parse(startsAt) - now) / 1000, t)}`
        : `${formatDate(startsAt, style)}, ${time}`}
    </p>
  )
}
