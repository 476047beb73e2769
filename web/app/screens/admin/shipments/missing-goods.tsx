import { useState } from 'react'
import { decideMissing, type ShipmentStory } from '~/domains/products/staff/shipments-api.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatExactPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { DialogActions } from '~/ui/operated/dialog.tsx'
import { ActDialog } from '~/ui/operated/form/act-dialog.tsx'
import { useOperation } from '~/ui/operated/form/use-operation.ts'

/** The decision about goods that the buyer has reported as missing. */
export function MissingGoods({ shipment: { id, refundablePaise } }: { shipment: ShipmentStory['shipment'] }) {
  const t = useT()
  const api = useApi()
  const [decision, setDecision] = useState<'delivered' | 'refunded'>()
  const close = () => setDecision(undefined)
  const operation = useOperation(close)
  const refund = t('Refund {amount}', { amount: formatExactPaise(refundablePaise) })
  const isRefund = decision === 'refunded'
  return (
    <>
      <DialogActions>
        <Button variant="default" size="lg" onClick={() => setDecision('delivered')}>
          {t('It was delivered')}
        </Button>
        <Button size="lg" onClick={() => setDecision('refunded')}>
          {refund}
        </Button>
      </DialogActions>
      {decision && (
        <ActDialog
          title={isRefund ? t('Refund the customer?') : t('Count it as delivered?')}
          act={isRefund ? refund : t('It was delivered')}
          destructive={isRefund}
          onClose={close}
          send={(reason) => operation.send({ id, decision, reason }, (input, key) => decideMissing(api, input, key))}
          onDone={operation.onDone}
        >
          {isRefund
            ? t('The full amount is refunded now, and the seller earns nothing. Both get your reason.')
            : t('The customer is not refunded and can return it for 7 days. Both get your reason.')}
        </ActDialog>
      )}
    </>
  )
}
