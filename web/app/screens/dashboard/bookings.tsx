import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useAuth } from '~/domains/accounts/state.ts'
import { appointmentsQuery, type Booking, type BookingList } from '~/domains/bookings/api.ts'
import { FeedCard } from '~/domains/bookings/components/feed-card.tsx'
import { dayIn, formatDate, formatWeekday } from '~/lib/dates.ts'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { useNow } from '~/lib/use-now.ts'
import { useReaderZone } from '~/lib/use-reader-zone.ts'
import { NotSaved, SavedNote } from '~/shell/offline/saved-note.tsx'
import { useSaved } from '~/shell/offline/use-saved.ts'
import { ButtonLink } from '~/ui/button-link.tsx'
import { lazyWindow } from '~/ui/lazy-window.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { PagedListPager } from '~/ui/operated/paged-list/pager.tsx'
import { useListAddress } from '~/ui/operated/paged-list/use-list-address.ts'
import { PageHead } from '~/ui/page-head.tsx'
import { BookingRow, type RowAct } from './bookings/booking-row.tsx'
import { BookingTabs, isBookingList } from './bookings/booking-tabs.tsx'
import classes from './bookings/bookings.module.css'
import { NextSession } from './bookings/next-session.tsx'
import { NoBookings } from './bookings/no-bookings.tsx'
import { RowSkeletons } from './bookings/row-skeletons.tsx'
import { Tip } from './bookings/tip.tsx'

const MoveDialog = lazyWindow(
  'bookings',
  async () => (await import('~/features/booking-actions/move-dialog.tsx')).MoveDialog,
)
const CancelDialog = lazyWindow(
  'bookings',
  async () => (await import('~/features/booking-actions/cancel-dialog.tsx')).CancelDialog,
)
const BookAgain = lazyWindow(
  'bookings',
  async () => (await import('~/features/booking-actions/book-again.tsx')).BookAgain,
)

export const meta = page((t) => ({
  title: t('My bookings'),
  description: t('Your sessions: upcoming, past and cancelled.'),
  private: true,
}))

export default function Bookings() {
  const t = useT()
  const address = useListAddress()
  const requested = address.get('type')
  const type: BookingList = isBookingList(requested) ? requested : 'upcoming'
  const signedIn = useAuth((state) => state.auth?.type === 'user')
  const answer = useQuery({
    ...appointmentsQuery(useApi(), { type, page: address.page }),
    enabled: signedIn,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  const [act, setAct] = useState<{ what: RowAct; booking: Booking }>()
  const close = () => setAct(undefined)
  const { offline, restored } = useSaved(answer)
  // Offline, the previous list is not shown in place of one that cannot load.
  const data = offline && answer.isPlaceholderData ? undefined : answer.data
  const rows = data?.appointments ?? []
  const isNext = type === 'upcoming' && address.page === 1
  return (
    <>
      <PageHead
        title={t('My bookings')}
        action={
          <ButtonLink to="/consultants" icon="plus" className={classes.book}>
            {t('Book a session')}
          </ButtonLink>
        }
      >
        <Today />
      </PageHead>
      {offline && data && <SavedNote at={answer.dataUpdatedAt} />}
      {isNext && !answer.isPlaceholderData && <NextSession bookings={rows} />}
      <BookingTabs chosen={type} counts={answer.data?.counts} onChoose={(next) => address.set({ type: next })} />
      {offline && !data && restored && <NotSaved list={isNext ? undefined : '/dashboard'} />}
      {!offline && answer.isError && !data && <LoadFailed retry={answer.refetch} />}
      {!offline && answer.isPending && <RowSkeletons />}
      {data && rows.length === 0 && <NoBookings type={type} counts={data.counts} />}
      {data && rows.length > 0 && (
        <>
          <ul className={classes.rows} aria-busy={answer.isPlaceholderData}>
            {rows.map((booking) => (
              <li key={booking.id}>
                <BookingRow booking={booking} onAct={(what) => setAct({ what, booking })} />
              </li>
            ))}
          </ul>
          {data.count > data.limit && <PagedListPager page={data} hrefOf={address.pageHref} />}
        </>
      )}
      {isNext && <Tip bookings={rows} />}
      {type === 'upcoming' && data && !offline && (
        <>
          <FeedCard />
          <ButtonLink to="/dashboard/packages" variant="plain">
            {t('My packages')}
          </ButtonLink>
        </>
      )}
      {act && (
        <Suspense fallback={null}>
          {act.what === 'move' && <MoveDialog booking={act.booking} by="customer" onClose={close} />}
          {act.what === 'cancel' && <CancelDialog booking={act.booking} onClose={close} />}
          {act.what === 'again' && <BookAgain booking={act.booking} onClose={close} />}
        </Suspense>
      )}
    </>
  )
}

function Today() {
  const t = useT()
  const zone = useReaderZone()
  const day = dayIn(zone, new Date(useNow(60_000)))
  return `${formatWeekday(day, 'long', t)}, ${formatDate(day, t)}`
}
