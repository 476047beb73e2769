import type { BookingDetail } from '~/domains/bookings/api.ts'
import { otherTimesPath } from '~/domains/bookings/paths.ts'
import type { Order } from '~/domains/orders/api.ts'
import { orderPath } from '~/domains/orders/paths.ts'
import { useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { formatPaise } from '~/lib/money.ts'
import { ButtonLink } from '~/ui/button-link.tsx'
import { SessionCard } from '../bookings/session-card.tsx'
import { Outcome } from './outcome.tsx'

/** The payment came after the hold was over and somebody else has the time: all of the money is back, and how. */
export function NotBooked({ order, detail: { booking } }: { order: Order; detail: BookingDetail }) {
  const t = useT()
  return (
    <Outcome
      drawing="clock"
      tint="c"
      live
      title={t('Someone else took the time')}
      line={`${t('Your payment came after the hold was over, and the time was gone.')} ${whereItWent(order, t)}`}
      actions={
        <>
          <ButtonLink to={otherTimesPath(booking.consultant.slug ?? '', booking)} size="lg" icon="calendar-event">
            {t('Choose another time')}
          </ButtonLink>
          <ButtonLink to={orderPath(order.id)} size="lg" variant="outline" icon="receipt-rupee">
            {t('See the order')}
          </ButtonLink>
        </>
      }
    >
      <SessionCard booking={booking} />
    </Outcome>
  )
}

function whereItWent({ refunds, totalPaise }: Order, t: Translate) {
  const sum = (of: 'toWalletPaise' | 'toPromoPaise' | 'toSourcePaise') =>
    refunds.reduce((paise, refund) => paise + refund[of], 0)
  const inWallet = sum('toWalletPaise') + sum('toPromoPaise')
  const toSource = sum('toSourcePaise')
  if (toSource === 0 && inWallet > 0) return t('{amount} is back in your wallet.', { amount: formatPaise(inWallet) })
  if (inWallet === 0 && toSource > 0)
    return t('{amount} is on its way back to where you paid from.', { amount: formatPaise(toSource) })
  if (inWallet > 0)
    return t('{wallet} is back in your wallet, and {source} on its way to where you paid from.', {
      wallet: formatPaise(inWallet),
      source: formatPaise(toSource),
    })
  return t('{amount} comes back to you.', { amount: formatPaise(totalPaise) })
}
