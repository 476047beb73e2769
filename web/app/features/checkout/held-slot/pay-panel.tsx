import { type FormEvent, type ReactNode, useState } from 'react'
import { Sums } from '~/domains/orders/components/sums.tsx'
import { type Quote, sellable } from '~/domains/orders/quotes/api.ts'
import { MethodChoice } from '~/domains/payments/method-choice.tsx'
import { fieldErrors } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatExactPaise } from '~/lib/money.ts'
import { Icon } from '~/ui/icon.tsx'
import { PayButton } from '~/ui/operated/pay-button.tsx'
import { ProblemAlert } from '~/ui/operated/problem-alert.tsx'
import { BelowLeast, isBelowLeast } from '../order-form/below-least.tsx'
import { type BillingErrors, stillWrong, wrongIn } from '../order-form/billing-rules.ts'
import { nested } from '../order-form/checkout-panel.tsx'
import { InvoiceFields } from '../order-form/invoice-fields.tsx'
import { Reductions } from '../order-form/reductions.tsx'
import type { OrderForm } from '../order-form/use-order-form.ts'
import classes from './book.module.css'

export const PAY_FORM = 'pay-form'

interface PayPanelProps {
  form: OrderForm
  quote: Quote
  paying: { error: Error | null; isPending: boolean; mutate: (quote: Quote) => void }
  /** What is bought. */
  name: string
  /** Label of the button: it names what it does. */
  act: string
  /** It can no longer be paid. */
  isOver?: boolean
  /** On a phone the button is in a bar at the bottom instead. */
  hasBar?: boolean
  /** It takes neither coupons nor the wallet. */
  isVoucher?: boolean
  /** Refund terms. */
  children: ReactNode
}

/** Price, wallet, and the pay button of one thing that is bought directly. */
export function PayPanel({
  form,
  quote,
  paying,
  name,
  act,
  isOver = false,
  hasBar = false,
  isVoucher = false,
  children,
}: PayPanelProps) {
  const t = useT()
  const [touched, setTouched] = useState<BillingErrors>({})
  // Stays open while the customer chooses a state in it.
  const [unfolded, setUnfolded] = useState(quote.placeOfSupply === null)
  const wrongNow = wrongIn(form.billing, false, t)
  const errors = { ...stillWrong(touched, wrongNow), ...nested(fieldErrors(paying.error, t)) }
  const isSold = sellable(quote).length === 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (paying.isPending) return
    setTouched(wrongNow)
    const [first] = Object.keys(wrongNow)
    if (first) document.getElementById(`billing-${first}`)?.focus()
    else paying.mutate(quote)
  }
  return (
    <section className={classes.card} aria-label={t('Price and payment')} aria-busy={form.quote.isFetching}>
      <Sums of={quote} items={1} name={name} placeKnown={quote.placeOfSupply !== null} />
      {!isVoucher && <Reductions form={form} quote={quote} />}
      <form id={PAY_FORM} className={classes.form} noValidate onSubmit={submit}>
        {quote.duePaise > 0 && (
          <>
            {quote.duePaise < quote.totalPaise && (
              <p className={classes.due}>
                <span>{t('Amount to pay')}</span>
                <strong className="pm-num">{formatExactPaise(quote.duePaise)}</strong>
              </p>
            )}
            {isBelowLeast(quote) ? <BelowLeast /> : <MethodChoice chosen={form.method} onChoose={form.setMethod} />}
          </>
        )}
        <details
          className={classes.invoice}
          open={unfolded || Object.keys(errors).length > 0}
          onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}
        >
          <summary>
            {t('For the invoice')}
            {form.billing.gstin && ` · ${form.billing.gstin}`}
          </summary>
          <InvoiceFields form={form} errors={errors} />
        </details>
        <ProblemAlert error={paying.error} />
        <div className={classes.pay} data-bar={hasBar}>
          <PayButton
            type="submit"
            size="lg"
            fullWidth
            leftSection={<Icon name="lock" />}
            loading={paying.isPending}
            disabled={isSold || isOver || isBelowLeast(quote)}
          >
            {act}
          </PayButton>
        </div>
        {children}
      </form>
    </section>
  )
}
