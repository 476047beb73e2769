import { formatTime } from '~/lib/dates.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { titleOf } from '~/lib/titles.ts'
import { useNow } from '~/lib/use-now.ts'
import { useReaderZone } from '~/lib/use-reader-zone.ts'
import { Icon } from '~/ui/icon.tsx'
import { Badge } from '~/ui/operated/badge.tsx'
import type { Booking } from '../../api.ts'
import { modeWords, states } from '../../words.ts'
import { nextOf } from '../now-and-next.ts'
import { deskPath } from '../paths.ts'
import classes from './agenda.module.css'
import { Join } from './join.tsx'

/** The sessions of a day in order; the current or next one is highlighted. */
export function Agenda({ sessions }: { sessions: readonly Booking[] }) {
  const t = useT()
  const zone = useReaderZone()
  const lit = nextOf(sessions, useNow())
  return (
    <ol className={classes.agenda}>
      {sessions.map((booking) => (
        <li key={booking.id} data-lit={booking === lit} data-over={!['confirmed', 'in_call'].includes(booking.state)}>
          <div className={`${classes.when} pm-num`}>
            <time dateTime={booking.startsAt}>{formatTime(booking.startsAt, { zone })}</time>
            <span>{t('{minutes} min', { minutes: booking.minutes + booking.extendedMinutes })}</span>
          </div>
          <div className={classes.who}>
            <LocalLink to={deskPath(booking.id)} lang={t.lang(booking.customer.name)}>
              {booking.customer.name}
            </LocalLink>
            <span lang={booking.brief ? t.lang(booking.brief) : undefined}>
              {booking.brief || (booking.industry ? titleOf(booking.industry, t.language) : t('No question yet'))}
            </span>
          </div>
          <div className={classes.end}>
            {booking === lit ? <Join booking={booking} /> : <StatusLine booking={booking} />}
          </div>
        </li>
      ))}
    </ol>
  )
}

function StatusLine({ booking: { state, mode } }: { booking: Booking }) {
  const t = useT()
  if (state !== 'confirmed' && state !== 'in_call')
    return <Badge color={states[state].color}>{t(states[state].word)}</Badge>
  return (
    <span className={classes.mode}>
      <Icon name={mode === 'video' ? 'video' : 'phone'} size={18} />
      {t(modeWords[mode])}
    </span>
  )
}
