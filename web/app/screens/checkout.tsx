import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router'
import { useAuth } from '~/domains/accounts/state.ts'
import { bookingPath } from '~/domains/bookings/paths.ts'
import { isPaid, type Order, orderQuery } from '~/domains/orders/api.ts'
import { NoSuchOrder } from '~/domains/orders/components/no-such-order.tsx'
import { watchedPaymentQuery } from '~/domains/payments/api.ts'
import { page } from '~/lib/head.ts'
import { localPath } from '~/lib/i18n/language.ts'
import { useLanguage, useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import { Booked } from './checkout/booked.tsx'
import { bookingLineOf, useBookingOf } from './checkout/booking-line.ts'
import { Confirming } from './checkout/confirming.tsx'
import { NotBooked } from './checkout/not-booked.tsx'
import { Paid } from './checkout/paid.tsx'
import { Unfinished } from './checkout/unfinished.tsx'
import { Unpaid } from './checkout/unpaid.tsx'
import { useCartFollows } from './checkout/use-cart-follows.ts'

export const meta = page((t) => ({
  title: t('Your order'),
  description: t('Your payment status and next steps.'),
  private: true,
}))

const LOOK_AGAIN_MS = 2_500
const isUndecided = (order: Order | undefined) => order?.standing === 'paying' || order?.standing === 'confirming'
/** Paid, and still being given. */
const isArranged = (order: Order | undefined) => order?.lines.some(({ state }) => state === 'waiting') ?? false

/** Where a payment leads back to: it tells how things stand, and turns by itself when the bank decides. */
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
  // Back from the gateway the bank may have decided a moment ago; nobody is asked to pay before that is known.
  if (order.standing === 'confirming' || (order.standing === 'paying' && asked.isPending))
    return <Confirming order={order} />
  if (order.standing === 'paying') return <Unfinished order={order} />
  return <Unpaid order={order} />
}

/** A session that was paid: it stands, or the time was gone and the money is back. */
function PaidSession({ order }: { order: Order }) {
  const language = useLanguage()
  const detail = useBookingOf(order)
  const line = bookingLineOf(order)
  // Between the payment and its booking lie moments.
  if (!detail || line?.state === 'waiting' || detail.booking.state === 'held') return <SkeletonLines lines={6} />
  if (line?.state === 'refused') return <NotBooked order={order} detail={detail} />
  if (detail.booking.state === 'cancelled' || detail.booking.state === 'no_show')
    return <Navigate to={localPath(bookingPath(detail.booking.id), language)} replace />
  return <Booked order={order} detail={detail} />
}
