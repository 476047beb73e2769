import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { DuePage } from '#server/platform/jobs/each-alone.ts'
import { onSale } from '../queries.ts'

export interface Got {
  id: number
  customerId: number
  consultantId: number
  amountPaise: number
  mode: null
  industryId: null
  itemId: number
  itemEnglish: string
  itemHindi: string
  heldAt: Date
  endedAt: Date
}

/** Files that were downloaded, and goods that were delivered, unless they were refunded. */
const got = (condition: ReturnType<typeof sql>) => sql<Got>`
  select got.id, got.account_id as "customerId", p.consultant_id as "consultantId", l.price_paise as "amountPaise",
    null as mode, null as "industryId", p.id as "itemId", l.title_english as "itemEnglish", l.title_hindi as "itemHindi",
    got.held_at as "heldAt", got.ended_at as "endedAt"
  from (
    select id, account_id, product_id, line_id, bought_at as held_at, first_downloaded_at as ended_at
    from product_purchases where refunded_at is null and first_downloaded_at is not null
    union all
    select id, account_id, product_id, line_id, placed_at, delivered_at from product_shipments where state = 'delivered'
  ) got join products p on p.id = got.product_id join order_lines l on l.id = got.line_id
  where ${condition}`

export const gotById = async (db: Db | Tx, id: number) => (await got(sql`got.id = ${id}`).execute(db)).rows[0]

export const gotBy = async (db: Db | Tx, { id, since, most }: { id: number; since: Date; most: number }) =>
  (
    await sql<Got>`${got(sql`got.account_id = ${id} and got.ended_at > ${since}`)}
      order by got.ended_at desc limit ${most}`.execute(db)
  ).rows

/** Those that ended in this time, without a review or a request for one. */
interface Span {
  from: Date
  until: Date
}
export const unreviewed = async (db: Db, { from, until }: Span, { after, limit }: DuePage<Got>) =>
  (
    await sql<Got>`${got(sql`got.id > ${after?.id ?? 0} and got.ended_at between ${from} and ${until}
      and not exists (select from reviews r where r.subject_id = got.id)
      and not exists (select from product_review_requests q where q.subject_id = got.id)`)}
      order by got.id limit ${limit}`.execute(db)
  ).rows

/** False if another process has just asked. */
export const markRequested = async (tx: Tx, subjectId: number, at: Date) =>
  (
    await tx
      .insertInto('product_review_requests')
      .values({ subject_id: subjectId, requested_at: at })
      .onConflict((known) => known.doNothing())
      .executeTakeFirst()
  ).numInsertedOrUpdatedRows === 1n

export const isOnSale = async (db: Db, productId: number) =>
  (await onSale(db).select('products.id').where('products.id', '=', productId).executeTakeFirst()) !== undefined
