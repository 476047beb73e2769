import { type SqlBool, sql } from 'kysely'
import type { PurchaseKind } from '#contract/learning/constants.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { DuePage } from '#server/platform/jobs/each-alone.ts'

interface ForSale {
  id: number
  title_english: string
  title_hindi: string
  pricePaise: number
  isOffered: boolean
  isOwned: boolean
  includes: number[]
}

const bought = (buyerId: number | undefined) => sql`select from learning_purchases p
  where p.account_id = ${buyerId ?? null} and p.ended_at is null and p.item_id`

/** A course counts as owned however its access was bought. */
export const coursesForSale = async (db: Db | Tx, ids: readonly number[], buyerId: number | undefined) =>
  (
    await sql<ForSale>`select id, title_english, title_hindi, price_paise as "pricePaise", state = 'published' as "isOffered",
      exists (select from course_enrolments e join learning_purchases p on p.id = e.purchase_id
        where e.course_id = courses.id and e.account_id = ${buyerId ?? null} and p.ended_at is null) as "isOwned",
      '[]'::json as includes
    from courses where id = any(${ids})`.execute(db)
  ).rows

/** Owned with the sector's programme too. Contains the courses, also those that are not for sale now. */
export const industryProgrammesForSale = async (db: Db | Tx, ids: readonly number[], buyerId: number | undefined) =>
  (
    await sql<ForSale>`select industries.id, industries.title_english || ' programme' as title_english,
      industries.title_hindi || ' कार्यक्रम' as title_hindi, price_paise as "pricePaise",
      offered and exists (select from courses where industry_id = industries.id and state = 'published') as "isOffered",
      exists (${bought(buyerId)} in (industries.id, industries.sector_id)) as "isOwned",
      to_json(array(select id from courses where industry_id = industries.id)) as includes
    from programmes join industries on industries.id = programmes.industry_id where programmes.id = any(${ids})`.execute(
      db,
    )
  ).rows

export const sectorProgrammesForSale = async (db: Db | Tx, ids: readonly number[], buyerId: number | undefined) =>
  (
    await sql<ForSale>`select sectors.id, sectors.title_english || ' programme' as title_english,
      sectors.title_hindi || ' कार्यक्रम' as title_hindi, price_paise as "pricePaise",
      offered and exists (select from courses join industries on industries.id = industry_id
        where industries.sector_id = sectors.id and state = 'published') as "isOffered",
      exists (${bought(buyerId)} = sectors.id) as "isOwned",
      to_json(array(select id from industries where sector_id = sectors.id union all
        select courses.id from courses join industries on industries.id = industry_id
        where industries.sector_id = sectors.id)) as includes
    from programmes join sectors on sectors.id = programmes.sector_id where programmes.id = any(${ids})`.execute(db)
  ).rows

interface NewPurchase {
  lineId: number
  orderId: number
  accountId: number
  kind: PurchaseKind
  itemId: number
  at: Date
}

export const purchaseOfLine = (tx: Tx, lineId: number) =>
  tx
    .selectFrom('learning_purchases')
    .select(['id', 'account_id as accountId'])
    .where('line_id', '=', lineId)
    .executeTakeFirst()

/** Undefined if the person already owns it. */
export const insertPurchase = (tx: Tx, { lineId, orderId, accountId, kind, itemId, at }: NewPurchase) =>
  tx
    .insertInto('learning_purchases')
    .values({
      ...{ line_id: lineId, order_id: orderId, account_id: accountId, kind, item_id: itemId, bought_at: at },
    })
    .onConflict((known) => known.columns(['account_id', 'item_id']).where('ended_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()

/** The course, or the courses that its programme contains now. */
export const enrol = (tx: Tx, purchaseId: number, at: Date) =>
  sql`insert into course_enrolments (purchase_id, course_id, account_id, granted_at)
    select p.id, courses.id, p.account_id, ${at}
    from learning_purchases p join courses on courses.current_version_id is not null
      join industries on industries.id = courses.industry_id
    where p.id = ${purchaseId} and case p.kind
      when 'course' then courses.id = p.item_id
      when 'industry' then courses.state = 'published' and industries.id = p.item_id
      else courses.state = 'published' and industries.sector_id = p.item_id end
    on conflict do nothing`.execute(tx)

export const endPurchase = (tx: Tx, lineId: number, at: Date) =>
  tx
    .updateTable('learning_purchases')
    .set({ ended_at: at })
    .where('line_id', '=', lineId)
    .where('ended_at', 'is', null)
    .execute()

export const setCompleted = (tx: Tx, lineId: number, at: Date) =>
  tx
    .updateTable('learning_purchases')
    .set({ completed_at: at })
    .where('line_id', '=', lineId)
    .where('completed_at', 'is', null)
    .execute()

/** Purchases whose refund period is over. */
export const purchasesToComplete = (db: Db, boughtBefore: Date, { after, limit }: DuePage) =>
  db
    .selectFrom('learning_purchases')
    .select(['id', 'line_id as lineId'])
    .where('id', '>', after?.id ?? 0)
    .where('completed_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('bought_at', '<', boughtBefore)
    .orderBy('id')
    .limit(limit)
    .execute()

interface Credit {
  purchaseId: number
  /** The programme that it is credited to. */
  itemId: number
  title_english: string
  title_hindi: string
  paise: number
}

/** What a buyer paid before tax, and did not get back, for things that these programmes contain. */
export const creditsFor = async (db: Db | Tx, buyerId: number, programmeIds: readonly number[]) =>
  (
    await sql<Credit>`select p.id as "purchaseId", programmes.id as "itemId", l.title_english, l.title_hindi,
      (l.taxable_paise - coalesce((select sum(r.taxable_paise) from refund_lines r where r.line_id = l.id), 0))::bigint as paise
    from learning_purchases p join order_lines l on l.id = p.line_id
      left join courses on p.kind = 'course' and courses.id = p.item_id
      join industries on industries.id = coalesce(courses.industry_id, p.item_id)
      join programmes on programmes.sector_id = industries.sector_id
        or (programmes.industry_id = industries.id and p.kind = 'course')
    where p.account_id = ${buyerId} and p.ended_at is null and p.kind <> 'sector' and programmes.id = any(${programmeIds})
    order by p.id`.execute(db)
  ).rows.filter(({ paise }) => paise > 0)

/** Locks the purchase, so that it is not refunded at the same time. False if it has ended. */
export const takeCredit = async (tx: Tx, purchaseId: number, lineIds: readonly number[]) => {
  const live = await tx
    .selectFrom('learning_purchases')
    .select('id')
    .where('id', '=', purchaseId)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!live) return false
  await tx
    .insertInto('programme_credits')
    .values(lineIds.map((lineId) => ({ purchase_id: purchaseId, line_id: lineId })))
    .onConflict((known) => known.doNothing())
    .execute()
  return true
}

export const giveCreditBack = (tx: Tx, purchaseId: number, lineIds: readonly number[]) =>
  tx
    .deleteFrom('programme_credits')
    .where('purchase_id', '=', purchaseId)
    .where(sql<SqlBool>`line_id = any(${lineIds})`)
    .execute()
