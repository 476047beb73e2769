import type { Received } from '#contract/endpoint.ts'
import type { checkoutPayment, checkPayment } from '#contract/payments/endpoints.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'

export type PayMethod = 'upi' | 'card' | 'netbanking'
export type RazorpayOrder = Extract<Received<typeof checkoutPayment>, { provider: 'razorpay' }>
export type Payment = Received<typeof checkPayment>['payment']

const ASK_AGAIN_MS = 3_000

const isUndecided = (state: Payment['state'] | undefined) => state === 'created' || state === 'pending'

/** Status of a payment at the gateway, polled until it is decided. */
export const watchedPaymentQuery = (api: Api, id: number) => ({
  ...apiQuery<typeof checkPayment>(api, 'POST /api/web/v1/payments/{id}/checks', { id }),
  staleTime: 0,
  refetchInterval: ({ state }: { state: { data: { payment: Payment } | undefined } }) =>
    state.data && !isUndecided(state.data.payment.state) ? (false as const) : ASK_AGAIN_MS,
})
