import type { checkoutPayment, checkPayment, confirmPayment } from '#contract/payments/endpoints.ts'
import { openRazorpay } from '~/domains/payments/razorpay.ts'
import type { Paid, PayMethod, StartPaying } from '~/domains/talks/paying.ts'
import { topUp } from '~/domains/wallet/api.ts'
import type { Api } from '~/lib/api.ts'
import { localPath } from '~/lib/i18n/language.ts'
import { attemptKeys } from '~/lib/idempotency-key.ts'

const ASK_AGAIN_MS = 1_500
const LOOK = 'popup,width=480,height=760'

/** Adds money in a window beside the page, so that a call goes on. */
export const payApart =
  (api: Api, language: 'en' | 'hi'): StartPaying =>
  () => {
    const apart = window.open('about:blank', 'paramarsh-pay', LOOK)
    return async (amountPaise, method) => {
      try {
        const { paymentId } = await topUp(api, amountPaise, attemptKeys().keyFor(amountPaise))
        return await lead(api, { paymentId, method, apart, language })
      } catch (error) {
        apart?.close()
        throw error
      }
    }
  }

interface Leading {
  paymentId: number
  method: PayMethod
  apart: Window | null
  language: 'en' | 'hi'
}

async function lead(api: Api, { paymentId, method, apart, language }: Leading): Promise<Paid> {
  const returnTo = localPath('/dashboard/my-wallet', language)
  const what = 'POST /api/web/v1/payments/{id}/checkout'
  const { data } = await api.call<typeof checkoutPayment>(what, { id: paymentId, returnTo })
  if (data.provider === 'test') {
    apart?.location.assign(data.url)
    return outcomeOf(api, paymentId, apart)
  }
  // Razorpay has its own window, over this page.
  apart?.close()
  const proof = await openRazorpay(data, method)
  if (!proof) return 'closed'
  const callback = 'POST /api/web/v1/payments/{id}/callback'
  await api.call<typeof confirmPayment>(callback, { id: paymentId, ...proof })
  return outcomeOf(api, paymentId, null)
}

/** Polls until the payment is decided, or its window is closed without one. */
async function outcomeOf(api: Api, id: number, apart: Window | null): Promise<Paid> {
  for (;;) {
    const wasOpen = apart !== null && !apart.closed
    const { data } = await api.call<typeof checkPayment>('POST /api/web/v1/payments/{id}/checks', { id })
    const { state } = data.payment
    if (state !== 'created' && state !== 'pending') {
      apart?.close()
      return state === 'captured' ? state : 'failed'
    }
    if (!wasOpen) return state === 'pending' ? 'pending' : 'closed'
    await new Promise((again) => setTimeout(again, ASK_AGAIN_MS))
  }
}
