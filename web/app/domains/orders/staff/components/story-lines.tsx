import { useState } from 'react'
import type * as contract from '#contract/orders/staff.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { useMayUse } from '~/lib/may-use.tsx'
import { formatExactPaise, formatPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { Badge } from '~/ui/operated/badge.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { ActDialog } from '~/ui/operated/form/act-dialog.tsx'
import { useOperation } from '~/ui/operated/form/use-operation.ts'
import type { Order, OrderLine } from '../../api.ts'
import { taxCodeLabel } from '../../kinds.ts'
import { lineStates } from '../../words.ts'
import { completeLine, refundOrder } from '../api.ts'
import classes from './staff.module.css'

/** Lines sold, their status, and the button to mark them as delivered. */
export function StoryLines({ order, completable }: { order: Order; completable: readonly number[] }) {
  const t = useT()
  const mayUse = useMayUse()
  const mayComplete = mayUse<typeof contract.completeOrderLine>('POST /api/web/v1/admin/orders/{id}/completions')
  const mayRefund = mayUse<typeof contract.refundOrder>('POST /api/web/v1/admin/orders/{id}/refunds')
  const [done, setDone] = useState<OrderLine>()
  const [free, setFree] = useState<OrderLine>()
  return (
    <ul className={classes.rows}>
      {order.lines.map((line) => (
        <li key={line.id}>
          <div className={classes.words}>
            <strong>
              {titleOf(line, t.language)}
              {line.quantity > 1 && ` × ${line.quantity}`}
            </strong>
            <span className={classes.small}>
              {line.by && (
                <LocalLink to={`/consultants/${line.by.slug}`} lang={t.lang(line.by.name)}>
                  {line.by.name}
                </LocalLink>
              )}
              {line.by && ' · '}
              {taxCodeLabel(line.taxCode)}
              {line.quantity > 1 &&
                ` · ${t('{amount} each', { amount: formatExactPaise(line.pricePaise / line.quantity) })}`}
              {line.discountPaise > 0 && ` · ${t('{amount} off', { amount: formatPaise(line.discountPaise) })}`}
              {line.refundedPaise > 0 && ` · ${t('{amount} refunded', { amount: formatPaise(line.refundedPaise) })}`}
            </span>
            {mayComplete && completable.includes(line.id) && (
              <Button variant="default" size="sm" className={classes.act ?? ''} onClick={() => setDone(line)}>
                {t('Mark as delivered')}
              </Button>
            )}
            {mayRefund && line.state === 'completed' && line.totalPaise === 0 && (
              <Button variant="default" size="sm" className={classes.act ?? ''} onClick={() => setFree(line)}>
                {t('Reverse earnings')}
              </Button>
            )}
          </div>
          <div className={classes.end}>
            <strong className="pm-num">{formatExactPaise(line.totalPaise)}</strong>
            <Badge color={lineStates[line.state].color}>{t(lineStates[line.state].word)}</Badge>
          </div>
        </li>
      ))}
      {done && <DoneDialog orderId={order.id} line={done} close={() => setDone(undefined)} />}
      {free && <FreeDialog orderId={order.id} line={free} close={() => setFree(undefined)} />}
    </ul>
  )
}

interface LineDialogProps {
  orderId: number
  line: OrderLine
  close: () => void
}

/** A line paid by a coupon: nothing is refunded, but its earning is reversed. */
function FreeDialog({ orderId, line, close }: LineDialogProps) {
  const t = useT()
  const api = useApi()
  const { send, onDone } = useOperation(close)
  return (
    <ActDialog
      title={t('Reverse the earnings of {title}?', { title: titleOf(line, t.language) })}
      act={t('Reverse earnings')}
      destructive
      onClose={close}
      send={(reason) => {
        const input = { id: orderId, lines: [{ lineId: line.id }], to: 'wallet' as const, reason }
        return send(input, (sent, key) => refundOrder(api, sent, key))
      }}
      onDone={onDone}
    >
      {t('It was paid for with a coupon, so the customer gets no refund.')}
    </ActDialog>
  )
}

function DoneDialog({ orderId, line, close }: LineDialogProps) {
  const t = useT()
  const api = useApi()
  const { send, onDone } = useOperation(close)
  return (
    <ActDialog
      title={t('Mark {title} as delivered?', { title: titleOf(line, t.language) })}
      act={t('Mark as delivered')}
      onClose={close}
      send={(reason) => {
        const input = { id: orderId, lineId: line.id, reason }
        return send(input, (sent, key) => completeLine(api, sent, key))
      }}
      onDone={onDone}
    >
      {t('The consultant earns it now. Fees and taxes are deducted and the rest is released after the holding period.')}
    </ActDialog>
  )
}
