import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { TimePicker } from '~/domains/availability/components/time-picker.tsx'
import { type Booking, bookingQuery, move } from '~/domains/bookings/api.ts'
import { bandAt, refundBands } from '~/domains/bookings/refund-bands.ts'
import { formatSlot, weekdayOf } from '~/domains/bookings/words.ts'
import { useSettings } from '~/domains/settings/api.ts'
import { ApiProblem } from '~/lib/api.ts'
import { formatDate, formatTime } from '~/lib/dates.ts'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { useNow } from '~/lib/use-now.ts'
import { useReaderZone } from '~/lib/use-reader-zone.ts'
import { Icon } from '~/ui/icon.tsx'
import { Alert } from '~/ui/operated/alert.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { Dialog, DialogActions } from '~/ui/operated/dialog.tsx'
import classes from './dialogs.module.css'
import { useChange } from './use-change.ts'

interface MoveDialogProps {
  booking: Booking
  /** Who reschedules; the dialog names the other side. */
  by: 'customer' | 'consultant'
  onClose: () => void
}

/** Reschedules a session: the old time struck through, the new one bold, nothing extra to pay. */
export function MoveDialog({ booking, by, onClose }: MoveDialogProps) {
  const t = useT()
  const zone = useReaderZone()
  const [at, setAt] = useState<string>()
  const moving = useChange(move, onClose)
  const mostPercent = useMostBackOnceMoved(booking)
  // A free session has no refund, and consultants may not see what the customer paid.
  const detail = useQuery({ ...bookingQuery(useApi(), booking.id), enabled: by === 'customer' }).data
  const isPaid = by === 'customer' && (detail?.money?.totalPaise ?? 0) > 0
  const reported = { t, zone }
  const other = by === 'customer' ? booking.consultant : booking.customer
  const nearest = moving.error instanceof ApiProblem ? (moving.error.body.nearest ?? []) : []
  const now = `${formatDate(booking.startsAt, { language: t.language, zone })}, ${formatTime(booking.startsAt, { zone })}`
  return (
    <Dialog
      opened
      onClose={onClose}
      width={600}
      title={t('Reschedule {weekday}’s session', { weekday: weekdayOf(booking.startsAt, reported) })}
    >
      <p className={classes.line}>
        {t('{name} · now {when}. Same payment and invoice.', { name: other.name, when: now })}{' '}
        {booking.moves === 0
          ? t('You can reschedule twice. This is the first time.')
          : t('You have rescheduled once. This is the last time you can.')}
        {by === 'consultant' &&
          ` ${t('If the new time does not suit {name}, they can decline it for a full refund.', { name: other.name })}`}
      </p>
      <TimePicker
        consultantId={booking.consultantId}
        kind={{ mode: booking.mode, minutes: booking.minutes }}
        zone={zone}
        at={at}
        onChoose={choose}
      />
      <dl className={classes.change}>
        <div>
          <dt>
            <s className="pm-num">
              <span className="pm-visually-hidden">{t('before:')} </span>
              {formatSlot(booking.startsAt, reported)}
            </s>
          </dt>
          <dd className="pm-num">{at ? formatSlot(at, reported) : t('Choose a time')}</dd>
        </div>
        {by === 'customer' && (
          <div>
            <dt>{t('Extra to pay')}</dt>
            <dd className="pm-num">{formatPaise(0)}</dd>
          </div>
        )}
      </dl>
      {isPaid && mostPercent !== undefined && mostPercent < 100 && (
        <Alert color="marigold" icon={<Icon name="alert-triangle" />}>
          {mostPercent === 0
            ? t('If you reschedule now and cancel later, there is no refund.')
            : t('If you reschedule now and cancel later, the refund is at most {percent}% of what you paid.', {
                percent: mostPercent,
              })}
        </Alert>
      )}
      {moving.error && (
        <Alert color="madder" icon={<Icon name="alert-circle" />} role="alert">
          {problemText(moving.error, t)}
          {nearest.length > 0 && (
            <span className={classes.nearest}>
              {nearest.map(({ startsAt }) => (
                <Button key={startsAt} variant="default" onClick={() => send(startsAt)}>
                  {formatSlot(startsAt, reported)}
                </Button>
              ))}
            </span>
          )}
        </Alert>
      )}
      <DialogActions>
        <Button variant="default" size="lg" onClick={onClose}>
          {t('Keep current time')}
        </Button>
        <Button size="lg" disabled={!at} loading={moving.isPending} onClick={() => at && send(at)}>
          {at ? t('Reschedule to {weekday}', { weekday: weekdayOf(at, reported) }) : t('Reschedule')}
        </Button>
      </DialogActions>
    </Dialog>
  )

  function choose(startsAt: string | undefined) {
    moving.reset()
    setAt(startsAt)
  }
  function send(startsAt: string) {
    setAt(startsAt)
    const expectedRefundMostPercent = by === 'customer' ? mostPercent : undefined
    moving.mutate({ id: booking.id, startsAt, expectedMoves: booking.moves, expectedRefundMostPercent })
  }
}

/** The maximum refund after the customer reschedules now; undefined until the settings are loaded. */
function useMostBackOnceMoved({ startsAt, refundMostPercent, may }: Booking) {
  const settings = useSettings()
  const now = useNow()
  if (!settings) return undefined
  return may.decline ? refundMostPercent : bandAt(refundBands(startsAt, settings, refundMostPercent), now)?.percent
}
