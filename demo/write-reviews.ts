import { sql } from 'kysely'
import type { Tx } from '#server/platform/db/db.ts'
import { reviewsOf } from './reviews/reviews.ts'
import type { IndustryPlace } from './write-catalogue.ts'

/** Averages follow from these rows; no rating is written directly. */
export async function writeReviews(tx: Tx, consultantIds: number[], places: Map<string, IndustryPlace>, now: Date) {
  const reviews = consultantIds.flatMap((id, index) =>
    reviewsOf(index, now).map(({ industry, tags, ...review }) => ({
      ...{ consultant_id: id, industry_id: places.get(industry)!.industry_id, tags: [...tags] },
      ...review,
    })),
  )
  await tx.insertInto('reviews').values(reviews).execute()
}

const HOUR_MS = 3_600_000
/** The rating popup asks about calls of this many days, and would cover the demo's pages. */
const ASKED_DAYS = 30

/**
 * Links reviews to the demo's recent calls: the customers wrote them soon after. Older calls of the demo customer can still
 * be reviewed.
 */
export async function linkReviews(tx: Tx, now: Date) {
  const since = new Date(now.getTime() - ASKED_DAYS * 24 * HOUR_MS)
  const { rows } = await sql<Call>`
    select id, 'session' as kind, customer_id, consultant_id, mode, industry_id, lower(during) as held_at, upper(during) as ended_at
    from bookings where state = 'completed' and upper(during) > ${since}
    union all
    select id, 'talk', customer_id, consultant_id, mode, null, answered_at, ended_at
    from talks where state = 'ended' and billed_seconds >= 60 and ended_at > ${since}
    order by ended_at desc, id desc`.execute(tx)
  for (const { ended_at, ...call } of rows)
    await linkReview(tx, call, new Date(Math.min(ended_at.getTime() + HOUR_MS / 4, now.getTime())))
}

interface Call {
  id: number
  kind: string
  customer_id: number
  consultant_id: number
  mode: string
  industry_id: number | null
  held_at: Date
  ended_at: Date
}

/** The consultant's oldest good review that belongs to no call becomes the one of this call. */
async function linkReview(tx: Tx, { id, ...call }: Omit<Call, 'ended_at'>, writtenAt: Date) {
  const customer = await tx
    .selectFrom('accounts')
    .select(['name', 'city'])
    .where('id', '=', call.customer_id)
    .executeTakeFirstOrThrow()
  const oldest = tx
    .selectFrom('reviews')
    .select('id')
    .where('consultant_id', '=', call.consultant_id)
    .where('subject_id', 'is', null)
    .where('rating', '>=', 4)
    .orderBy('created_at')
    .limit(1)
  await tx
    .updateTable('reviews')
    .set({ ...call, subject_id: id, author: `${customer.name.split(' ')[0]}, ${customer.city}` })
    .set({ created_at: writtenAt, updated_at: writtenAt, reply: null, replied_at: null })
    .where('id', '=', oldest)
    .execute()
}
