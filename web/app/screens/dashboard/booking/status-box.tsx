import type { BookingDetail } from '~/domains/bookings/api.ts'
import { formatSlot } from '~/domains/bookings/words.ts'
import { checkoutPath } from '~/domains/orders/paths.ts'
import { confirmingTitle, whatHappensNext } from '~/features/booking-actions/pending-payment.tsx'
import { formatDate, formatTime } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { formatPaise } from '~/lib/money.ts'
import { useOnline } from '~/lib/use-online.ts'
import { useReaderZone } from '~/lib/use-reader-zone.ts'
import { ButtonLink } from '~/ui/button-link.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Alert } from '~/ui/operated/alert.tsx'
import { Button } from '~/ui/operated/button.tsx'
import type { Act } from './acts.tsx'
import classes from './booking.module.css'

interface StatusBoxProps {
  detail: BookingDetail
  onAct: (act: Act) => void
}

/** Special states of the session: rescheduled by the other side, cancelled, missed, expired. */
export function StatusBox({ detail, onAct }: StatusBoxProps) {
  const { state, may } = detail.booking
  if (may.decline) return <Moved detail={detail} onAct={onAct} />
  if (state === 'cancelled') return <Cancelled detail={detail} />
  if (state === 'no_show') return <Missed detail={detail} onAct={onAct} />
  if (state === 'expired') return <Lapsed booking={detail.booking} />
  return null
}

function Moved({ detail: { booking, timeline }, onAct }: StatusBoxProps) {
  const t = useT()
  const zone = useReaderZone()
  const offline = !useOnline()
  const moved = timeline.findLast(({ kind }) => kind === 'moved')
  const reported = { t, zone }
  return (
    <Alert
      color="marigold"
      icon={<Icon name="clock" />}
      title={t('{name} rescheduled the session', { name: booking.consultant.name })}
      className={classes.status ?? ''}
    >
      <p>
        {moved?.fromAt && (
          <s>
            <span className="pm-visually-hidden">{t('before:')} </span>
            {formatSlot(moved.fromAt, reported)}
          </s>
        )}{' '}
        <strong>{formatSlot(booking.startsAt, reported)}</strong>
        {moved?.reason && ` · ${t('“{words}”', { words: moved.reason })}`}
      </p>
      <p>{t('If it works for you, you do not need to do anything. If not, decline it for a full refund.')}</p>
      <Button variant="default" disabled={offline} onClick={() => onAct('decline')}>
        {t('Decline new time')}
      </Button>
    </Alert>
  )
}

function Cancelled({ detail: { booking, money, timeline } }: { detail: BookingDetail }) {
  const t = useT()
  const reason = timeline.findLast(({ kind }) => kind === 'cancelled' || kind === 'move_declined')?.reason
  const title = {
    customer: t('You cancelled this session'),
    consultant: t('{name} cancelled this session', { name: booking.consultant.name }),
    platform: t('Our team cancelled this session'),
  }[booking.cancelledBy ?? 'platform']
  return (
    <Alert color="gray" icon={<Icon name="x" />} title={title} className={classes.status ?? ''}>
      {reason && <p>{t('“{words}”', { words: reason })}</p>}
      <p className="pm-num">{backWords(money, t)}</p>
      {money && <Stored money={money} by={booking.cancelledBy} />}
      <Credit money={money} />
    </Alert>
  )
}

/** Credit granted to the customer on top of the refund. */
function Credit({ money }: Pick<BookingDetail, 'money'>) {
  const t = useT()
  if (!money || money.creditPaise === 0) return null
  const amount = formatPaise(money.creditPaise)
  return <p className="pm-num">{t('{amount} promotional credit was added to your wallet.', { amount })}</p>
}

function backWords(money: BookingDetail['money'], t: Translate) {
  if (!money) return t('You were not charged.')
  const { refundedPaise, totalPaise, refundedTo } = money
  if (refundedPaise === 0) return t('No refund was due.')
  const amount = formatPaise(refundedPaise)
  return [
    refundedPaise === totalPaise
      ? t('{amount} was refunded in full.', { amount })
      : t('{amount} of {all} was refunded.', { amount, all: formatPaise(totalPaise) }),
    refundedTo.walletPaise > 0 && t('{amount} is in your wallet.', { amount: formatPaise(refundedTo.walletPaise) }),
    refundedTo.sourcePaise > 0 &&
      t('{amount} was refunded to your original payment method. It takes 3 to 5 working days.', {
        amount: formatPaise(refundedTo.sourcePaise),
      }),
  ]
    .filter(Boolean)
    .join(' ')
}

/** What was not refunded on a cancellation by the customer. */
function Stored({ money, by }: { money: NonNullable<BookingDetail['money']>; by: string | null }) {
  const t = useT()
  const keptPaise = money.totalPaise - money.refundedPaise
  if (by !== 'customer' || keptPaise === 0) return null
  return (
    <p className="pm-num">{t('{amount} was kept as the cancellation charge.', { amount: formatPaise(keptPaise) })}</p>
  )
}

function Missed({ detail: { booking, appeal, appealUntil, money }, onAct }: StatusBoxProps) {
  const t = useT()
  const style = { language: t.language, zone: useReaderZone() }
  const offline = !useOnline()
  const title = {
    customer: t('You did not join this session'),
    consultant: t('{name} did not join this session', { name: booking.consultant.name }),
    both: t('Nobody joined this session'),
  }[booking.noShowOf ?? 'both']
  const until = appealUntil && `${formatDate(appealUntil, style)}, ${formatTime(appealUntil, style)}`
  return (
    <Alert color="marigold" icon={<Icon name="alert-triangle" />} title={title} className={classes.status ?? ''}>
      <p>
        {booking.noShowOf === 'customer'
          ? t('Our records show that only {name} joined. The fee is not refunded.', { name: booking.consultant.name })
          : t('You get a full refund.')}
      </p>
      <Credit money={money} />
      {booking.may.appeal && (
        <>
          {until && <p className="pm-num">{t('If that is not right, tell us by {when}.', { when: until })}</p>}
          <Button variant="default" disabled={offline} onClick={() => onAct('appeal')}>
            {t('Report a mistake')}
          </Button>
        </>
      )}
      {appeal && (
        <p role="status">
          {appeal.state === 'open' && t('Our team is reviewing the appeal. The money is on hold until they decide.')}
          {appeal.state === 'upheld' && t('The appeal was accepted.')}
          {appeal.state === 'declined' && t('The appeal was declined.')}
          {appeal.note && ` ${t('“{words}”', { words: appeal.note })}`}
        </p>
      )}
    </Alert>
  )
}

function Lapsed({ booking }: { booking: BookingDetail['booking'] }) {
  const t = useT()
  const pending = booking.pendingPayment
  if (pending)
    return (
      <Alert
        color="marigold"
        icon={<Icon name="clock" />}
        title={confirmingTitle(pending, t)}
        className={classes.status ?? ''}
      >
        <p>{whatHappensNext(booking, pending.paise, t)}</p>
        <ButtonLink to={checkoutPath(pending.orderId)} variant="outline">
          {t('See payment status')}
        </ButtonLink>
      </Alert>
    )
  return (
    <Alert color="gray" icon={<Icon name="clock" />} title={t('The hold has expired')} className={classes.status ?? ''}>
      <p>{t('The slot was released because it was not paid for. You were not charged.')}</p>
    </Alert>
  )
}
