import { useAuth } from '~/domains/accounts/state.ts'
import { changeInCart, removeFromCart, useMyCart } from '~/domains/cart/state.ts'
import type { QuoteLine } from '~/domains/orders/quotes/api.ts'
import { QuoteLines } from '~/domains/orders/quotes/components/quote-lines.tsx'
import classes from '~/features/checkout/order-form/checkout.module.css'
import { CheckoutPanel } from '~/features/checkout/order-form/checkout-panel.tsx'
import { Delivery } from '~/features/checkout/order-form/delivery.tsx'
import { PayBar } from '~/features/checkout/order-form/pay-bar.tsx'
import { useOrderForm } from '~/features/checkout/order-form/use-order-form.ts'
import { usePayment } from '~/features/checkout/order-form/use-payment.ts'
import { page } from '~/lib/head.ts'
import type { TextsHandle } from '~/lib/i18n/areas.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { titleOf } from '~/lib/titles.ts'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { Page } from '~/ui/page.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import { toast } from '~/ui/toast.tsx'

export const handle: TextsHandle = { texts: ['shop'] }

export const meta = page((t) => ({
  title: t('Your cart'),
  description: t('Check your items before you pay.'),
  private: true,
}))

export default function Cart() {
  const t = useT()
  const known = useAuth((state) => state.known)
  const items = useMyCart()
  const form = useOrderForm(items)
  const payment = usePayment(form)
  const { data: quote, isError, refetch } = form.quote
  const isEmpty = known && items.length === 0
  // Removed items disappear at once; the totals follow with the next quote.
  const lines = quote?.lines.filter((line) => items.some(({ id }) => id === line.id)) ?? []
  const remove = (line: QuoteLine) => {
    const undo = removeFromCart(line.id)
    const title = titleOf(line, t.language) || t('Item {id}', { id: line.id })
    void toast(t('{title} was removed from your cart.', { title }), { undo })
  }
  const head = (
    <PageHead title={t('Your cart')}>
      {known &&
        items.length > 0 &&
        t.count(
          items.length,
          '{count} item. You are not charged until you pay.',
          '{count} items. You are not charged until you pay.',
        )}
    </PageHead>
  )
  return (
    <>
      <Page>
        {!quote || isEmpty ? head : null}
        {isEmpty && <EmptyCart />}
        {!isEmpty && !quote && !isError && <SkeletonLines lines={8} />}
        {!isEmpty && !quote && isError && <LoadFailed retry={refetch} />}
        {!isEmpty && quote && (
          <div className={classes.columns}>
            <div>
              {head}
              <QuoteLines
                lines={lines}
                onRemove={remove}
                onQuantity={({ id }, quantity) => changeInCart(id, { quantity })}
              />
              {form.buyer && <Delivery items={items} quote={quote} buyer={form.buyer} />}
            </div>
            <CheckoutPanel {...{ form, quote, payment }} />
          </div>
        )}
      </Page>
      {!isEmpty && quote && <PayBar {...{ form, quote }} busy={payment.busy} />}
    </>
  )
}

function EmptyCart() {
  const t = useT()
  return (
    <EmptyState
      drawing="bag"
      tint="b"
      title={t('Your cart is empty')}
      actions={<ButtonLink to="/consultants">{t('See top consultants')}</ButtonLink>}
    >
      {t('Services, courses and workshops you add will appear here.')}
    </EmptyState>
  )
}
