import { dayIn, formatDate, formatTime, formatWeekday } from '~/lib/dates.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { titleOf } from '~/lib/titles.ts'
import { useNow } from '~/lib/use-now.ts'
import { useReaderZone } from '~/lib/use-reader-zone.ts'
import { Avatar } from '~/ui/avatar.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Badge } from '~/ui/operated/badge.tsx'
import type { Booking } from '../../api.ts'
import { DateTile } from '../../components/date-tile.tsx'
import { modeWords, states } from '../../words.ts'
import { isOpen } from '../now-and-next.ts'
import { deskPath } from '../paths.ts'
import { Join } from './join.tsx'
import classes from './session-rows.module.css'

/** Sessions of any day: date, customer and topic. */
export function SessionRows({ sessions }: { sessions: readonly Booking[] }) {
  const t = useT()
  const zone = useReaderZone()
  const now = useNow()
  return (
    <ul className={classes.rows}>
      {sessions.map((booking) => {
        const day = dayIn(zone, booking.startsAt)
        return (
          <li key={booking.id}>
            <DateTile at={booking.startsAt} />
            <Avatar name={booking.customer.name} picture={booking.customer.thumbnail} size={44} />
            <div className={classes.words}>
              <LocalLink to={deskPath(booking.id)} lang={t.lang(booking.customer.name)}>
                {booking.customer.name}
              </LocalLink>
              <span className="pm-num">
                <time dateTime={day}>
                  {formatWeekday(day, 'long', t)} {formatDate(day, t)}
                </time>
                , {formatTime(booking.startsAt, { zone })} ·{' '}
                {t('{minutes} min', { minutes: booking.minutes + booking.extendedMinutes })}
              </span>
              <span className={classes.about}>
                <Icon name={booking.mode === 'video' ? 'video' : 'phone'} size={18} />
                {t(modeWords[booking.mode])}
                {booking.industry && ` · ${titleOf(booking.industry, t.language)}`}
              </span>
              {booking.expectedNetPaise !== null && (
                <span className="pm-num">
                  {t('Expected earnings {amount}', { amount: formatPaise(booking.expectedNetPaise) })}
                </span>
              )}
              {booking.brief && (
                <span className={classes.brief} lang={t.lang(booking.brief)}>
                  {booking.brief}
                </span>
              )}
            </div>
            <div className={classes.end}>
              {booking.unreadMessages > 0 && (
                <Badge color="marigold">
                  {t.count(booking.unreadMessages, '{count} new message', '{count} new messages')}
                </Badge>
              )}
              {isOpen(booking, now) ? (
                <Join booking={booking} />
              ) : (
                <Badge color={states[booking.state].color}>{t(states[booking.state].word)}</Badge>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
