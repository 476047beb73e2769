import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router'
import { useAuth } from '~/domains/accounts/state.ts'
import { type Booking, bookingQuery } from '~/domains/bookings/api.ts'
import { bookingPath } from '~/domains/bookings/paths.ts'
import { checkoutPath } from '~/domains/orders/paths.ts'
import { NoSuchBooking } from '~/features/booking-actions/no-such-booking.tsx'
import { Held } from '~/features/checkout/held-slot/held.tsx'
import { Lapsed } from '~/features/checkout/held-slot/lapsed.tsx'
import { page } from '~/lib/head.ts'
import { localPath } from '~/lib/i18n/language.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { Page } from '~/ui/page.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'

export const meta = page((t) => ({
  title: t('Your slot is held'),
  description: t('Pay before the hold ends to confirm your session.'),
  private: true,
}))

/** The event that it is paid may arrive before the payment's own response: both lead to the result page. */
const pathOfPaid = ({ id, state, orderId }: Booking) =>
  state === 'confirmed' && orderId !== null ? checkoutPath(orderId) : bookingPath(id)

/** A held slot: the topic, the price and the payment, before the hold expires. */
export default function Book() {
  const t = useT()
  const id = Number(useParams().booking)
  const signedIn = useAuth((state) => state.auth?.type === 'user')
  const answer = useQuery({ ...bookingQuery(useApi(), id), enabled: signedIn, refetchOnMount: 'always' })
  const booking = answer.data?.booking
  if (booking?.state === 'held') return <Held booking={booking} />
  if (booking && booking.state !== 'expired')
    return <Navigate to={localPath(pathOfPaid(booking), t.language)} replace />
  return (
    <Page>
      {booking && <Lapsed booking={booking} />}
      {!booking && answer.isError && <NoSuchBooking error={answer.error} retry={answer.refetch} />}
      {!booking && !answer.isError && (
        <>
          <PageHead title={t('Your slot is held')} />
          <SkeletonLines lines={8} />
        </>
      )}
    </Page>
  )
}
