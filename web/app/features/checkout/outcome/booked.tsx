import type { BookingDetail } from '~/domains/bookings/api.ts'
import { CalendarLinks } from '~/domains/bookings/components/calendar-links.tsx'
import { confirmedTitle, whatComesBefore } from '~/domains/bookings/confirmation.ts'
import { bookingPath } from '~/domains/bookings/paths.ts'
import { states } from '~/domains/bookings/words.ts'
import type { Order } from '~/domains/orders/api.ts'
import { SessionCard } from '~/features/booking-actions/session-card.tsx'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { serverNow } from '~/lib/server-clock.ts'
import { useReaderZone } from '~/lib/use-reader-zone.ts'
import { ButtonLink } from '~/ui/button-link.tsx'
import { Badge } from '~/ui/operated/badge.tsx'
import { Outcome } from './outcome.tsx'
import { Ticket } from './ticket.tsx'

/** A confirmed and paid session: when, documents, and calendar links. */
export function Booked({ order, detail: { booking, timeline } }: { order: Order; detail: BookingDetail }) {
  const t = useT()
  const zone = useReaderZone()
  const { word, color } = states[booking.state]
  // The hold had expired before the payment, and the slot was booked again.
  const cameLate = timeline.some(({ kind }) => kind === 'expired')
  return (
    <Outcome
      drawing="seal"
      tint="d"
      live
      title={confirmedTitle(booking.startsAt, serverNow(), { t, zone })}
      line={
        cameLate
          ? t('Your payment came after the hold expired. The slot was still free, so it is yours.')
          : whatComesBefore(booking, serverNow(), { t, zone })
      }
      actions={
        <>
          <ButtonLink to={bookingPath(booking.id)} size="lg" icon="calendar-event">
            {t('View session')}
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
