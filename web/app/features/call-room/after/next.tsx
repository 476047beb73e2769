import { noShowRule } from '~/domains/bookings/no-show-rule.ts'
import { firstName } from '~/domains/bookings/words.ts'
import type { RoomView } from '~/domains/calls/call.ts'
import { useSettings } from '~/domains/settings/api.ts'
import { formatTime } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { serverNow } from '~/lib/server-clock.ts'
import { useReaderZone } from '~/lib/use-reader-zone.ts'
import classes from './after-call.module.css'

/** What happens automatically from here on. */
export function Next({ room, calledOff }: { room: RoomView; calledOff: boolean }) {
  const t = useT()
  const zone = useReaderZone()
  const settings = useSettings()
  const { kind, role, state, startsAt, endsAt, other } = room
  const metNobody = kind === 'booking' && !calledOff && room.connectedSeconds === 0 && !room.otherIn
  const session = { role, name: firstName(other.name), startsAt }
  const steps = [
    calledOff && role === 'customer' && t('You need not wait here. Your booking shows who cancelled and your refund.'),
    calledOff && role === 'consultant' && t('You need not wait here. The booking shows who cancelled and why.'),
    ...(metNobody && endsAt && settings ? noShowRule({ ...session, endsAt }, settings, serverNow(), { t, zone }) : []),
    kind === 'booking' &&
      !calledOff &&
      !metNobody &&
      state === 'open' &&
      endsAt &&
      t('The session is marked completed when it ends at {time}.', { time: formatTime(endsAt, { zone }) }),
    kind === 'booking' && !calledOff && role === 'customer' && t('You will find the invoice and chat in your booking.'),
    kind === 'booking' &&
      !calledOff &&
      !metNobody &&
      role === 'consultant' &&
      t('You will find the chat in the booking and your earnings in Transaction history.'),
    kind === 'talk' &&
      role === 'customer' &&
      t('The receipt lists every part of the call. Breaks in the connection are free.'),
    kind === 'talk' && role === 'consultant' && t('You will find your earnings in Transaction history.'),
    t('Your notes are saved here. Only you can see them.'),
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
