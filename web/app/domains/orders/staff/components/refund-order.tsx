import { useState } from 'react'
import type * as contract from '#contract/orders/staff.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useMayUse } from '~/lib/may-use.tsx'
import { formatPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { Dialog } from '~/ui/operated/dialog.tsx'
import { ApiForm } from '~/ui/operated/form/api-form.tsx'
import { type ReasonChoice, RefundWhy, whyOf } from '~/ui/operated/form/refund-why.tsx'
import { useApiForm } from '~/ui/operated/form/use-api-form.ts'
import { useOperation } from '~/ui/operated/form/use-operation.ts'
import type { Order } from '../../api.ts'
import { refundOrder } from '../api.ts'
import { linesOf, RefundFields, refundable, wholeRefund } from './refund-fields.tsx'

interface RefundOrderProps {
  order: Order
  /** Reasons to choose from. */
  reasons: readonly ReasonChoice[]
}

/** Refunds an order in full or in part; renders nothing if nothing is refundable. */
export function RefundOrder({ order, reasons }: RefundOrderProps) {
  const t = useT()
  const [asking, setAsking] = useState(false)
  const mayRefund = useMayUse()<typeof contract.refundOrder>('POST /api/web/v1/admin/orders/{id}/refunds')
  if (!mayRefund || order.paidAt === null || refundable(order).length === 0) return null
  return (
    <>
      <Button variant="light" color="madder" size="lg" onClick={() => setAsking(true)}>
        {t('Refund')}
      </Button>
      {asking && <RefundDialog order={order} reasons={reasons} close={() => setAsking(false)} />}
    </>
  )
}

function RefundDialog({ order, reasons, close }: RefundOrderProps & { close: () => void }) {
  const t = useT()
  const api = useApi()
  const { send, onDone } = useOperation(close)
  const form = useApiForm({
    initialValues: { ...wholeRefund(order), to: 'wallet', reasonCode: '', reason: '' } as Record<string, string>,
    validate: (typed) => ({
      ...(!linesOf(order, typed) && {
        [`line${refundable(order)[0]?.id}`]: t('Enter amounts in rupees, not more than the amount left.'),
      }),
      ...(!typed.reasonCode && { reasonCode: t('Choose a reason.') }),
      ...(!typed.reason?.trim() && { reason: t('Please fill this in.') }),
    }),
    send: (typed) => {
      const to = typed.to === 'source' ? ('source' as const) : ('wallet' as const)
      const input = { id: order.id, lines: linesOf(order, typed) ?? [], to, ...whyOf(typed) }
      return send(input, (sent, key) => refundOrder(api, sent, key))
    },
    onDone,
  })
  const paise = linesOf(order, form.values)?.reduce((sum, line) => sum + (line.paise ?? 0), 0)
  return (
    <Dialog opened onClose={close} title={t('Refund order {id}', { id: order.id })}>
      <p>{t('The customer gets a credit note and a notification. Earnings from completed work are reversed.')}</p>
      <ApiForm
        form={form}
        submit={paise ? t('Refund {amount}', { amount: formatPaise(paise) }) : t('Refund')}
        destructive
        onCancel={close}
      >
        <RefundFields order={order} field={form.field} />
        <RefundWhy reasons={reasons} field={form.field} />
      </ApiForm>
    </Dialog>
  )
}
