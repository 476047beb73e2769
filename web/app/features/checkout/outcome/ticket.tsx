import type { ReactNode } from 'react'
import { invoiceOf, type Order } from '~/domains/orders/api.ts'
import { DocumentButton } from '~/domains/orders/components/document-button.tsx'
import { useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import classes from './outcome.module.css'

interface TicketProps {
  order: Order
  /** Label of what was paid for, by its kind. */
  name: string
  /** Its number, linked. */
  children: ReactNode
}

/** Summary of a payment: number, total, invoice. */
export function Ticket({ order, name, children }: TicketProps) {
  const t = useT()
  const invoice = invoiceOf(order)
  return (
    <dl className={classes.ticket}>
      <div>
        <dt>{name}</dt>
        <dd className="pm-num">{children}</dd>
      </div>
      <div>
        <dt>{t('Paid')}</dt>
        <dd className="pm-num">{formatPaise(order.totalPaise)}</dd>
      </div>
      <div>
        <dt>{t('Invoice')}</dt>
        <dd>
          {invoice ? (
            <DocumentButton orderId={order.id} document={invoice}>
              {t('Download PDF')}
            </DocumentButton>
          ) : (
            '–'
          )}
        </dd>
      </div>
    </dl>
  )
}
