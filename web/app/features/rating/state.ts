import { create } from 'zustand'
import { closeRatingModal, openRatingModal } from '~/domains/calls/state.ts'
import type { PendingReview } from '~/domains/reviews/own-api.ts'

/** What the customer is asked to rate besides what the server asks about: a call just ended, or one chosen from a list. */
export const useRatingRequest = create<{ id: number | null; chosen: PendingReview | null }>(() => ({
  id: null,
  chosen: null,
}))

/** A call has ended: opens the popup if the server lists it as pending. */
export function askToRate(id: number) {
  useRatingRequest.setState({ id, chosen: null })
  openRatingModal()
}

export function rateNow(chosen: PendingReview) {
  useRatingRequest.setState({ id: chosen.id, chosen })
  openRatingModal()
}

export function endRatingRequest() {
  useRatingRequest.setState({ id: null, chosen: null })
  closeRatingModal()
}
