import { useId, useState } from 'react'
import { type BookingDetail, type Destination, decline } from '~/domains/bookings/api.ts'
import { formatSlot } from '~/domains/bookings/words.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { useReaderZone } from '~/lib/use-reader-zone.ts'
import { Icon } from '~/ui/icon.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { Dialog, DialogActions } from '~/ui/operated/dialog.tsx'
import { ProblemAlert } from '~/ui/operated/problem-alert.tsx'
import { DestinationChoice } from './destination-choice.tsx'
import classes from './dialogs.module.css'
import { useChange } from './use-change.ts'

/** Declines the consultant's new time: a full refund. */
export function DeclineDialog({ detail, onClose }: { detail: BookingDetail; onClose: () => void }) {
  const t = useT()
  const zone = useReaderZone()
  const { booking, money } = detail
  const [to, setTo] = useState<Destination>('wallet')
  const refundId = useId()
  const declining = useChange(decline, onClose)
  const backPaise = money ? money.totalPaise - money.refundedPaise : 0
  const amount = formatPaise(backPaise)
  return (
    <Dialog opened onClose={onClose} title={t('Decline the new time?')}>
      <p className={classes.line}>
        {t('{name} rescheduled the session to {slot}. If you decline, the session is cancelled.', {
          name: booking.consultant.name,
          slot: formatSlot(booking.startsAt, { t, zone }),
        })}
      </p>
      <p className={classes.back} id={refundId}>
        <Icon name="receipt-refund" />
        <span>
          {backPaise > 0
            ? t('Full refund: {amount}.', { amount })
            : t('This session was free, so there is nothing to refund.')}
        </span>
      </p>
      {money && money.gatewayPaise > 0 && (
        <DestinationChoice
          chosen={to}
          onChoose={setTo}
          refund={{ refundPaise: backPaise, gatewayPaise: money.gatewayPaise }}
        />
      )}
      <ProblemAlert error={declining.error} />
      <DialogActions>
        <Button variant="default" size="lg" onClick={onClose} data-autofocus aria-describedby={refundId}>
          {t('Keep new time')}
        </Button>
        <Button
          variant="light"
          color="madder"
          size="lg"
          loading={declining.isPending}
          onClick={() => declining.mutate({ id: booking.id, to })}
        >
          {backPaise > 0 ? t('Decline and get {amount}', { amount }) : t('Decline new time')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
