import { useT } from '~/lib/i18n/react.tsx'
import { titleOf } from '~/lib/titles.ts'
import { isPaid, type Order } from '../api.ts'
import classes from './sums.module.css'
import { Sum } from './sums.tsx'

/** How the payment was split, and the billing name. */
export function PaidBy({ order }: { order: Order }) {
  const t = useT()
  const { billing } = order
  const balances = [
    [t('From promotional credit'), order.promoPaise],
    [t('From wallet'), order.walletPaise],
    [t('By UPI, card or net banking'), order.gatewayPaise],
  ] as const
  return (
    <>
      <dl className={classes.sums} data-part="below">
        {isPaid(order) && balances.map(([name, paise]) => paise > 0 && <Sum key={name} name={name} paise={paise} />)}
        {order.refundedPaise > 0 && <Sum name={t('Refunded')} paise={order.refundedPaise} look="less" />}
      </dl>
      <p className={classes.billing}>
        {t('Invoice to {name}, {state}', { name: billing.name, state: titleOf(billing.state, t.language) })}
        {billing.gstin && `, GSTIN ${billing.gstin}`}
      </p>
    </>
  )
}
