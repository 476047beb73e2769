import type { Order } from '~/domains/orders/api.ts'
import { PAYMENTS_PATH } from '~/domains/orders/paths.ts'
import { whatHappensNext } from '~/features/booking-actions/pending-payment.tsx'
import { useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { ButtonLink } from '~/ui/button-link.tsx'
import { Icon } from '~/ui/icon.tsx'
import { bookingLineOf, useBookingOf } from './booking-line.ts'
import classes from './outcome.module.css'
import { Outcome } from './outcome.tsx'
import { WhatWasOrdered } from './what-was-ordered.tsx'

/** Pending is not failed, and nobody is asked to pay twice. */
export function Confirming({ order }: { order: Order }) {
  const t = useT()
  const session = bookingLineOf(order)
  const detail = useBookingOf(order)
  return (
    <Outcome
      drawing="bank"
      tint="a"
      live
      title={t('Your bank is confirming')}
      line={t(
        'Your bank has not confirmed {amount} yet. Please do not pay again. This page updates automatically. You can also leave and find the order under Payments.',
        { amount: formatPaise(order.payment?.amountPaise ?? order.gatewayPaise) },
      )}
      actions={
        session ? (
          <ButtonLink to="/dashboard" size="lg" variant="outline" icon="calendar-event">
            {t('Go to my bookings')}
          </ButtonLink>
        ) : (
          <ButtonLink to={PAYMENTS_PATH} size="lg" variant="outline" icon="receipt-rupee">
            {t('Payments')}
          </ButtonLink>
        )
      }
    >
      <WhatWasOrdered order={order} />
      {session && (
        <p className={classes.safe}>
          <Icon name="shield-check" size={22} />
          <span>
            {whatHappensNext(
              { startsAt: detail?.booking.startsAt ?? order.payUntil, heldUntil: order.payUntil },
              order.payment?.amountPaise ?? order.gatewayPaise,
              t,
            )}
          </span>
        </p>
      )}
    </Outcome>
  )
}
