import type { Quote } from '~/domains/orders/quotes/api.ts'
import { CouponField } from '~/domains/orders/quotes/components/coupon-field.tsx'
import { WalletSwitch } from '~/domains/orders/quotes/components/wallet-switch.tsx'
import type { OrderForm } from './use-order-form.ts'

/** Coupon and wallet. */
export const Reductions = ({ form, quote }: { form: OrderForm; quote: Quote }) => (
  <>
    <CouponField
      key={quote.coupon?.code}
      coupon={quote.coupon}
      busy={form.quote.isFetching && form.quote.isPlaceholderData}
      onApply={form.setCoupon}
      onTakeOff={() => form.setCoupon(undefined)}
    />
    {quote.wallet && quote.wallet.spendablePaise > 0 && (
      <WalletSwitch wallet={quote.wallet} on={form.rest.useWallet} onChange={form.setUseWallet} />
    )}
  </>
)
