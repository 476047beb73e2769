import type { RoomView } from '~/domains/calls/call.ts'
import { dayIn, formatDay, formatTime } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useNow } from '~/lib/use-now.ts'
import { useReaderZone } from '~/lib/use-reader-zone.ts'
import classes from './prejoin.module.css'

/** Kind and time of the session, and when the clock runs. */
export function What({ room: { kind, mode, startsAt, endsAt, role } }: { room: RoomView }) {
  const t = useT()
  const zone = useReaderZone()
  const now = useNow()
  if (kind === 'talk' || !endsAt)
    return (
      <p className={classes.what}>
        {mode === 'video' ? t('Video call.') : t('Audio call.')}{' '}
        {role === 'customer'
          ? t('You pay only for the time you are both connected.')
          : t('Only the time you are both connected is counted.')}
      </p>
    )
  const [from, to] = [formatTime(startsAt, { zone }), formatTime(endsAt, { zone })]
  const session =
    mode === 'video'
      ? t('Video session, {from} to {to}.', { from, to })
      : t('Audio session, {from} to {to}.', { from, to })
  const isToday = dayIn(zone, startsAt) === dayIn(zone, now)
  const style = { language: t.language, zone }
  const minutes = Math.ceil((Date.parse(startsAt) - now) / 60_000)
  return (
    <p className={`${classes.what} pm-num`}>
      {!isToday && `${formatDay(startsAt, new Date(now), style)}: `}
      {session}
      {isToday &&
        minutes > 0 &&
        ` ${t.count(minutes, 'It starts in {count} minute.', 'It starts in {count} minutes.')}`}
      {minutes <= 0 && ` ${t('It has started and ends at {to}.', { to })}`}
    </p>
  )
}
