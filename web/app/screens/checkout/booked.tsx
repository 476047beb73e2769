import type { BookingDetail } from '~/domains/bookings/api.ts'
import { CalendarLinks } from '~/domains/bookings/components/calendar-links.tsx'
import { bookingPath } from '~/domains/bookings/paths.ts'
import { states, weekdayOf } from '~/domains/bookings/words.ts'
import type { Order } from '~/domains/orders/api.ts'
import { useSettings } from '~/domains/settings/api.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { useReaderZone } from '~/lib/use-reader-zone.ts'
import { Badge } from '~/ui/badge.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { SessionCard } from '../bookings/session-card.tsx'
import { Outcome } from './outcome.tsx'
import { Ticket } from './ticket.tsx'

/** The session is paid and stands: when, where the papers are, and the way into the calendar. */
export function Booked({ order, detail: { booking, timeline } }: { order: Order; detail: BookingDetail }) {
  const t = useT()
  const zone = useReaderZone()
  const settings = useSettings()
  const { word, color } = states[booking.state]
  // The hold was over before the payment came, and the time was taken once more.
  const cameLate = timeline.some(({ kind }) => kind === 'expired')
  return (
    <Outcome
      drawing="seal"
      tint="d"
      live
      title={t('Booked. See you on {weekday}.', { weekday: weekdayOf(booking.startsAt, { t, zone }) })}
      line={
        cameLate
          ? t('Your payment came after the hold was over. The time was still free, so it is yours.')
          : t(
              'Reminders go out a day, an hour and ten minutes before. {minutes} minutes before the time you can join.',
              {
                minutes: settings?.joinMinutesBefore ?? 10,
              },
            )
      }
      actions={
        <>
          <ButtonLink to={bookingPath(booking.id)} size="lg" icon="calendar-event">
            {t('See the session')}
          </ButtonLink>
          <ButtonLink to="/dashboard" size="lg" variant="outline">
            {t('My bookings')}
          </ButtonLink>
        </>
      }
    >
      <SessionCard booking={booking} end={<Badge color={color}>{t(word)}</Badge>}>
        <Ticket order={order} name={t('Booking')}>
          <LocalLink to={bookingPath(booking.id)}>{booking.number}</LocalLink>
        </Ticket>
      </SessionCard>
      <CalendarLinks bookingId={booking.id} />
    </Outcome>
  )
}
