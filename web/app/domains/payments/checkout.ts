import type { checkoutPayment, confirmPayment } from '#contract/payments.ts'
import type { Api } from '~/lib/api.ts'
import type { PayMethod } from './api.ts'
import { openRazorpay } from './razorpay.ts'

interface CheckoutWish {
  paymentId: number
  /** The path of the page that tells how it went. */
  returnTo: string
  method: PayMethod
}

/**
 * Lets the person pay. `left`: the browser is on its way to the gateway's page, which leads back to `returnTo`;
 * `over`: the gateway's window is closed again, whatever came of it.
 */
export async function openCheckout(api: Api, { paymentId, returnTo, method }: CheckoutWish): Promise<'left' | 'over'> {
  const what = 'POST /api/web/v1/payments/{id}/checkout'
  const { data } = await api.call<typeof checkoutPayment>(what, { id: paymentId, returnTo })
  if (data.provider === 'test') {
    window.location.assign(data.url)
    return 'left'
  }
  const proof = await openRazorpay(data, method)
  if (proof) {
    const callback = 'POST /api/web/v1/payments/{id}/callback'
    await api.call<typeof confirmPayment>(callback, { id: paymentId, ...proof })
  }
  return 'over'
}
