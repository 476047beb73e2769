import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CUSTOMER_CANCELLATION_REASONS } from '#contract/reasons.ts'
import { type Booking, type Cancellation, cancel, cancellationQuery, type Destination } from '~/domains/bookings/api.ts'
import { reasonWords } from '~/domains/bookings/reasons.ts'
import { howLong } from '~/domains/bookings/until.ts'
import { firstName, formatSlot, modeWords, weekdayOf } from '~/domains/bookings/words.ts'
import { useSettings } from '~/domains/settings/api.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatExactPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { serverNow } from '~/lib/server-clock.ts'
import { useReaderZone } from '~/lib/use-reader-zone.ts'
import { Icon } from '~/ui/icon.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { Dialog, DialogActions } from '~/ui/operated/dialog.tsx'
import { NativeSelect } from '~/ui/operated/native-select.tsx'
import { ProblemAlert } from '~/ui/operated/problem-alert.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import { DestinationChoice } from './destination-choice.tsx'
import classes from './dialogs.module.css'
import { RefundBands } from './refund-bands.tsx'
import { backWords, cancelWords, isPaid, movedLate } from './refund-words.ts'
import { useChange } from './use-change.ts'

type CustomerReason = (typeof CUSTOMER_CANCELLATION_REASONS)[number]

/**
 * Three refund bands with the current one highlighted, the exact refund and its destination, before the button that
 * names the amount.
 */
export function CancelDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const t = useT()
  const zone = useReaderZone()
  const [to, setTo] = useState<Destination>('wallet')
  const [reasonCode, setReason] = useState<CustomerReason>('not_needed')
  const settings = useSettings()
  const answer = useQuery(cancellationQuery(useApi(), booking.id))
  const cancelling = useChange(cancel, onClose)
  const preview = answer.data
  const reported = { t, zone }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('Cancel {weekday}’s session?', { weekday: weekdayOf(booking.startsAt, reported) })}
    >
      <p className={classes.line}>
        {t('{mode} with {name}, {slot}.', {
          mode: t(modeWords[booking.mode]),
          name: booking.consultant.name,
          slot: formatSlot(booking.startsAt, reported),
        })}{' '}
        {preview && t('You paid {amount}.', { amount: formatExactPaise(preview.refundPaise + preview.keptPaise) })}
      </p>
      {answer.isPending && <SkeletonLines lines={5} />}
      {answer.isError && <LoadFailed retry={answer.refetch} />}
      {preview && isPaid(preview) && (
        <RefundBands startsAt={booking.startsAt} percent={preview.percent} mostPercent={preview.mostPercent} />
      )}
      {/* In the dialog from the start, so that the amount is announced once it is known. */}
      <div role="status" className={classes.status}>
        {preview && (
          <p className={classes.back} data-none={preview.refundPaise === 0}>
            <Icon name="receipt-refund" />
            <span>
              {backWords(preview, to, t)}{' '}
              {t('The session starts in {time}.', { time: howLong(secondsTo(booking.startsAt), t) })}{' '}
              {isPaid(preview) && settings && movedLate(preview, settings, t)}
            </span>
          </p>
        )}
      </div>
      {preview && (
        <>
          {preview.gatewayPaise > 0 && <DestinationChoice chosen={to} onChoose={setTo} refund={preview} />}
          <NativeSelect
            label={t('Reason')}
            description={t('{name} will see this', { name: firstName(booking.consultant.name) })}
            value={reasonCode}
            onChange={(event) => setReason(event.currentTarget.value as CustomerReason)}
            data={CUSTOMER_CANCELLATION_REASONS.map((value) => ({ value, label: t(reasonWords[value]) }))}
          />
        </>
      )}
      <ProblemAlert error={cancelling.error} />
      <DialogActions>
        <Button variant="default" size="lg" onClick={onClose} data-autofocus>
          {t('Keep session')}
        </Button>
        <Button
          variant="light"
          color="madder"
          size="lg"
          disabled={!preview}
          loading={cancelling.isPending}
          onClick={() => preview && send(preview)}
        >
          {preview ? cancelWords(preview, t) : t('Cancel session')}
        </Button>
      </DialogActions>
    </Dialog>
  )

  function send({ refundPaise }: Cancellation) {
    cancelling.mutate({ id: booking.id, to, reasonCode, expectedRefundPaise: refundPaise })
  }
}

const secondsTo = (at: string) => Math.max(0, Math.floor((Date.parse(at) - serverNow()) / 1000))
