import { noShowRule } from '~/domains/bookings/no-show-rule.ts'
import { firstName } from '~/domains/bookings/words.ts'
import type { RoomView } from '~/domains/calls/call.ts'
import { useSettings } from '~/domains/settings/api.ts'
import { formatTime } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { serverNow } from '~/lib/server-clock.ts'
import { useReaderZone } from '~/lib/use-reader-zone.ts'
import classes from './after-call.module.css'

/** What happens by itself from here on. */
export function Next({ room, calledOff }: { room: RoomView; calledOff: boolean }) {
  const t = useT()
  const zone = useReaderZone()
  const settings = useSettings()
  const { kind, role, state, startsAt, endsAt, other } = room
  const metNobody = kind === 'booking' && !calledOff && room.connectedSeconds === 0 && !room.otherIn
  const session = { role, name: firstName(other.name), startsAt }
  const steps = [
    calledOff &&
      role === 'customer' &&
      t('Nobody needs to wait here. Your booking says who called it off, and how much money comes back.'),
    calledOff && role === 'consultant' && t('Nobody needs to wait here. The booking says who called it off, and why.'),
    ...(metNobody && endsAt && settings ? noShowRule({ ...session, endsAt }, settings, serverNow(), { t, zone }) : []),
    kind === 'booking' &&
      !calledOff &&
      !metNobody &&
      state === 'open' &&
      endsAt &&
      t('The session is counted as held when its time is over, at {time}.', { time: formatTime(endsAt, { zone }) }),
    kind === 'booking' && !calledOff && role === 'customer' && t('The invoice and the chat stay in your booking.'),
    kind === 'booking' &&
      !calledOff &&
      !metNobody &&
      role === 'consultant' &&
      t('The chat stays in the booking, and your earning in the transaction history.'),
    kind === 'talk' && role === 'customer' && t('The receipt lists every part of the talk; gaps are free.'),
    kind === 'talk' && role === 'consultant' && t('Your earning stands in the transaction history.'),
    t('Your notes are kept here, and only you see them.'),
  ].filter((step) => typeof step === 'string')
  return (
    <section className={classes.next}>
      <h2>{t('What happens next')}</h2>
      <ul>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </section>
  )
}
