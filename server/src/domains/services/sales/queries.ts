import { sql } from 'kysely'
import { BRIEF_REMINDER_DAYS } from '#contract/services/constants.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { daysAfter } from '#server/platform/time.ts'

export interface Milestone {
  title_english: string
  title_hindi: string
  percent: number
}

/** A service or one of its larger packages, as it is sold. */
export interface ForSale {
  id: number
  serviceId: number
  packageId: number | null
  title_english: string
  title_hindi: string
  pricePaise: number
  consultantId: number
  delivered_english: string
  delivered_hindi: string
  days: number
  milestones: Milestone[]
  offered: boolean
}

/** By the id of a service, which is its basic package, or of a package; with whether a listed consultant offers it now. */
export const packagesForSale = async (db: Db | Tx, ids: readonly number[]): Promise<ForSale[]> =>
  (
    await sql<ForSale>`
      with items as (
        select id, id as service_id, null::bigint as package_id, title_english, title_hindi, delivered_english, delivered_hindi,
          price_paise, days, milestones, true as offered
          from services where id = any(${ids}::bigint[])
        union all
        select p.id, s.id, p.id, s.title_english || ' · ' || p.title_english, s.title_hindi || ' · ' || p.title_hindi,
          p.delivered_english, p.delivered_hindi, p.price_paise, p.days, p.milestones, p.offered
          from service_packages p join services s on s.id = p.service_id where p.id = any(${ids}::bigint[])
      )
      select items.id, service_id as "serviceId", package_id as "packageId", items.title_english, items.title_hindi,
        items.delivered_english, items.delivered_hindi,
        items.price_paise as "pricePaise", s.consultant_id as "consultantId", items.days, items.milestones,
        items.offered and s.state = 'offered' and exists (select from consultant_industries place
          where place.consultant_id = s.consultant_id and place.listed and place.leads_all) as offered
      from items join services s on s.id = items.service_id`.execute(db)
  ).rows

/** Stores what is promised at this moment. */
export const insertTerms = (
  tx: Tx,
  lineId: number,
  { delivered_english, delivered_hindi, days, milestones }: ForSale,
) =>
  tx
    .insertInto('service_terms')
    .values({ line_id: lineId, delivered_english, delivered_hindi, days, milestones: JSON.stringify(milestones) })
    .execute()

/** Undefined for orders that were placed before terms were stored. */
export const termsOf = (tx: Tx, lineId: number) =>
  tx
    .selectFrom('service_terms')
    .select(['delivered_english', 'delivered_hindi', 'days'])
    .select((terms) => terms.ref('milestones').$castTo<Milestone[]>().as('milestones'))
    .where('line_id', '=', lineId)
    .executeTakeFirst()

interface NewServiceOrder {
  lineId: number
  orderId: number
  buyerId: number
  item: ForSale
  at: Date
}

const nextNumber = async (tx: Tx, year: string) =>
  (
    await sql<{ number: string }>`
      select 'SV-' || ${year}::text || '-' || lpad(nextval('service_order_numbers')::text, 5, '0') as number`.execute(
      tx,
    )
  ).rows[0]!.number

/** Once per line; undefined if it exists already. */
export const insertServiceOrder = async (
  tx: Tx,
  { lineId, orderId, buyerId, item, at }: NewServiceOrder,
  year: string,
) =>
  tx
    .insertInto('service_orders')
    .values({
      number: await nextNumber(tx, year),
      line_id: lineId,
      order_id: orderId,
      service_id: item.serviceId,
      package_id: item.packageId,
      buyer_id: buyerId,
      consultant_id: item.consultantId,
      state: 'briefing',
      days: item.days,
      delivered_english: item.delivered_english,
      delivered_hindi: item.delivered_hindi,
      remind_at: daysAfter(at, BRIEF_REMINDER_DAYS),
      ordered_at: at,
      changed_at: at,
    })
    .onConflict((known) => known.column('line_id').doNothing())
    .returning('id')
    .executeTakeFirst()

export const insertMilestones = (tx: Tx, serviceOrderId: number, milestones: readonly Milestone[]) =>
  tx
    .insertInto('service_order_milestones')
    .values(
      milestones.map(({ title_english, title_hindi, percent }, index) => ({
        ...{ service_order_id: serviceOrderId, position: index + 1, title_english, title_hindi, percent },
      })),
    )
    .execute()
