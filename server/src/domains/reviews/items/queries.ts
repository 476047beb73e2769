import type { ReviewKind } from '#contract/reviews/constants.ts'
import type { Db } from '#server/platform/db/db.ts'
import { SHOWN, withIndustry } from '../queries.ts'
import type { ReviewRow } from '../rows.ts'

export interface Item {
  kind: ReviewKind
  id: number
}

const of = (db: Db, { kind, id }: Item) =>
  withIndustry(db)
    .where('reviews.kind', '=', kind)
    .where('reviews.item_id', '=', id)
    .where('reviews.hidden_at', 'is', null)

export const starsOfItem = (db: Db, item: Item) =>
  of(db, item)
    .select((eb) => ['reviews.rating', eb.fn.countAll<number>().as('count')])
    .groupBy('reviews.rating')
    .execute()

interface Page {
  rating: number | undefined
  limit: number
  offset: number
}

export const pageOfItem = (db: Db, item: Item, { rating, limit, offset }: Page): Promise<ReviewRow[]> =>
  of(db, item)
    .$if(rating !== undefined, (reviews) => reviews.where('reviews.rating', '=', rating ?? 0))
    .select(SHOWN)
    .$castTo<ReviewRow>()
    .orderBy('reviews.created_at', 'desc')
    .orderBy('reviews.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
