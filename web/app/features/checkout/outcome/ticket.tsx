import type { ReactNode } from 'react'
import { invoicesOf, type Order } from '~/domains/orders/api.ts'
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

/** Summary of a payment: number, total, invoices. */
export function Ticket({ order, name, children }: TicketProps) {
  const t = useT()
  const invoices = invoicesOf(order)
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
      {invoices.length === 0 && (
        <div>
          <dt>{t('Invoice')}</dt>
          <dd>–</dd>
        </div>
      )}
      {invoices.map((invoice) => (
        <div key={invoice.id}>
          <dt className="pm-num">
            {invoices.length === 1
              ? t('Invoice')
              : `${t('Invoice')} ${invoice.number}, ${formatPaise(invoice.totalPaise)}`}
          </dt>
          <dd>
            <DocumentButton orderId={order.id} document={invoice}>
              {t('Download PDF')}
            </DocumentButton>
          </dd>
        </div>
      ))}
    </dl>
  )
}
