import { formatTime } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useNow } from '~/lib/use-now.ts'
import { useOnline } from '~/lib/use-online.ts'
import { useReaderZone } from '~/lib/use-reader-zone.ts'
import { ButtonLink } from '~/ui/button-link.tsx'
import type { Booking } from '../../api.ts'
import { roomPath } from '../../paths.ts'
import { isOpen } from '../now-and-next.ts'
import classes from './join.module.css'

const MINUTE_MS = 60_000

/**
 * The button into the room: highlighted from some minutes before the start until the end; before that it shows when the
 * room opens.
 */
export function Join({ booking }: { booking: Booking }) {
  const t = useT()
  const zone = useReaderZone()
  const now = useNow()
  const online = useOnline()
  if (!isOpen(booking, now)) {
    const opens = formatTime(booking.joinFrom, { zone })
    return <span className={classes.later}>{t('Join from {time}', { time: opens })}</span>
  }
  if (!online) return <span className={classes.later}>{t('Join when you are back online')}</span>
  const minutes = Math.ceil((Date.parse(booking.startsAt) - now) / MINUTE_MS)
  return (
    <ButtonLink
      to={roomPath(booking.room)}
      icon={booking.mode === 'video' ? 'video' : 'phone'}
      className={classes.join}
    >
      {minutes > 0 ? t('Join in {minutes} min', { minutes }) : t('Join now')}
      <span className="pm-visually-hidden"> {booking.customer.name}</span>
    </ButtonLink>
  )
}
