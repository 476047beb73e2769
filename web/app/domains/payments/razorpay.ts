import { problems } from '#contract/problems.ts'
import { ApiProblem } from '~/lib/api.ts'
import type { PayMethod, RazorpayOrder } from './api.ts'

const SCRIPT = 'https://checkout.razorpay.com/v1/checkout.js'

interface Proof {
  razorpay_order_id: string
  razorpay_payment_id: string
  razorpay_signature: string
}

type RazorpayWindow = new (
  options: Record<string, unknown>,
) => {
  open: () => void
}
declare global {
  interface Window {
    Razorpay?: RazorpayWindow
  }
}

let loading: Promise<RazorpayWindow> | undefined

/** Loaded only when a customer pays through it; a failed load can be retried. */
function loadWindow() {
  loading ??= new Promise<RazorpayWindow>((resolve, reject) => {
    const fail = () => {
      loading = undefined
      script.remove()
      reject(new ApiProblem(0, { code: 'gateway_unavailable', message: problems.gateway_unavailable.message }))
    }
    const script = document.createElement('script')
    script.src = SCRIPT
    script.onload = () => (window.Razorpay ? resolve(window.Razorpay) : fail())
    script.onerror = fail
    document.head.append(script)
  })
  return loading
}

/** Opens Razorpay's checkout over the page; resolves to its signed result, or null if it was closed. */
export async function openRazorpay(order: RazorpayOrder, method: PayMethod): Promise<Proof | null> {
  const Razorpay = await loadWindow()
  const { email, ...prefill } = order.prefill
  return new Promise((resolve) => {
    new Razorpay({
      key: order.keyId,
      order_id: order.orderId,
      amount: order.amountPaise,
      currency: order.currency,
      name: order.name,
      prefill: { ...prefill, ...(email && { email }), method },
      ...(order.customerId && { customer_id: order.customerId, recurring: '1' }),
      handler: ({ razorpay_order_id, razorpay_payment_id, razorpay_signature }: Proof) =>
        resolve({ razorpay_order_id, razorpay_payment_id, razorpay_signature }),
      modal: { ondismiss: () => resolve(null) },
    }).open()
  })
}
