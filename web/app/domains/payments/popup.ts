import type { checkPayment } from '#contract/payments/endpoints.ts'
import type { Api } from '~/lib/api.ts'
import { type CheckoutInput, payWithRazorpay, startCheckout } from './checkout.ts'

const LOOK = 'popup,width=480,height=760'
const ASK_AGAIN_MS = 1_500

/** Opens an empty window for a payment. Call it within the click: later the browser would block it. */
export const openPaymentPopup = () => window.open('about:blank', 'payment', LOOK)

type Opened =
  /** The gateway's page is in the popup. */
  | { at: 'popup' }
  /** The browser blocked the popup; the address can be shown as a link. */
  | { at: 'blocked'; url: string }
  /** Razorpay's own window was open over this page, and is closed again. */
  | { at: 'over'; isPaid: boolean }

/** Opens the checkout in the popup while this page goes on, as during a call. */
export async function payInPopup(api: Api, popup: Window | null, input: CheckoutInput): Promise<Opened> {
  const checkout = await startCheckout(api, input.paymentId, input.returnTo)
  if (checkout.provider === 'test') {
    popup?.location.assign(checkout.url)
    return popup ? { at: 'popup' } : { at: 'blocked', url: checkout.url }
  }
  popup?.close()
  return { at: 'over', isPaid: await payWithRazorpay(api, input.paymentId, checkout, input.method) }
}

/** `closed`: nothing was paid; `pending`: the bank has not confirmed yet. */
type PopupOutcome = 'captured' | 'pending' | 'failed' | 'closed'

/** Polls until the payment is decided, or its popup is closed without one. */
export async function popupOutcome(api: Api, id: number, popup: Window | null): Promise<PopupOutcome> {
  for (;;) {
    const wasOpen = popup !== null && !popup.closed
    const { data } = await api.call<typeof checkPayment>('POST /api/web/v1/payments/{id}/checks', { id })
    const { state } = data.payment
    if (state !== 'created' && state !== 'pending') {
      popup?.close()
      return state === 'captured' ? state : 'failed'
    }
    if (!wasOpen) return state === 'pending' ? 'pending' : 'closed'
    await new Promise((again) => setTimeout(again, ASK_AGAIN_MS))
  }
}
