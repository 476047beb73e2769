import type { checkoutPayment, confirmPayment } from '#contract/payments/endpoints.ts'
import type { Api } from '~/lib/api.ts'
import type { PayMethod, RazorpayOrder } from './api.ts'
import { openRazorpay } from './razorpay.ts'

export interface CheckoutInput {
  paymentId: number
  /** The path of the page that shows the result. */
  returnTo: string
  method: PayMethod
}

/**
 * Opens the checkout. `left`: the browser is navigating to the gateway's page, which leads back to `returnTo`; `over`:
 * the gateway's window was closed, whatever the result.
 */
export async function openCheckout(api: Api, { paymentId, returnTo, method }: CheckoutInput): Promise<'left' | 'over'> {
  const checkout = await startCheckout(api, paymentId, returnTo)
  if (checkout.provider === 'test') {
    window.location.assign(checkout.url)
    await untilBack()
    return 'left'
  }
  await payWithRazorpay(api, paymentId, checkout, method)
  return 'over'
}

const LONGEST_WAY_MS = 20_000

/** The next page may take a while: the button stays busy until it loads or the browser restores this one. */
const untilBack = () =>
  new Promise((resolve) => {
    window.addEventListener('pageshow', resolve, { once: true })
    setTimeout(resolve, LONGEST_WAY_MS)
  })

export const startCheckout = async (api: Api, id: number, returnTo: string) =>
  (await api.call<typeof checkoutPayment>('POST /api/web/v1/payments/{id}/checkout', { id, returnTo })).data

/** Opens Razorpay's own window over the page; false if it was closed without a payment. */
export async function payWithRazorpay(api: Api, id: number, order: RazorpayOrder, method: PayMethod) {
  const proof = await openRazorpay(order, method)
  if (!proof) return false
  await api.call<typeof confirmPayment>('POST /api/web/v1/payments/{id}/callback', { id, ...proof })
  return true
}
