import type { Booking } from '~/domains/bookings/api.ts'
import { checkoutPath } from '~/domains/orders/paths.ts'
import { confirmingTitle, whatHappensNext } from '~/features/booking-actions/pending-payment.tsx'
import { useT } from '~/lib/i18n/react.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import classes from './book.module.css'

interface ConfirmingPanelProps {
  booking: Booking
  pending: NonNullable<Booking['pendingPayment']>
}

/** Replaces price and payment while the bank is confirming: nothing has to be paid. */
export function ConfirmingPanel({ booking, pending }: ConfirmingPanelProps) {
  const t = useT()
  return (
    <section className={classes.card} aria-label={t('Price and payment')}>
      <div role="status" className={classes.confirming}>
        <h2 className="pm-num">{confirmingTitle(pending, t)}</h2>
        <p>{whatHappensNext(booking, pending.paise, t)}</p>
        <p>{t('Please do not pay again.')}</p>
      </div>
      <ButtonLink to={checkoutPath(pending.orderId)} size="lg" variant="outline" icon="receipt-rupee">
        {t('See payment status')}
      </ButtonLink>
    </section>
  )
}
