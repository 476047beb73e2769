import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { dueConsentsQuery } from '~/domains/accounts/consents-api.ts'
import { useAuth } from '~/domains/accounts/state.ts'
import { useLiveCall } from '~/domains/calls/state.ts'
import { closePopup, endAsking, reviewDoneQuery } from '~/domains/reviews/own-api.ts'
import { plainPath } from '~/lib/i18n/language.ts'
import { useApi } from '~/lib/query.tsx'
import { useSeen } from '~/lib/use-seen.ts'
import { lazyWindow } from '~/ui/lazy-window.tsx'
import { endRatingRequest, useRatingRequest } from './state.ts'

const RatingPopup = lazyWindow('bookings', async () => (await import('./rating-popup.tsx')).RatingPopup)

/** Pages without header and footer, sign-in, and where somebody pays: the popup does not open there by itself. */
const HIDDEN_ON = /^\/(?:room\/|meeting$|certificate$|login$|register$|checkout\/|book\/|cart$|maintenance$|busy$)/

/** SPEC: opens for customers when review-done says isReview false, about the first pending review; and after a call. */
export function OwnRating() {
  const api = useApi()
  const client = useQueryClient()
  const isCustomer = useAuth(({ auth }) => auth?.type === 'user')
  const path = plainPath(useLocation().pathname)
  const { id: requested, chosen } = useRatingRequest()
  const showRatingModal = useLiveCall((call) => call.showRatingModal)
  // Terms to agree to are asked first; the query is made there.
  const { data: consents } = useQuery({ ...dueConsentsQuery(api), enabled: false })
  const mayAsk = isCustomer && !consents?.due.length && !HIDDEN_ON.test(path)
  const { data } = useQuery({ ...reviewDoneQuery(api), enabled: isCustomer && (mayAsk || showRatingModal) })
  const asked = showRatingModal ? (chosen ?? data?.pendingReview.find(({ id }) => id === requested)) : undefined
  const first = mayAsk && data?.isReview === false ? data.pendingReview[0] : undefined
  const pending = isCustomer ? (asked ?? first) : undefined
  const seen = useSeen(pending !== undefined)
  const close = () => {
    endRatingRequest()
    // Who opened it from a list has not been asked.
    if (chosen) return
    endAsking(client, api)
    closePopup(api).catch((error) => console.warn('The rating popup was not closed on the server.', error))
  }
  return seen ? (
    <Suspense fallback={null}>
      <RatingPopup pending={pending} onClose={close} />
    </Suspense>
  ) : null
}
