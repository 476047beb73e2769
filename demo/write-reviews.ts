import type { Tx } from '#server/platform/db/db.ts'
import { reviewsOf } from './reviews/reviews.ts'

/** Averages follow from these rows; no rating is written directly. */
export async function writeReviews(tx: Tx, consultantIds: number[], now: Date) {
  const reviews = consultantIds.flatMap((id, index) =>
    reviewsOf(index, now).map((review) => ({ consultant_id: id, ...review })),
  )
  await tx.insertInto('reviews').values(reviews).execute()
}
