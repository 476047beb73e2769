import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router'
import { useAuth } from '~/domains/accounts/state.ts'
import { bookingPath } from '~/domains/bookings/paths.ts'
import { isPaid, type Order, orderQuery } from '~/domains/orders/api.ts'
import { NoSuchOrder } from '~/domains/orders/components/no-such-order.tsx'
import { watchedPaymentQuery } from '~/domains/payments/api.ts'
import { Booked } from '~/features/checkout/outcome/booked.tsx'
import { bookingLineOf, useBookingOf } from '~/features/checkout/outcome/booking-line.ts'
import { Confirming } from '~/features/checkout/outcome/confirming.tsx'
import { NotBooked } from '~/features/checkout/outcome/not-booked.tsx'
import { Paid } from '~/features/checkout/outcome/paid.tsx'
import { Unfinished } from '~/features/checkout/outcome/unfinished.tsx'
import { Unpaid } from '~/features/checkout/outcome/unpaid.tsx'
import { useCartFollows } from '~/features/checkout/outcome/use-cart-follows.ts'
import { page } from '~/lib/head.ts'
import { localPath } from '~/lib/i18n/language.ts'
import { useLanguage, useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'

export const meta = page((t) => ({
  title: t('Your order'),
  description: t('Your payment status and next steps.'),
  private: true,
}))

const LOOK_AGAIN_MS = 2_500
const isUndecided = (order: Order | undefined) => order?.status === 'paying' || order?.status === 'confirming'
/** Paid, but not yet fulfilled. */
const isArranged = (order: Order | undefined) => order?.lines.some(({ state }) => state === 'waiting') ?? false

/** Where a payment returns to: shows its status, and updates automatically when the bank decides. */
export default function Checkout() {
  const t = useT()
  const api = useApi()
  const id = Number(useParams().order)
  const signedIn = useAuth((state) => state.auth?.type === 'user')
  const answer = useQuery({
    ...orderQuery(api, id),
    enabled: signedIn,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      isUndecided(state.data?.order) || isArranged(state.data?.order) ? LOOK_AGAIN_MS : false,
  })
  const order = answer.data?.order
  const asked = useQuery({
    ...watchedPaymentQuery(api, order?.payment?.id ?? 0),
    enabled: signedIn && isUndecided(order) && order?.payment != null,
  })
  useCartFollows(order)
  if (answer.isError && !order) return <NoSuchOrder error={answer.error} retry={answer.refetch} />
  if (!order)
    return (
      <>
        <PageHead title={t('Your order')} />
        <SkeletonLines lines={6} />
      </>
    )
  if (isPaid(order)) return bookingLineOf(order) ? <PaidSession order={order} /> : <Paid order={order} />
  // After returning from the gateway the bank may just have decided; nobody is asked to pay before that is known.
  if (order.status === 'confirming' || (order.status === 'paying' && asked.isPending))
    return <Confirming order={order} />
  if (order.status === 'paying') return <Unfinished order={order} />
  return <Unpaid order={order} />
}

/** A paid session: confirmed, or refunded because the slot was gone. */
function PaidSession({ order }: { order: Order }) {
  const language = useLanguage()
  const detail = useBookingOf(order)
  const line = bookingLineOf(order)
  // The booking follows the payment a moment later.
  if (!detail || line?.state === 'waiting' || detail.booking.state === 'held') return <SkeletonLines lines={6} />
  if (line?.state === 'refused') return <NotBooked order={order} detail={detail} />
  if (detail.booking.state === 'cancelled' || detail.booking.state === 'no_show')
    return <Navigate to={localPath(bookingPath(detail.booking.id), language)} replace />
  return <Booked order={order} detail={detail} />
}
