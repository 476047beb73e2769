import type { Booking } from '~/domains/bookings/api.ts'
import { useHoldSeconds } from '~/domains/bookings/use-hold-seconds.ts'
import { firstName } from '~/domains/bookings/words.ts'
import { useWatchedPayment } from '~/features/booking-actions/pending-payment.tsx'
import { SessionCard } from '~/features/booking-actions/session-card.tsx'
import { BookingDocuments } from '~/features/shared-documents/booking-documents.tsx'
import { useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { Page } from '~/ui/page.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import { useOrderForm } from '../order-form/use-order-form.ts'
import classes from './book.module.css'
import { BookBar } from './book-bar.tsx'
import { ConfirmingPanel } from './confirming-panel.tsx'
import { HoldBand } from './hold-band.tsx'
import { PackageHint } from './package-hint.tsx'
import { PayPanel } from './pay-panel.tsx'
import { Prepare } from './prepare.tsx'
import { RefundNote } from './refund-note.tsx'
import { usePaying } from './use-paying.ts'
import { usePrepare } from './use-prepare.ts'

/** A held slot with its countdown: topic on the left, price and payment on the right. */
export function Held({ booking }: { booking: Booking }) {
  const t = useT()
  const left = useHoldSeconds(booking)
  const prepare = usePrepare(booking)
  const form = useOrderForm([{ id: booking.id, type: 'booking' }])
  const paying = usePaying(form, prepare)
  const { data: quote, isError, refetch } = form.quote
  const { mode, minutes } = booking
  useWatchedPayment(booking.pendingPayment)
  return (
    <>
      <Page>
        <div className={classes.page}>
          <h1 className="pm-visually-hidden">{t('Your slot is held')}</h1>
          <HoldBand booking={booking} left={left} />
          <div className={classes.columns}>
            <div className={classes.column}>
              {booking.pendingPayment ? (
                <ConfirmingPanel booking={booking} pending={booking.pendingPayment} />
              ) : (
                <SessionCard booking={booking} />
              )}
              {quote && booking.may.pay && <PackageHint {...{ booking, quote }} />}
              <Prepare booking={booking} prepare={prepare} />
              <BookingDocuments bookingId={booking.id} name={firstName(booking.consultant.name)} />
            </div>
            {booking.pendingPayment ? (
              <SessionCard booking={booking} />
            ) : quote ? (
              <PayPanel
                {...{ form, quote, paying }}
                name={
                  mode === 'video'
                    ? t('Video, {minutes} minutes', { minutes })
                    : t('Audio, {minutes} minutes', { minutes })
                }
                act={
                  quote.totalPaise === 0
                    ? t('Book session')
                    : t('Pay {amount} and book', { amount: formatPaise(quote.duePaise || quote.totalPaise) })
                }
                isOver={left === 0}
                hasBar
              >
                <RefundNote startsAt={booking.startsAt} />
              </PayPanel>
            ) : isError ? (
              <LoadFailed retry={refetch} />
            ) : (
              <SkeletonLines lines={6} />
            )}
          </div>
        </div>
      </Page>
      {quote && booking.may.pay && <BookBar {...{ quote, left }} busy={paying.isPending} />}
    </>
  )
}
