import { type FormEvent, useState } from 'react'
import { Sums } from '~/domains/orders/components/sums.tsx'
import { type Quote, sellable } from '~/domains/orders/quotes/api.ts'
import { MethodChoice } from '~/domains/payments/method-choice.tsx'
import { fieldErrors } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatExactPaise } from '~/lib/money.ts'
import { isBelowLeast } from './below-least.tsx'
import { type BillingErrors, stillWrong, wrongIn } from './billing-rules.ts'
import classes from './checkout.module.css'
import { InvoiceFields } from './invoice-fields.tsx'
import { PayAct } from './pay-act.tsx'
import { Reductions } from './reductions.tsx'
import type { OrderForm } from './use-order-form.ts'
import type { CartPayment } from './use-payment.ts'

export const CHECKOUT_FORM = 'checkout-form'

interface CheckoutPanelProps {
  form: OrderForm
  quote: Quote
  payment: CartPayment
}

/** The whole checkout: totals, wallet, payment method and invoice details. */
export function CheckoutPanel({ form, quote, payment }: CheckoutPanelProps) {
  const t = useT()
  const [touched, setTouched] = useState<BillingErrors>({})
  const wrongNow = wrongIn(form.billing, form.buyer === null, t)
  const errors = { ...stillWrong(touched, wrongNow), ...nested(fieldErrors(payment.error, t)) }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (payment.busy) return
    setTouched(wrongNow)
    const [first] = Object.keys(wrongNow)
    if (first) document.getElementById(`billing-${first}`)?.focus()
    else payment.pay(quote)
  }
  const items = sellable(quote).reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <section className={classes.panel} aria-labelledby="summary">
      <h2 id="summary">{t('Summary')}</h2>
      <div className={classes.inside} aria-busy={form.quote.isFetching}>
        <Sums of={quote} items={items} placeKnown={quote.placeOfSupply !== null} />
        <Reductions form={form} quote={quote} />
        <form id={CHECKOUT_FORM} className={classes.form} noValidate onSubmit={submit}>
          <p className={classes.due}>
            <span>{t('Amount to pay')}</span>
            <strong className="pm-num">{formatExactPaise(quote.duePaise)}</strong>
          </p>
          {quote.duePaise > 0 && !isBelowLeast(quote) && (
            <MethodChoice chosen={form.method} onChoose={form.setMethod} />
          )}
          <InvoiceFields form={form} errors={errors} />
          <PayAct form={form} quote={quote} payment={payment} />
        </form>
      </div>
    </section>
  )
}

/** The server names the field `billing.gstin`, the form `gstin`. */
export const nested = (errors: Record<string, string>): BillingErrors =>
  Object.fromEntries(Object.entries(errors).map(([field, text]) => [field.replace(/^billing\./, ''), text]))
