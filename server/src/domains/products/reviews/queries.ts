import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'

interface Read {
  id: number
  customerId: number
  consultantId: number
  amountPaise: number
  mode: null
  industryId: null
  heldAt: Date
  endedAt: Date
}

/** Products that were downloaded and not refunded; the first download counts as their end. */
const read = (condition: ReturnType<typeof sql>) => sql<Read>`
  select bought.id, bought.account_id as "customerId", p.consultant_id as "consultantId", l.price_paise as "amountPaise",
    null as mode, null as "industryId", bought.bought_at as "heldAt", bought.first_downloaded_at as "endedAt"
  from product_purchases bought join products p on p.id = bought.product_id join order_lines l on l.id = bought.line_id
  where bought.refunded_at is null and bought.first_downloaded_at is not null and ${condition}`

export const readById = async (db: Db | Tx, id: number) => (await read(sql`bought.id = ${id}`).execute(db)).rows[0]

export const readBy = async (db: Db | Tx, { id, since, most }: { id: number; since: Date; most: number }) =>
  (
    await sql<Read>`${read(sql`bought.account_id = ${id} and bought.first_downloaded_at > ${since}`)}
      order by bought.first_downloaded_at desc limit ${most}`.execute(db)
  ).rows
