import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Booking } from '~/domains/bookings/api.ts'
import { refreshBookings } from '~/domains/bookings/refresh.ts'
import { watchedPaymentQuery } from '~/domains/payments/api.ts'
import { formatTime } from '~/lib/dates.ts'
import type { Translate } from '~/lib/i18n/texts.ts'
import { formatPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { serverNow } from '~/lib/server-clock.ts'

type Pending = NonNullable<Booking['pendingPayment']>

/** Polls the gateway while the page is open; refetches the booking once the bank has decided. */
export function useWatchedPayment(pending: Pending | null) {
  const client = useQueryClient()
  const answer = useQuery({ ...watchedPaymentQuery(useApi(), pending?.paymentId ?? 0), enabled: pending !== null })
  const state = answer.data?.payment.state
  const isDecided = state === 'captured' || state === 'failed' || state === 'cancelled'
  useEffect(() => {
    if (isDecided) void refreshBookings(client)
  }, [isDecided, client])
}

export const confirmingTitle = ({ paise }: Pending, t: Translate) =>
  t('Your bank is confirming {amount}', { amount: formatPaise(paise) })

interface Session {
  startsAt: string
  /** Until when the slot is or was held. */
  heldUntil: string | null
}

/** What happens to the slot and to a payment that the bank has not confirmed yet. */
export function whatHappensNext({ startsAt, heldUntil }: Session, paise: number, t: Translate) {
  const now = serverNow()
  if (heldUntil && Date.parse(heldUntil) > now)
    return t(
      'Your slot is held until {time}. If your bank confirms the payment after that and the slot is gone, you get a full refund to your original payment method.',
      { time: formatTime(heldUntil, t) },
    )
  const amount = formatPaise(paise)
  if (Date.parse(startsAt) > now)
    return t(
      'Your bank has not confirmed your payment of {amount} yet. If it does and the slot is still free, your session is booked. If the slot is gone, you get a full refund to your original payment method.',
      { amount },
    )
  return t(
    'Your bank has not confirmed your payment of {amount} yet. If it does, you get a full refund to your original payment method.',
    { amount },
  )
}
