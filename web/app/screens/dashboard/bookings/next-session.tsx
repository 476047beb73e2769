import type { Booking } from '~/domains/bookings/api.ts'
import { JoinButton } from '~/domains/bookings/components/join-button.tsx'
import { bookingPath } from '~/domains/bookings/paths.ts'
import { countdownOf } from '~/domains/bookings/until.ts'
import { modeWords } from '~/domains/bookings/words.ts'
import { PartyPortrait } from '~/features/booking-actions/party-portrait.tsx'
import { formatDay, formatTime } from '~/lib/dates.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { useNow } from '~/lib/use-now.ts'
import { useReaderZone } from '~/lib/use-reader-zone.ts'
import { Band } from '~/ui/band.tsx'
import classes from './next-session.module.css'

/** The current or next session, with its countdown and Join. */
export function NextSession({ bookings }: { bookings: readonly Booking[] }) {
  const now = useNow(1_000)
  const next = bookings.find(
    ({ state, endsAt }) => (state === 'confirmed' || state === 'in_call') && Date.parse(endsAt) > now,
  )
  return next ? <Coming booking={next} now={now} /> : null
}

function Coming({ booking, now }: { booking: Booking; now: number }) {
  const t = useT()
  const style = { language: t.language, zone: useReaderZone() }
  const { consultant, mode, startsAt, endsAt, id } = booking
  const { figure, words } = countdownOf(Math.ceil((Date.parse(startsAt) - now) / 1000), t)
  return (
    <Band className={classes.band} aria-label={t('Your next session')}>
      <p className={`${classes.count} pm-num`} role="timer">
        <strong>{figure}</strong>
        <span>{words}</span>
      </p>
      <div className={classes.who}>
        <PartyPortrait party={consultant} width={62} />
        <div>
          <h2>
            <LocalLink to={bookingPath(id)} lang={t.lang(consultant.name)}>
              {consultant.name}
            </LocalLink>
          </h2>
          <p className="pm-num">
            {t('{mode} · {day}, {from} to {to}', {
              mode: t(modeWords[mode]),
              day: formatDay(startsAt, new Date(now), style),
              from: formatTime(startsAt, style),
              to: formatTime(endsAt, style),
            })}
          </p>
        </div>
      </div>
      <JoinButton booking={booking} />
    </Band>
  )
}
