import { useState } from 'react'
import { EXTENSION_DAYS_MAX } from '#contract/services/constants.ts'
import { type ServiceOrder, type Side, useAskExtension, useCancelOrder } from '~/domains/services/orders/api.ts'
import { DestinationChoice } from '~/features/booking-actions/destination-choice.tsx'
import { useGatewayShare } from '~/features/refund-choice/use-gateway-share.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { Button } from '~/ui/operated/button.tsx'
import { Dialog, DialogActions } from '~/ui/operated/dialog.tsx'
import { TextInput } from '~/ui/operated/text-input.tsx'

const DAY_MS = 86_400_000
const dayAfter = (day: string, days: number) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

interface DialogProps {
  order: ServiceOrder
  onClose: () => void
}

/** Asks the customer for a later delivery day. */
export function ExtensionDialog({ order: { id, dueOn }, onClose }: DialogProps) {
  const t = useT()
  const [day, setDay] = useState('')
  const [reason, setReason] = useState('')
  const asking = useAskExtension()
  const [first, last] = [dayAfter(dueOn!, 1), dayAfter(dueOn!, EXTENSION_DAYS_MAX)]
  return (
    <Dialog opened onClose={onClose} title={t('Ask for more time')}>
      <TextInput
        type="date"
        label={t('New delivery day')}
        min={first}
        max={last}
        value={day}
        onChange={(event) => setDay(event.currentTarget.value)}
      />
      <TextInput
        label={t('Reason')}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <DialogActions>
        <Button variant="default" size="lg" onClick={onClose}>
          {t('Back')}
        </Button>
        <Button
          size="lg"
          disabled={day < first || day > last || reason.trim() === ''}
          loading={asking.isPending}
          onClick={() => asking.mutate({ id, day, reason }, { onSuccess: onClose })}
        >
          {t('Send request')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** Ends the order: what was not accepted goes back to the customer. */
export function CancelDialog({ order, side, onClose }: DialogProps & { side: Side }) {
  const t = useT()
  const [to, setTo] = useState<'wallet' | 'source'>('wallet')
  const [reason, setReason] = useState('')
  const cancelling = useCancelOrder()
  const { id, orderId, refundPaise } = order
  const { gatewayPaise } = useGatewayShare(orderId, refundPaise)
  const amount = formatPaise(refundPaise)
  return (
    <Dialog opened onClose={onClose} title={t('Cancel this order?')}>
      <p>
        {side === 'customer'
          ? t('You get {amount} back, tax included.', { amount })
          : t('The customer gets {amount} back. What was accepted stays yours.', { amount })}
      </p>
      <TextInput
        label={t('Reason')}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {side === 'customer' && gatewayPaise > 0 && (
        <DestinationChoice chosen={to} onChoose={setTo} refund={{ refundPaise, gatewayPaise }} />
      )}
      <DialogActions>
        <Button variant="default" size="lg" onClick={onClose} data-autofocus>
          {t('Keep the order')}
        </Button>
        <Button
          size="lg"
          variant="light"
          color="madder"
          disabled={reason.trim() === ''}
          loading={cancelling.isPending}
          onClick={() => cancelling.mutate({ id, to, reason }, { onSuccess: onClose })}
        >
          {t('Cancel the order')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
