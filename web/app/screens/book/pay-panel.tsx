import { type FormEvent, useState } from 'react'
import type { Booking } from '~/domains/bookings/api.ts'
import { Sums } from '~/domains/orders/components/sums.tsx'
import { type Quote, sellable } from '~/domains/orders/quotes/api.ts'
import { MethodChoice } from '~/domains/payments/method-choice.tsx'
import { fieldErrors } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatExactPaise, formatPaise } from '~/lib/money.ts'
import { Icon } from '~/ui/icon.tsx'
import { PayButton } from '~/ui/pay-button.tsx'
import { ProblemAlert } from '~/ui/problem-alert.tsx'
import { BelowLeast, isBelowLeast } from '../cart/below-least.tsx'
import { type BillingErrors, wrongIn } from '../cart/billing-rules.ts'
import { nested } from '../cart/checkout-panel.tsx'
import { InvoiceFields } from '../cart/invoice-fields.tsx'
import { Reductions } from '../cart/reductions.tsx'
import type { OrderForm } from '../cart/use-order-form.ts'
import { usePlacing } from '../cart/use-placing.ts'
import classes from './book.module.css'
import { RefundNote } from './refund-note.tsx'
import type { Preparing } from './use-prepare.ts'

export const PAY_FORM = 'pay-form'

interface PayPanelProps {
  booking: Booking
  form: OrderForm
  quote: Quote
  prepare: Preparing
  left: number
}

/** Price, purse, and the one deciding button. */
export function PayPanel({ booking, form, quote, prepare, left }: PayPanelProps) {
  const t = useT()
  const [touched, setTouched] = useState<BillingErrors>({})
  // It stays open under whoever is choosing a state in it.
  const [unfolded, setUnfolded] = useState(quote.placeOfSupply === null)
  const placing = usePlacing({ onRefused: () => void form.quote.refetch() })
  const errors = { ...touched, ...nested(fieldErrors(placing.error, t)) }
  const isSold = sellable(quote).length === 0
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const wrong = wrongIn(form.billing, false, t)
    setTouched(wrong)
    const [first] = Object.keys(wrong)
    if (first) return document.getElementById(`billing-${first}`)?.focus()
    // What could not be kept of the brief can be written later; it does not stop the payment.
    await prepare.save().catch(() => undefined)
    placing.mutate({ quote, ...form.rest, billing: form.billing, method: form.method })
  }
  const { mode, minutes } = booking
  return (
    <section className={classes.card} aria-label={t('Price and payment')} aria-busy={form.quote.isFetching}>
      <Sums
        of={quote}
        items={1}
        name={
          mode === 'video' ? t('Video, {minutes} minutes', { minutes }) : t('Audio, {minutes} minutes', { minutes })
        }
        rateBp={quote.gstRateBp}
        placeKnown={quote.placeOfSupply !== null}
      />
      <Reductions form={form} quote={quote} />
      <form id={PAY_FORM} className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
        {quote.duePaise > 0 && (
          <>
            {quote.duePaise < quote.totalPaise && (
              <p className={classes.due}>
                <span>{t('Left to pay')}</span>
                <strong className="pm-num">{formatExactPaise(quote.duePaise)}</strong>
              </p>
            )}
            {isBelowLeast(quote) ? (
              <p>
                <BelowLeast />
              </p>
            ) : (
              <MethodChoice chosen={form.method} onChoose={form.setMethod} />
            )}
          </>
        )}
        <details
          className={classes.invoice}
          open={unfolded || Object.keys(errors).length > 0}
          onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}
        >
          <summary>{t('For the invoice')}</summary>
          <InvoiceFields form={form} errors={errors} />
        </details>
        <ProblemAlert error={placing.error} />
        <div className={classes.pay}>
          <PayButton
            type="submit"
            size="lg"
            fullWidth
            leftSection={<Icon name="lock" />}
            loading={placing.isPending}
            disabled={isSold || left === 0 || isBelowLeast(quote)}
          >
            {t('Pay {amount} and book', { amount: formatPaise(quote.duePaise || quote.totalPaise) })}
          </PayButton>
        </div>
        <RefundNote startsAt={booking.startsAt} />
      </form>
    </section>
  )
}
