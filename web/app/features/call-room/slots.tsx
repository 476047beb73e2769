import { lazy, Suspense } from 'react'
import type { CallView, RoomView } from '~/domains/calls/call.ts'
import { lazyWindow } from '~/ui/lazy-window.tsx'
import classes from './slots.module.css'

const Extension = lazyWindow(
  'bookings',
  async () => (await import('~/features/booking-actions/extension.tsx')).Extension,
)
const Documents = lazyWindow('bookings', async () => (await import('./panel/documents.tsx')).Documents)
const TalkBar = lazy(async () => ({ default: (await import('~/features/talk-ring/talk-bar.tsx')).TalkBar }))

/** The meter of a talk, below the bar. */
export const MoneyOfCall = ({ room: { kind, itemId }, view }: { room: RoomView; view: CallView }) =>
  kind === 'talk' ? (
    <Suspense fallback={null}>
      <TalkBar talkId={itemId} standsAt={view.lost === 'mine' ? view.flow.connectedSeconds : null} />
    </Suspense>
  ) : null

/** The extension offer of a booked session near its end. */
export const MoreTime = ({ room: { bookId, role } }: { room: RoomView }) =>
  bookId !== null ? (
    <div className={classes.more}>
      <Suspense fallback={null}>
        <Extension bookingId={bookId} side={role} />
      </Suspense>
    </div>
  ) : null

interface DocumentsOfCallProps {
  room: RoomView
  name: string
  shownId: number | undefined
  onShow: (documentId: number) => void
}

/** The documents shared into a call. */
export const DocumentsOfCall = (props: DocumentsOfCallProps) => (
  <Suspense fallback={null}>
    <Documents {...props} />
  </Suspense>
)
