import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { type Booking, cancel, cancellationQuery } from '~/domains/bookings/api.ts'
import { firstName, formatSlot, weekdayOf } from '~/domains/bookings/words.ts'
import { fieldErrors } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatExactPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { useReaderZone } from '~/lib/use-reader-zone.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog, DialogActions } from '~/ui/dialog.tsx'
import { Facts } from '~/ui/facts.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { ProblemAlert } from '~/ui/problem-alert.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import { Textarea } from '~/ui/textarea.tsx'
import { useChange } from '../../bookings/use-change.ts'
import classes from './cancel-session.module.css'

const REASON_MAX = 500

/** The consultant calls it off: the customer gets everything back at once, and where it is late a credit, which the consultant pays. */
export function CancelSession({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const t = useT()
  const zone = useReaderZone()
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const preview = useQuery(cancellationQuery(useApi(), booking.id))
  const cancelling = useChange(cancel, onClose)
  const name = firstName(booking.customer.name)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(reason.trim() === '')
    if (!reason.trim() || !preview.data) return
    const { refundPaise } = preview.data
    cancelling.mutate({ id: booking.id, reason: reason.trim(), expectedRefundPaise: refundPaise })
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('Cancel {weekday}’s session?', { weekday: weekdayOf(booking.startsAt, { t, zone }) })}
    >
      <p className={classes.line}>
        {t('{name} comes on {slot}.', { name: booking.customer.name, slot: formatSlot(booking.startsAt, { t, zone }) })}
      </p>
      {preview.isPending && <SkeletonLines lines={3} />}
      {preview.isError && <LoadFailed retry={preview.refetch} />}
      {preview.data && (
        <>
          <Facts
            facts={[
              [t('{name} gets back', { name }), formatExactPaise(preview.data.refundPaise)],
              [
                t('Credit on top, because it is late'),
                preview.data.creditPaise > 0 ? formatExactPaise(preview.data.creditPaise) : null,
              ],
              preview.data.creditPaise > 0
                ? [t('You pay'), formatExactPaise(preview.data.creditPaise)]
                : [t('You earn'), formatExactPaise(0)],
            ]}
          />
          {preview.data.creditPaise > 0 && (
            <p className={classes.line}>
              {t('The credit is taken from what you earned, or from what you earn next.')}{' '}
              {t('Late cancellations are counted. Moving the session is kinder where the time allows it.')}
            </p>
          )}
        </>
      )}
      <form className={classes.form} noValidate onSubmit={submit}>
        <Textarea
          label={t('Reason')}
          description={t('{name} reads it.', { name })}
          minRows={2}
          maxLength={REASON_MAX}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          error={missing && reason.trim() === '' ? t('Please fill this in.') : fieldErrors(cancelling.error, t).reason}
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
            {t('Cancel the session')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
