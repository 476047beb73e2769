import { invoicesOf, type Order } from '~/domains/orders/api.ts'
import { OrderLines } from '~/domains/orders/components/order-lines.tsx'
import { deliveriesOf, kindOf } from '~/domains/orders/kinds.ts'
import { orderPath } from '~/domains/orders/paths.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { Button } from '~/ui/operated/button.tsx'
import classes from './outcome.module.css'
import { Outcome } from './outcome.tsx'
import { Ticket } from './ticket.tsx'

/** An extension of a session is paid in a window of its own. */
const isBesideACall = ({ lines }: Order) =>
  window.opener !== null && lines.some(({ type }) => kindOf(type).paid === 'call')

/** Paid: what was bought, the receipt, and the next step. */
export function Paid({ order }: { order: Order }) {
  const t = useT()
  const refused = order.lines.some(({ state }) => state === 'refused')
  return (
    <Outcome
      drawing="seal"
      tint="d"
      live
      title={t('Paid. Thank you.')}
      line={
        refused
          ? t('One item could not be delivered. Its refund is on its way.')
          : invoicesOf(order).length > 1
            ? t('Your invoices are below. You can also find them under Payments.')
            : t('Your invoice is below. You can also find it under Payments.')
      }
      actions={
        <>
          {isBesideACall(order) && (
            <Button size="lg" onClick={() => window.close()}>
              {t('Back to the call')}
            </Button>
          )}
          {deliveriesOf(order.lines).map(({ to, label, icon }) => (
            <ButtonLink key={to} to={to} size="lg" icon={icon}>
              {t(label)}
            </ButtonLink>
          ))}
          <ButtonLink to={orderPath(order.id)} size="lg" variant="outline" icon="receipt-rupee">
            {t('View order')}
          </ButtonLink>
        </>
      }
    >
      <div className={classes.card}>
        <Ticket order={order} name={t('Order')}>
          <LocalLink to={orderPath(order.id)}>{order.id}</LocalLink>
        </Ticket>
      </div>
      <div className={classes.card}>
        <OrderLines order={order} />
      </div>
    </Outcome>
  )
}
