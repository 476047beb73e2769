import { needsAddress, type Quote, sellable } from '~/domains/orders/quotes/api.ts'
import { useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { formatPaise } from '~/lib/money.ts'
import { Icon } from '~/ui/icon.tsx'
import { PayButton } from '~/ui/operated/pay-button.tsx'
import { ProblemAlert } from '~/ui/operated/problem-alert.tsx'
import { BelowLeast, isBelowLeast } from './below-least.tsx'
import classes from './checkout.module.css'
import type { OrderForm } from './use-order-form.ts'
import type { CartPayment } from './use-payment.ts'

interface PayActProps {
  form: OrderForm
  quote: Quote
  payment: CartPayment
}

/** The pay button, what prevents paying, and a note on refunds. */
export function PayAct({ form, quote, payment }: PayActProps) {
  const t = useT()
  const hindrance = hindranceOf(form, quote, t)
  const isTooLittle = form.buyer !== null && isBelowLeast(quote)
  return (
    <div className={classes.act}>
      <ProblemAlert error={payment.error} />
      {isTooLittle && <BelowLeast />}
      <div className={classes.pay}>
        <PayButton
          type="submit"
          size="lg"
          fullWidth
          leftSection={<Icon name="lock" />}
          loading={payment.busy}
          disabled={hindrance !== null || isTooLittle}
        >
          {payLabel(form, quote, t)}
        </PayButton>
      </div>
      <p className={classes.note}>
        {hindrance ?? t('Refunds reach your wallet instantly, or your bank in a few days.')}
      </p>
    </div>
  )
}

export function payLabel({ buyer }: OrderForm, { duePaise, totalPaise }: Quote, t: Translate) {
  const amount = formatPaise(duePaise)
  if (!buyer) return t('Log in and pay {amount}', { amount })
  if (duePaise > 0) return t('Pay {amount}', { amount })
  return totalPaise > 0 ? t('Pay {amount} from wallet', { amount: formatPaise(totalPaise) }) : t('Place order')
}

export function hindranceOf({ signedInAs }: Pick<OrderForm, 'signedInAs'>, quote: Quote, t: Translate) {
  if (sellable(quote).length === 0) return t('Nothing in your cart can be bought right now.')
  if (signedInAs && signedInAs !== 'user') return t('Log in as a customer to buy.')
  if (signedInAs && quote.lines.some(needsAddress)) return t('Add a delivery address first.')
  return null
}
