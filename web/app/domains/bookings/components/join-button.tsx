import { formatTime, formatWhen } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useNow } from '~/lib/use-now.ts'
import { useOnline } from '~/lib/use-online.ts'
import { useReaderZone } from '~/lib/use-reader-zone.ts'
import { ButtonLink } from '~/ui/button-link.tsx'
import { Icon } from '~/ui/icon.tsx'
import type { Booking } from '../api.ts'
import { roomPath } from '../paths.ts'
import classes from './join-button.module.css'

/**
 * The button into the room: highlighted from some minutes before the start until the end; before that it shows when the
 * room opens.
 */
export function JoinButton({ booking }: { booking: Booking }) {
  const t = useT()
  const zone = useReaderZone()
  const now = useNow(1_000)
  const online = useOnline()
  const { mode, joinFrom, endsAt, room, state } = booking
  const stands = state === 'confirmed' || state === 'in_call'
  if (!stands || now >= Date.parse(endsAt)) return null
  const icon = mode === 'video' ? 'video' : 'phone'
  if (!online)
    return (
      <span className={classes.closed}>
        <span className={classes.later} aria-hidden="true">
          <Icon name={icon} />
          {t('Join')}
        </span>
        <small>{t('Join when you are back online')}</small>
      </span>
    )
  if (now >= Date.parse(joinFrom))
    return (
      <ButtonLink to={roomPath(room)} icon={icon} size="lg" className={classes.open}>
        {t('Join now')}
      </ButtonLink>
    )
  const style = { language: t.language, zone }
  const isToday = Date.parse(joinFrom) - now < 12 * 3_600_000
  const when = isToday ? formatTime(joinFrom, style) : formatWhen(joinFrom, new Date(now), style)
  return (
    <span className={classes.closed}>
      <span className={classes.later} aria-hidden="true">
        <Icon name={icon} />
        {t('Join')}
      </span>
      <small className="pm-num">{t('Opens: {when}', { when })}</small>
    </span>
  )
}
