import { sql } from 'kysely'
import type { ReviewableSource } from '#server/domains/reviews/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'

type Reviewable = NonNullable<Awaited<ReturnType<ReviewableSource['find']>>>

const done = (db: Db | Tx) =>
  db
    .selectFrom('service_orders')
    .innerJoin('services', 'services.id', 'service_orders.service_id')
    .innerJoin('order_lines', 'order_lines.id', 'service_orders.line_id')
    .select([
      'service_orders.id',
      'service_orders.buyer_id as customerId',
      'service_orders.consultant_id as consultantId',
      'order_lines.price_paise as amountPaise',
      sql<null>`null`.as('mode'),
      'services.industry_id as industryId',
      'services.id as itemId',
      'order_lines.title_english as itemEnglish',
      'order_lines.title_hindi as itemHindi',
      'service_orders.ordered_at as heldAt',
      'service_orders.done_at as endedAt',
    ])
    .$castTo<Reviewable>()
    .where('service_orders.state', '=', 'done')

export const doneById = (db: Db | Tx, id: number) => done(db).where('service_orders.id', '=', id).executeTakeFirst()

export const doneOf = (db: Db | Tx, { id, since, most }: { id: number; since: Date; most: number }) =>
  done(db)
    .where('service_orders.buyer_id', '=', id)
    .where('service_orders.done_at', '>', since)
    .orderBy('service_orders.done_at', 'desc')
    .limit(most)
    .execute()
