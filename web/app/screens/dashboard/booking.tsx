import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Navigate, useParams } from 'react-router'
import { useAuth } from '~/domains/accounts/state.ts'
import { type BookingDetail, bookingQuery } from '~/domains/bookings/api.ts'
import { bookPath } from '~/domains/bookings/paths.ts'
import { formatSpan, titleOfSession } from '~/domains/bookings/words.ts'
import { NoSuchBooking } from '~/features/booking-actions/no-such-booking.tsx'
import { page } from '~/lib/head.ts'
import { localPath } from '~/lib/i18n/language.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { useReaderZone } from '~/lib/use-reader-zone.ts'
import { NotSaved, SavedNote } from '~/shell/offline/saved-note.tsx'
import { useSaved } from '~/shell/offline/use-saved.ts'
import { lazyWindow } from '~/ui/lazy-window.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import { type Act, Acts } from './booking/acts.tsx'
import { Parts } from './booking/parts.tsx'
import { StatusBox } from './booking/status-box.tsx'

const MoveDialog = lazyWindow(
  'bookings',
  async () => (await import('~/features/booking-actions/move-dialog.tsx')).MoveDialog,
)
const CancelDialog = lazyWindow(
  'bookings',
  async () => (await import('~/features/booking-actions/cancel-dialog.tsx')).CancelDialog,
)
const DeclineDialog = lazyWindow(
  'bookings',
  async () => (await import('~/features/booking-actions/decline-dialog.tsx')).DeclineDialog,
)
const AppealDialog = lazyWindow(
  'bookings',
  async () => (await import('~/features/booking-actions/appeal-dialog.tsx')).AppealDialog,
)
const BookAgain = lazyWindow(
  'bookings',
  async () => (await import('~/features/booking-actions/book-again.tsx')).BookAgain,
)

export const meta = page((t) => ({
  title: t('Your session'),
  description: t('Time, price, messages and changes of your session.'),
  private: true,
}))

export default function BookingPage() {
  const t = useT()
  const id = Number(useParams().booking)
  const signedIn = useAuth((state) => state.auth?.type === 'user')
  const answer = useQuery({ ...bookingQuery(useApi(), id), enabled: signedIn, refetchOnMount: 'always' })
  const { offline, restored } = useSaved(answer)
  const detail = answer.data
  if (!detail && offline)
    return (
      <>
        <PageHead title={t('Your session')} />
        {restored && <NotSaved list="/dashboard" />}
      </>
    )
  if (answer.isError && !detail) return <NoSuchBooking error={answer.error} retry={answer.refetch} />
  if (!detail)
    return (
      <>
        <PageHead title={t('Your session')} />
        <SkeletonLines lines={8} />
      </>
    )
  // An unpaid hold has its own page.
  if (detail.booking.state === 'held') return <Navigate to={localPath(bookPath(id), t.language)} replace />
  return <Session detail={detail} savedAt={offline ? answer.dataUpdatedAt : undefined} />
}

interface SessionProps {
  detail: BookingDetail
  /** Offline: when the data was fetched. */
  savedAt: number | undefined
}

function Session({ detail, savedAt }: SessionProps) {
  const t = useT()
  const zone = useReaderZone()
  const [act, setAct] = useState<Act>()
  const close = () => setAct(undefined)
  const { booking } = detail
  return (
    <>
      <PageHead title={titleOfSession(booking, t)} action={<Acts booking={booking} onAct={setAct} />}>
        <span className="pm-num">
          {booking.number} · {formatSpan(booking, { t, zone })}
        </span>
      </PageHead>
      {savedAt !== undefined && <SavedNote at={savedAt} />}
      <StatusBox detail={detail} onAct={setAct} />
      <Parts detail={detail} />
      {act && (
        <Suspense fallback={null}>
          {act === 'move' && <MoveDialog booking={booking} by="customer" onClose={close} />}
          {act === 'cancel' && <CancelDialog booking={booking} onClose={close} />}
          {act === 'decline' && <DeclineDialog detail={detail} onClose={close} />}
          {act === 'appeal' && <AppealDialog detail={detail} onClose={close} />}
          {act === 'again' && <BookAgain booking={booking} onClose={close} />}
        </Suspense>
      )}
    </>
  )
}
