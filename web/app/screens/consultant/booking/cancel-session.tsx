import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { CONSULTANT_CANCELLATION_REASONS } from '#contract/reasons.ts'
import { type Booking, cancel, cancellationQuery } from '~/domains/bookings/api.ts'
import { reasonWords } from '~/domains/bookings/reasons.ts'
import { firstName, formatSlot, weekdayOf } from '~/domains/bookings/words.ts'
import { useChange } from '~/features/booking-actions/use-change.ts'
import { fieldErrors } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatExactPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { useReaderZone } from '~/lib/use-reader-zone.ts'
import { Facts } from '~/ui/facts.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { Dialog, DialogActions } from '~/ui/operated/dialog.tsx'
import { NativeSelect } from '~/ui/operated/native-select.tsx'
import { ProblemAlert } from '~/ui/operated/problem-alert.tsx'
import { Textarea } from '~/ui/operated/textarea.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import classes from './cancel-session.module.css'

const REASON_MAX = 500
type ConsultantReason = (typeof CONSULTANT_CANCELLATION_REASONS)[number]

/** Cancellation by the consultant: a full refund at once, and if it is late a credit, which the consultant pays. */
export function CancelSession({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const t = useT()
  const zone = useReaderZone()
  const [reasonCode, setReasonCode] = useState<ConsultantReason>()
  const [reason, setReason] = useState('')
  const [isSent, setSent] = useState(false)
  const preview = useQuery(cancellationQuery(useApi(), booking.id))
  const cancelling = useChange(cancel, onClose)
  const name = firstName(booking.customer.name)
  const isTextMissing = reasonCode === 'other' && reason.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (!reasonCode || isTextMissing || !preview.data) return
    const { refundPaise } = preview.data
    cancelling.mutate({ id: booking.id, reasonCode, reason: reason.trim(), expectedRefundPaise: refundPaise })
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('Cancel {weekday}’s session?', { weekday: weekdayOf(booking.startsAt, { t, zone }) })}
    >
      <p className={classes.line}>
        {t('Your session with {name} is on {slot}.', {
          name: booking.customer.name,
          slot: formatSlot(booking.startsAt, { t, zone }),
        })}
      </p>
      {preview.isPending && <SkeletonLines lines={3} />}
      {preview.isError && <LoadFailed retry={preview.refetch} />}
      <div role="status" className={classes.status}>
        {preview.data && (
          <>
            <Facts
              facts={[
                [t('Refund to {name}', { name }), formatExactPaise(preview.data.refundPaise)],
                [
                  t('Credit for late cancellation'),
                  preview.data.creditPaise > 0 ? formatExactPaise(preview.data.creditPaise) : null,
                ],
                preview.data.creditPaise > 0
                  ? [t('You pay'), formatExactPaise(preview.data.creditPaise)]
                  : [t('You earn'), formatExactPaise(0)],
              ]}
            />
            {preview.data.creditPaise > 0 && (
              <p className={classes.line}>
                {t('The credit is deducted from your earnings.')}{' '}
                {t('We count late cancellations. If there is time, reschedule instead.')}
              </p>
            )}
          </>
        )}
      </div>
      <form className={classes.form} noValidate onSubmit={submit}>
        <NativeSelect
          label={t('Reason')}
          description={t('{name} will see this.', { name })}
          value={reasonCode ?? ''}
          onChange={(event) => setReasonCode(event.currentTarget.value as ConsultantReason)}
          data={[
            ...(reasonCode ? [] : [{ value: '', label: t('Choose a reason') }]),
            ...CONSULTANT_CANCELLATION_REASONS.map((value) => ({ value, label: t(reasonWords[value]) })),
          ]}
          error={isSent && !reasonCode ? t('Please choose one.') : fieldErrors(cancelling.error, t).reasonCode}
        />
        <Textarea
          label={reasonCode === 'other' ? t('In your own words') : t('Message to {name} (optional)', { name })}
          minRows={2}
          maxLength={REASON_MAX}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          error={isSent && isTextMissing ? t('Please fill this in.') : fieldErrors(cancelling.error, t).reason}
        />
        <ProblemAlert error={cancelling.error} />
        <DialogActions>
          <Button variant="default" size="lg" onClick={onClose}>
            {t('Keep session')}
          </Button>
          <Button
            type="submit"
            variant="light"
            color="madder"
            size="lg"
            disabled={!preview.data}
            loading={cancelling.isPending}
          >
            {t('Cancel session')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
