import type { checkoutPayment, confirmPayment } from '#contract/payments.ts'
import type { Api } from '~/lib/api.ts'
import type { PayMethod, RazorpayOrder } from './api.ts'
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
  const checkout = await startCheckout(api, paymentId, returnTo)
  if (checkout.provider === 'test') {
    window.location.assign(checkout.url)
    await untilBack()
    return 'left'
  }
  await payInWindow(api, paymentId, checkout, method)
  return 'over'
}

const LONGEST_WAY_MS = 20_000

/** The next page may take its time: until it is there, or the browser brings this one back, the button stays busy. */
const untilBack = () =>
  new Promise((resolve) => {
    window.addEventListener('pageshow', resolve, { once: true })
    setTimeout(resolve, LONGEST_WAY_MS)
  })

const WINDOW = 'popup,width=480,height=720'

/**
 * Lets the person pay in a window of its own while this page goes on, as a call does. Answers the gateway's address where
 * the browser opened none: a link that is pressed always does.
 */
export async function payBeside(api: Api, { paymentId, returnTo, method }: CheckoutWish): Promise<string | null> {
  const checkout = await startCheckout(api, paymentId, returnTo)
  if (checkout.provider === 'test') return window.open(checkout.url, 'payment', WINDOW) ? null : checkout.url
  await payInWindow(api, paymentId, checkout, method)
  return null
}

const startCheckout = async (api: Api, id: number, returnTo: string) =>
  (await api.call<typeof checkoutPayment>('POST /api/web/v1/payments/{id}/checkout', { id, returnTo })).data

async function payInWindow(api: Api, id: number, order: RazorpayOrder, method: PayMethod) {
  const proof = await openRazorpay(order, method)
  if (!proof) return
  await api.call<typeof confirmPayment>('POST /api/web/v1/payments/{id}/callback', { id, ...proof })
}
