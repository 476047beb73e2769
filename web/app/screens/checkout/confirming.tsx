import type { Order } from '~/domains/orders/api.ts'
import { OrderLines } from '~/domains/orders/components/order-lines.tsx'
import { PAYMENTS_PATH } from '~/domains/orders/paths.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { ButtonLink } from '~/ui/button-link.tsx'
import classes from './outcome.module.css'
import { Outcome } from './outcome.tsx'

/** Pending is not failed, and nobody is asked to pay twice. */
export function Confirming({ order }: { order: Order }) {
  const t = useT()
  return (
    <Outcome
      drawing="bank"
      tint="a"
      live
      title={t('Your bank is confirming')}
      line={t(
        '{amount} is with your bank, which has not said yes or no yet. Please do not pay again. This page turns by itself; you can also leave and find the order in your payments.',
        { amount: formatPaise(order.gatewayPaise) },
      )}
      actions={
        <ButtonLink to={PAYMENTS_PATH} size="lg" variant="outline" icon="receipt-2">
          {t('My payments')}
        </ButtonLink>
      }
    >
      <div className={classes.card}>
        <OrderLines order={order} />
      </div>
    </Outcome>
  )
}
