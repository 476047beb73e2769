import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { formatDate } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { formatPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { Badge } from '~/ui/operated/badge.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { Panel } from '~/ui/panel.tsx'
import { toast } from '~/ui/toast.tsx'
import { askForRefund, type Order, orderQuery } from '../api.ts'
import { requestStates } from '../words.ts'
import { DocumentButton } from './document-button.tsx'
import classes from './refund-part.module.css'

const RefundDialog = lazy(async () => ({ default: (await import('./refund-dialog.tsx')).RefundDialog }))

interface RefundPartProps {
  order: Order
  /** The reason of a refund in the reader's language. */
  reasonOf: (refund: Order['refunds'][number]) => string
}

/** Refunds, refund requests, and the button to request one. Renders nothing if there is none of these. */
export function RefundPart({ order, reasonOf }: RefundPartProps) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const sending = useMutation({
    mutationFn: (reason: string) => askForRefund(api, order.id, reason),
    onSuccess: ({ data, message }) => {
      client.setQueryData(orderQuery(api, order.id).queryKey, data)
      setAsking(false)
      void toast(message)
    },
  })
  const { refunds, refundRequest: request, mayAskRefund } = order
  if (refunds.length === 0 && !request && !mayAskRefund) return null
  return (
    <Panel title={t('Refund')}>
      <div className={classes.part}>
        {refunds.map((refund) => {
          const note = order.documents.find(({ id }) => id === refund.documentId)
          return (
            <div key={refund.id} className={classes.refund}>
              <div>
                <strong className="pm-num">{t('{amount} refunded', { amount: formatPaise(refund.paise) })}</strong>
                <p>
                  {formatDate(refund.at, t)}. {wentTo(refund, t)}
                </p>
                {reasonOf(refund) && <p>{t('Reason: {reason}', { reason: reasonOf(refund) })}</p>}
              </div>
              {note && (
                <DocumentButton orderId={order.id} document={note}>
                  {t('Credit note')}
                </DocumentButton>
              )}
            </div>
          )
        })}
        {request && <Request request={request} />}
        {mayAskRefund && (
          <div className={classes.ask}>
            <p>{t('Something not as agreed? Tell us and we will look into it.')}</p>
            <Button variant="default" onClick={() => setAsking(true)}>
              {t('Request a refund')}
            </Button>
          </div>
        )}
      </div>
      {isAsking && (
        <Suspense fallback={null}>
          <RefundDialog order={order} sending={sending} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </Panel>
  )
}

function Request({ request }: { request: NonNullable<Order['refundRequest']> }) {
  const t = useT()
  const { word, color } = requestStates[request.state]
  return (
    <div className={classes.request}>
      <p>
        <strong>{t('Requested on {day}', { day: formatDate(request.askedAt, t) })}</strong>
        <Badge color={color}>{t(word)}</Badge>
      </p>
      <blockquote lang={t.lang(request.reason)}>{request.reason}</blockquote>
      {request.note && <p>{t('Our answer: {note}', { note: request.note })}</p>}
    </div>
  )
}

function wentTo({ toSourcePaise, toWalletPaise, toPromoPaise }: Order['refunds'][number], t: Translate) {
  const wallet = toWalletPaise + toPromoPaise
  const parts = [
    wallet > 0 && t('{amount} to your wallet, instantly.', { amount: formatPaise(wallet) }),
    toSourcePaise > 0 &&
      t('{amount} to your original payment method, in a few days.', { amount: formatPaise(toSourcePaise) }),
  ]
  return parts.filter(Boolean).join(' ')
}
