import type { ReasonCode } from '#contract/reasons.ts'
import type { BookingDetail } from '~/domains/bookings/api.ts'
import { otherTimesPath } from '~/domains/bookings/paths.ts'
import type { Order } from '~/domains/orders/api.ts'
import { orderPath } from '~/domains/orders/paths.ts'
import { SessionCard } from '~/features/booking-actions/session-card.tsx'
import { useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { formatPaise } from '~/lib/money.ts'
import { ButtonLink } from '~/ui/button-link.tsx'
import { Outcome } from './outcome.tsx'
import { goesBackToSource } from './to-source.ts'

/** The payment came too late to book the session: why, and where the refund goes. */
export function NotBooked({ order, detail: { booking } }: { order: Order; detail: BookingDetail }) {
  const t = useT()
  const reason = order.refunds[0]?.reasonCode ?? 'not_available'
  const isPaidAlready = reason === 'paid_already'
  const { title, line } = why(reason, t)
  return (
    <Outcome
      drawing="clock"
      tint="c"
      live
      title={title}
      line={[line, ...whereItGoes(order, t)].filter(Boolean).join(' ')}
      actions={
        <>
          {isPaidAlready ? (
            <ButtonLink to="/dashboard" size="lg" icon="calendar-event">
              {t('Go to my bookings')}
            </ButtonLink>
          ) : (
            <ButtonLink to={otherTimesPath(booking.consultant.slug ?? '', booking)} size="lg" icon="calendar-event">
              {t('Choose another time')}
            </ButtonLink>
          )}
          <ButtonLink to={orderPath(order.id)} size="lg" variant="outline" icon="receipt-rupee">
            {t('View order')}
          </ButtonLink>
        </>
      }
    >
      <SessionCard booking={booking} />
    </Outcome>
  )
}

function why(reason: ReasonCode, t: Translate) {
  const late = t('Your payment came after the hold expired, and the slot was gone.')
  if (reason === 'paid_already') return { title: t('You have already paid for this session'), line: '' }
  if (reason === 'slot_taken') return { title: t('This slot was booked by someone else'), line: late }
  if (reason === 'time_passed')
    return { title: t('The time has passed'), line: t('Your payment came after the session was due to start.') }
  if (reason === 'customer_busy')
    return {
      title: t('You have another booking at this time'),
      line: t('Your payment came after the hold expired, and you had booked another session at this time.'),
    }
  return { title: t('The time is no longer available'), line: late }
}

function whereItGoes({ refunds, totalPaise }: Order, t: Translate) {
  const sum = (of: 'toWalletPaise' | 'toPromoPaise' | 'toSourcePaise') =>
    refunds.reduce((paise, refund) => paise + refund[of], 0)
  const inWallet = sum('toWalletPaise') + sum('toPromoPaise')
  const toSource = sum('toSourcePaise')
  if (inWallet + toSource === 0) return [t('{amount} will be refunded.', { amount: formatPaise(totalPaise) })]
  return [
    inWallet > 0 && t('{amount} is back in your wallet.', { amount: formatPaise(inWallet) }),
    toSource > 0 && goesBackToSource(toSource, t),
  ]
}
