import type { WorkshopDetail } from '~/domains/workshops/api.ts'
import { SeatMeter } from '~/domains/workshops/components/seat-meter.tsx'
import { dayIn, formatDate, INDIA } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { useNow } from '~/lib/use-now.ts'
import { ButtonLink } from '~/ui/button-link.tsx'
import type { BookingProps } from './booking.ts'
import classes from './booking-panel.module.css'
import { BuySeats } from './buy-seats.tsx'
import { OfferedSeat } from './offered-seat.tsx'
import { WaitingList } from './waiting-list.tsx'

const DAY_MS = 86_400_000

/** Books seats, or takes an offered one, or joins the waiting list; says so when neither is possible. */
export function BookingPanel({ workshop, buyer }: BookingProps) {
  const t = useT()
  const now = useNow()
  const { state, ownWaiting, ownSeats, salesEndAt, startsAt } = workshop
  const isOver = Date.parse(startsAt) <= now
  const isOpen = state === 'published' && !isOver
  const lastDay = dayIn(INDIA, Date.parse(salesEndAt) - DAY_MS)
  return (
    <aside className={classes.panel} aria-label={t('Book a seat')}>
      {ownSeats > 0 && (
        <p className={classes.own}>
          {t.count(ownSeats, 'You have {count} seat.', 'You have {count} seats.')}{' '}
          <ButtonLink to="/dashboard/workshops" variant="plain">
            {t('View your tickets')}
          </ButtonLink>
        </p>
      )}
      {isOpen && ownWaiting?.offeredUntil && (
        <OfferedSeat workshop={workshop} buyer={buyer} until={ownWaiting.offeredUntil} />
      )}
      {isOpen && !ownWaiting?.offeredUntil && workshop.mostSeats > 0 && (
        <>
          <p className={classes.price}>
            <strong className="pm-num">{formatPaise(workshop.pricePaise)}</strong>
            <span>{t('a seat, before GST')}</span>
          </p>
          <SeatMeter workshop={workshop} />
          <p className={classes.quiet}>{t('Booking closes {day}', { day: formatDate(lastDay, t) })}</p>
          <BuySeats workshop={workshop} buyer={buyer} />
        </>
      )}
      {isOpen && workshop.mostSeats === 0 && <NoSeats workshop={workshop} buyer={buyer} />}
      {!isOpen && <Closed workshop={workshop} isOver={isOver} />}
    </aside>
  )
}

function NoSeats(booking: BookingProps) {
  const t = useT()
  const now = useNow()
  const { seatsLeft, salesEndAt } = booking.workshop
  if (seatsLeft > 0 && Date.parse(salesEndAt) <= now)
    return (
      <>
        <h2>{t('Booking is closed')}</h2>
        <p className={classes.quiet}>{t('Seats are sold until the day before.')}</p>
      </>
    )
  return <WaitingList {...booking} />
}

function Closed({ workshop, isOver }: { workshop: WorkshopDetail; isOver: boolean }) {
  const t = useT()
  const isCancelled = workshop.state === 'cancelled'
  return (
    <>
      <h2>
        {isCancelled
          ? t('This workshop was cancelled')
          : isOver
            ? t('This workshop has started')
            : t('No more seats are sold')}
      </h2>
      {isCancelled && <p className={classes.quiet}>{t('Everybody with a ticket is refunded in full.')}</p>}
      <ButtonLink to="/workshops" variant="outline">
        {t('Show all workshops')}
      </ButtonLink>
    </>
  )
}
