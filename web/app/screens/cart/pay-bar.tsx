import type { Quote } from '~/domains/orders/quotes/api.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatExactPaise } from '~/lib/money.ts'
import { useOnline } from '~/lib/use-online.ts'
import { PlainButton } from '~/ui/button-link.tsx'
import classes from './checkout.module.css'
import { CHECKOUT_FORM } from './checkout-panel.tsx'
import { hindranceOf, payLabel } from './pay-act.tsx'
import type { OrderForm } from './use-order-form.ts'

/** On a phone what is left to pay and the way to pay it stay in sight. */
export function PayBar({ form, quote }: { form: OrderForm; quote: Quote }) {
  const t = useT()
  const online = useOnline()
  const usesWallet = (quote.wallet?.usedPaise ?? 0) > 0
  return (
    <div className={classes.bar} data-choice-bar>
      <div className="pm-num">
        <span>{usesWallet ? t('After wallet') : t('Left to pay')}</span>
        <strong>{formatExactPaise(quote.duePaise)}</strong>
      </div>
      <PlainButton type="submit" form={CHECKOUT_FORM} disabled={!online || hindranceOf(form, quote, t) !== null}>
        {online ? payLabel(form, quote, t) : t('You are offline')}
      </PlainButton>
    </div>
  )
}
