import { clockOf } from '~/domains/bookings/until.ts'
import { type Quote, sellable } from '~/domains/orders/quotes/api.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { BottomBar } from '~/ui/bottom-bar.tsx'
import { PlainPayButton } from '~/ui/plain-pay-button.tsx'
import { isBelowLeast } from '../order-form/below-least.tsx'
import cart from '../order-form/checkout.module.css'
import { PAY_FORM } from './pay-panel.tsx'

/** On a phone the countdown, the total and the button stay visible. */
export function BookBar({ quote, left, busy }: { quote: Quote; left: number; busy: boolean }) {
  const t = useT()
  return (
    <BottomBar
      what={t('Held for {time}', { time: clockOf(left) })}
      sum={formatPaise(quote.duePaise || quote.totalPaise)}
      className={cart.bar}
    >
      <PlainPayButton
        type="submit"
        form={PAY_FORM}
        busy={busy}
        disabled={sellable(quote).length === 0 || left === 0 || isBelowLeast(quote)}
      >
        {quote.totalPaise === 0 ? t('Book session') : t('Pay and book')}
      </PlainPayButton>
    </BottomBar>
  )
}
