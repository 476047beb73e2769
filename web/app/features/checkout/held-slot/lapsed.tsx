import { Suspense } from 'react'
import { useNavigate } from 'react-router'
import type { Booking } from '~/domains/bookings/api.ts'
import { otherTimesPath } from '~/domains/bookings/paths.ts'
import { checkoutPath } from '~/domains/orders/paths.ts'
import { confirmingTitle, useWatchedPayment, whatHappensNext } from '~/features/booking-actions/pending-payment.tsx'
import { SessionCard } from '~/features/booking-actions/session-card.tsx'
import { useHold } from '~/features/booking-actions/use-hold.ts'
import { localPath } from '~/lib/i18n/language.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { serverNow } from '~/lib/server-clock.ts'
import { ButtonLink } from '~/ui/button-link.tsx'
import { Icon } from '~/ui/icon.tsx'
import { lazyWindow } from '~/ui/lazy-window.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { ProblemAlert } from '~/ui/operated/problem-alert.tsx'
import { Outcome } from '../outcome/outcome.tsx'

const SlotTaken = lazyWindow(
  'bookings',
  async () => (await import('~/features/booking-actions/slot-taken.tsx')).SlotTaken,
)

/** The hold has expired: either the bank is still confirming its payment, or nothing was charged. */
export function Lapsed({ booking }: { booking: Booking }) {
  useWatchedPayment(booking.pendingPayment)
  return booking.pendingPayment ? (
    <Unconfirmed booking={booking} pending={booking.pendingPayment} />
  ) : (
    <Unpaid booking={booking} />
  )
}

function Unconfirmed({ booking, pending }: { booking: Booking; pending: NonNullable<Booking['pendingPayment']> }) {
  const t = useT()
  return (
    <Outcome
      drawing="bank"
      tint="a"
      live
      title={confirmingTitle(pending, t)}
      line={`${t('The hold has ended.')} ${whatHappensNext(booking, pending.paise, t)}`}
      actions={
        <>
          <ButtonLink to={checkoutPath(pending.orderId)} size="lg" icon="receipt-rupee">
            {t('See payment status')}
          </ButtonLink>
          <ButtonLink to={otherTimesPath(booking.consultant.slug ?? '', booking)} size="lg" variant="outline">
            {t('Other times')}
          </ButtonLink>
        </>
      }
    >
      <SessionCard booking={booking} />
    </Outcome>
  )
}

/** Nothing was charged, and the slot can be held again if it is still free. */
function Unpaid({ booking }: { booking: Booking }) {
  const t = useT()
  const navigate = useNavigate()
  const { consultantId, mode, minutes, startsAt, industry, brief, followsId, consultant } = booking
  const holding = useHold({
    ...{ consultantId, mode, minutes },
    ...(industry && { industryId: industry.id }),
    ...(brief && { brief }),
    ...(followsId && { followsId }),
  })
  const others = otherTimesPath(consultant.slug ?? '', booking)
  const isToCome = Date.parse(startsAt) > serverNow()
  return (
    <Outcome
      drawing="clock"
      tint="c"
      live
      title={t('The hold has expired')}
      line={
        isToCome
          ? t('You were not charged. If the slot is still free, you can hold it again.')
          : t('You were not charged. This time has passed.')
      }
      actions={
        <>
          {isToCome && (
            <Button
              size="lg"
              leftSection={<Icon name="refresh" />}
              loading={holding.busy}
              onClick={() => holding.hold(startsAt)}
            >
              {t('Hold it again')}
            </Button>
          )}
          <ButtonLink to={others} size="lg" variant={isToCome ? 'outline' : 'filled'}>
            {t('Other times')}
          </ButtonLink>
        </>
      }
    >
      <ProblemAlert error={holding.error} />
      <SessionCard booking={booking} />
      {holding.taken && (
        <Suspense fallback={null}>
          <SlotTaken
            holding={holding}
            name={consultant.name}
            onAllTimes={() => void navigate(localPath(others, t.language))}
          />
        </Suspense>
      )}
    </Outcome>
  )
}
