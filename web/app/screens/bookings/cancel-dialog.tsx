import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Booking, type Cancellation, cancel, cancellationQuery, type Destination } from '~/domains/bookings/api.ts'
import { howLong } from '~/domains/bookings/until.ts'
import { firstName, formatSlot, modeWords, weekdayOf } from '~/domains/bookings/words.ts'
import { type PublicSettings, useSettings } from '~/domains/settings/api.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { msg, type Translate } from '~/lib/i18n/texts.ts'
import { formatExactPaise, formatPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { serverNow } from '~/lib/server-clock.ts'
import { useReaderZone } from '~/lib/use-reader-zone.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog, DialogActions } from '~/ui/dialog.tsx'
import { Icon } from '~/ui/icon.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { NativeSelect } from '~/ui/native-select.tsx'
import { ProblemAlert } from '~/ui/problem-alert.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import { DestinationChoice } from './destination-choice.tsx'
import classes from './dialogs.module.css'
import { RefundBands } from './refund-bands.tsx'
import { useChange } from './use-change.ts'

const reasons = [
  msg('Not needed any more'),
  msg('The time does not suit me'),
  msg('Booked by mistake'),
  msg('I found help elsewhere'),
  msg('Something else'),
]

/** Three bands with today's lit, the exact rupees and where they go, before the button that names the sum. */
export function CancelDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const t = useT()
  const zone = useReaderZone()
  const [to, setTo] = useState<Destination>('wallet')
  const [reason, setReason] = useState(reasons[0] ?? '')
  const settings = useSettings()
  const answer = useQuery(cancellationQuery(useApi(), booking.id))
  const cancelling = useChange(cancel, onClose)
  const preview = answer.data
  const told = { t, zone }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('Cancel {weekday}’s session?', { weekday: weekdayOf(booking.startsAt, told) })}
    >
      <p className={classes.line}>
        {t('{mode} with {name}, {slot}.', {
          mode: t(modeWords[booking.mode]),
          name: booking.consultant.name,
          slot: formatSlot(booking.startsAt, told),
        })}{' '}
        {preview && t('You paid {amount}.', { amount: formatExactPaise(preview.refundPaise + preview.keptPaise) })}
      </p>
      {answer.isPending && <SkeletonLines lines={5} />}
      {answer.isError && <LoadFailed retry={answer.refetch} />}
      {preview && (
        <>
          {isPaid(preview) && (
            <RefundBands startsAt={booking.startsAt} percent={preview.percent} mostPercent={preview.mostPercent} />
          )}
          <p className={classes.back} data-none={preview.refundPaise === 0}>
            <Icon name="receipt-refund" />
            <span>
              {backWords(preview, t)} {t('It is {time} before.', { time: howLong(secondsTo(booking.startsAt), t) })}{' '}
              {isPaid(preview) && settings && movedLate(preview, settings, t)}
            </span>
          </p>
          {preview.gatewayPaise > 0 && <DestinationChoice chosen={to} onChoose={setTo} refund={preview} />}
          <NativeSelect
            label={t('Reason')}
            description={t('{name} sees it', { name: firstName(booking.consultant.name) })}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            data={reasons.map((value) => ({ value, label: t(value) }))}
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
    cancelling.mutate({ id: booking.id, to, reason: t(reason), expectedRefundPaise: refundPaise })
  }
}

const secondsTo = (at: string) => Math.max(0, Math.floor((Date.parse(at) - serverNow()) / 1000))

const isPaid = ({ refundPaise, keptPaise }: Cancellation) => refundPaise + keptPaise > 0

function cancelWords(preview: Cancellation, t: Translate) {
  if (!isPaid(preview)) return t('Cancel session')
  const { refundPaise } = preview
  return refundPaise > 0
    ? t('Cancel, get {amount}', { amount: formatPaise(refundPaise) })
    : t('Cancel, get nothing back')
}

/** Why less comes back than the hour alone would give: the session was moved when less was due already. */
function movedLate({ mostPercent }: Cancellation, settings: PublicSettings, t: Translate) {
  if (mostPercent >= 100) return null
  const hours = mostPercent > 0 ? settings.fullRefundHours : settings.partRefundHours
  return mostPercent > 0
    ? t('You moved it less than {hours} hours before its old time, so at most {percent}% comes back.', {
        hours,
        percent: mostPercent,
      })
    : t('You moved it less than {hours} hours before its old time, so nothing comes back.', { hours })
}

function backWords(preview: Cancellation, t: Translate) {
  if (!isPaid(preview)) return t('You paid nothing, so there is nothing to refund.')
  const { refundPaise, keptPaise, mostPercent } = preview
  const amount = formatExactPaise(refundPaise)
  if (refundPaise === 0)
    return mostPercent === 0 ? t('Nothing comes back.') : t('Nothing comes back so close to the session.')
  if (keptPaise === 0) return t('You get {amount} back, all of it.', { amount })
  return t('You get {amount} back; {kept} stays with the consultant.', { amount, kept: formatExactPaise(keptPaise) })
}
