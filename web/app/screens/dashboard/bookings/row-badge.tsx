import type { Booking } from '~/domains/bookings/api.ts'
import { clockOf } from '~/domains/bookings/until.ts'
import { useHoldSeconds } from '~/domains/bookings/use-hold-seconds.ts'
import { states } from '~/domains/bookings/words.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { Badge } from '~/ui/operated/badge.tsx'

/** Status of a session; a hold counts down, and a rescheduled session that can be declined says so. */
export function RowBadge({ booking }: { booking: Booking }) {
  const t = useT()
  if (booking.state === 'held') return <HeldBadge booking={booking} />
  if (booking.pendingPayment) return <Badge color="marigold">{t('Bank is confirming')}</Badge>
  if (booking.may.decline) return <Badge color="marigold">{t('New time')}</Badge>
  if (booking.state === 'cancelled' && booking.refundedPaise)
    return <Badge color="leaf">{t('Refunded {amount}', { amount: formatPaise(booking.refundedPaise) })}</Badge>
  const { word, color } = states[booking.state]
  return <Badge color={color}>{t(word)}</Badge>
}

function HeldBadge({ booking }: { booking: Booking }) {
  const t = useT()
  const left = useHoldSeconds(booking)
  return (
    <Badge color="marigold" className="pm-num">
      {t('Held for {time}', { time: clockOf(left) })}
    </Badge>
  )
}
