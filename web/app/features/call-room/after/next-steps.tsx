import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { bookingQuery } from '~/domains/bookings/api.ts'
import { deskPath } from '~/domains/bookings/desk/paths.ts'
import { bookingPath } from '~/domains/bookings/paths.ts'
import type { RoomView } from '~/domains/calls/call.ts'
import { receiptPath } from '~/domains/talks/paths.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { ButtonLink, PlainButton } from '~/ui/button-link.tsx'
import { lazyWindow } from '~/ui/lazy-window.tsx'
import classes from './after-call.module.css'

const BookAgain = lazyWindow(
  'bookings',
  async () => (await import('~/features/booking-actions/book-again.tsx')).BookAgain,
)

/** The next step of each side. */
export function NextSteps({ room, calledOff }: { room: RoomView; calledOff: boolean }) {
  const t = useT()
  const { role, bookId, kind, itemId } = room
  return (
    <div className={classes.ways}>
      {role === 'customer' && (
        <FollowUp room={room} words={calledOff ? t('Book another time') : t('Book a follow-up')} />
      )}
      {bookId !== null && (
        <ButtonLink to={role === 'customer' ? bookingPath(bookId) : deskPath(bookId)} variant="outline">
          {t('View booking')}
        </ButtonLink>
      )}
      {kind === 'talk' && (
        <ButtonLink to={receiptPath(role, itemId)} variant="outline" icon="receipt-rupee">
          {role === 'customer' ? t('View receipt') : t('View call details')}
        </ButtonLink>
      )}
      <ButtonLink to={role === 'customer' ? '/dashboard' : '/consultant-dashboard'} variant="outline">
        {role === 'customer' ? t('My bookings') : t('Dashboard')}
      </ButtonLink>
    </div>
  )
}

/** Books the same kind of session again; if the booking is not over yet, links to the consultant's profile. */
function FollowUp({ room: { bookId, other }, words }: { room: RoomView; words: string }) {
  const [open, setOpen] = useState(false)
  const { data } = useQuery({ ...bookingQuery(useApi(), bookId ?? 0), enabled: bookId !== null })
  if (data?.booking.may.bookAgain)
    return (
      <>
        <PlainButton icon="calendar-plus" onClick={() => setOpen(true)}>
          {words}
        </PlainButton>
        {open && (
          <Suspense fallback={null}>
            <BookAgain booking={data.booking} onClose={() => setOpen(false)} />
          </Suspense>
        )}
      </>
    )
  return other.slug ? (
    <ButtonLink to={`/consultants/${other.slug}#book`} icon="calendar-plus">
      {words}
    </ButtonLink>
  ) : null
}
