import { NEW_ADDRESS } from '~/domains/accounts/addresses/address-choice.tsx'
import { needsAddress, type Quote } from '~/domains/orders/quotes/api.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatExactPaise } from '~/lib/money.ts'
import { BottomBar } from '~/ui/bottom-bar.tsx'
import { PlainButton } from '~/ui/button-link.tsx'
import { PlainPayButton } from '~/ui/plain-pay-button.tsx'
import { isBelowLeast } from './below-least.tsx'
import classes from './checkout.module.css'
import { CHECKOUT_FORM } from './checkout-panel.tsx'
import { hindranceOf, payLabel } from './pay-act.tsx'
import type { OrderForm } from './use-order-form.ts'

/** On a phone the amount due and the next step stay visible: the address of the goods, then the payment. */
export function PayBar({ form, quote, busy }: { form: OrderForm; quote: Quote; busy: boolean }) {
  const t = useT()
  const usesWallet = (quote.wallet?.usedPaise ?? 0) > 0
  return (
    <BottomBar
      what={usesWallet ? t('After wallet') : t('Amount to pay')}
      sum={formatExactPaise(quote.duePaise)}
      className={classes.bar}
    >
      {form.buyer && quote.lines.some(needsAddress) ? (
        <PlainButton onClick={() => document.getElementById(NEW_ADDRESS)?.click()}>{t('Add address')}</PlainButton>
      ) : (
        <PlainPayButton
          type="submit"
          form={CHECKOUT_FORM}
          busy={busy}
          disabled={hindranceOf(form, quote, t) !== null || (form.buyer !== null && isBelowLeast(quote))}
        >
          {payLabel(form, quote, t)}
        </PlainPayButton>
      )}
    </BottomBar>
  )
}
