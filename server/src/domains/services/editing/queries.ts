import { sql } from 'kysely'
import type { ServiceState } from '#contract/services/constants.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { containing } from '#server/platform/db/like.ts'

/** The channel on which every process learns that public pages of services changed. */
export const SERVICES_CHANGED = 'services_changed'
export const notifyPages = (tx: Tx) => sql`select pg_notify(${SERVICES_CHANGED}, '')`.execute(tx)

export interface Milestone {
  title_english: string
  title_hindi: string
  percent: number
}

export interface Scope {
  delivered_english: string
  delivered_hindi: string
  days: number
  pricePaise: number
  milestones: Milestone[]
}

export interface PackageFields extends Scope {
  id?: number | undefined
  title_english: string
  title_hindi: string
}

export interface ServiceFields extends Scope {
  title_english: string
  title_hindi: string
  industryId: number
  packages: PackageFields[]
}

export interface OwnService extends Scope {
  id: number
  title_english: string
  title_hindi: string
  state: ServiceState
  industry: { id: number; slug: string; title_english: string; title_hindi: string }
  packages: (Scope & { id: number; title_english: string; title_hindi: string })[]
  orders: number
}

const own = (db: Db | Tx, consultantId: number, { id, search }: { id?: number; search?: string | undefined }) =>
  db
    .selectFrom('services')
    .where('consultant_id', '=', consultantId)
    .$if(id !== undefined, (list) => list.where('id', '=', id!))
    .$if(Boolean(search), (list) =>
      list.where((eb) =>
        eb.or([eb('title_english', 'ilike', containing(search!)), eb('title_hindi', 'ilike', containing(search!))]),
      ),
    )

export const ownServices = (
  db: Db | Tx,
  consultantId: number,
  { limit, offset, ...filter }: { id?: number; search?: string | undefined; limit: number; offset: number },
): Promise<OwnService[]> =>
  own(db, consultantId, filter)
    .select([
      'id',
      'title_english',
      'title_hindi',
      'state',
      'delivered_english',
      'delivered_hindi',
      'days',
      'milestones',
    ])
    .select('price_paise as pricePaise')
    .select([
      sql`(select json_build_object('id', i.id, 'slug', i.slug, 'title_english', i.title_english, 'title_hindi', i.title_hindi)
        from industries i where i.id = services.industry_id)`.as('industry'),
      sql`(select coalesce(json_agg(json_build_object('id', p.id, 'title_english', p.title_english, 'title_hindi', p.title_hindi,
          'delivered_english', p.delivered_english, 'delivered_hindi', p.delivered_hindi, 'days', p.days,
          'pricePaise', p.price_paise, 'milestones', p.milestones) order by p.position), '[]')
        from service_packages p where p.service_id = services.id and p.offered)`.as('packages'),
      sql<number>`(select count(*)::integer from service_orders where service_id = services.id)`.as('orders'),
    ])
    .orderBy('services.id', 'desc')
    .limit(limit)
    .offset(offset)
    .$castTo<OwnService>()
    .execute()

export const countOwn = async (db: Db | Tx, consultantId: number, search?: string) =>
  (
    await own(db, consultantId, { search })
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

/** Serialises the services of one consultant, so that their number stays within its limit. */
export const lockConsultant = (tx: Tx, consultantId: number) =>
  tx.selectFrom('accounts').select('id').where('id', '=', consultantId).forNoKeyUpdate().execute()

/** The place of an industry in the catalogue, if the consultant works in it. */
export const placeOf = (tx: Tx, consultantId: number, industryId: number) =>
  tx
    .selectFrom('consultant_industries')
    .select(['industry_id', 'sector_id', 'category_type_id'])
    .where('consultant_id', '=', consultantId)
    .where('industry_id', '=', industryId)
    .executeTakeFirst()

export type Place = NonNullable<Awaited<ReturnType<typeof placeOf>>>

const columns = ({ delivered_english, delivered_hindi, days, pricePaise, milestones }: Scope) => ({
  ...{ delivered_english, delivered_hindi, days, price_paise: pricePaise, milestones: JSON.stringify(milestones) },
})

interface Written {
  consultantId: number
  fields: ServiceFields
  place: Place
  at: Date
}

const serviceColumns = ({ fields, place, at }: Omit<Written, 'consultantId'>) => ({
  ...columns(fields),
  ...place,
  title_english: fields.title_english,
  title_hindi: fields.title_hindi,
  updated_at: at,
})

export const insertService = async (tx: Tx, { consultantId, ...written }: Written) =>
  (
    await tx
      .insertInto('services')
      .values({ ...serviceColumns(written), consultant_id: consultantId, state: 'draft', created_at: written.at })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

/** Locks the consultant's service; false if it is not theirs. */
export const lockService = async (tx: Tx, consultantId: number, id: number) =>
  (await tx
    .selectFrom('services')
    .select('id')
    .where('id', '=', id)
    .where('consultant_id', '=', consultantId)
    .forUpdate()
    .executeTakeFirst()) !== undefined

export const writeService = (tx: Tx, id: number, written: Omit<Written, 'consultantId'>) =>
  tx.updateTable('services').set(serviceColumns(written)).where('id', '=', id).execute()

export const setState = (tx: Tx, id: number, state: ServiceState, at: Date) =>
  tx.updateTable('services').set({ state, updated_at: at }).where('id', '=', id).execute()

/** Removes packages that were never sold; the others are no longer offered. */
export async function removePackages(tx: Tx, serviceId: number) {
  await tx
    .deleteFrom('service_packages')
    .where('service_id', '=', serviceId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('service_orders').select('id').whereRef('package_id', '=', 'service_packages.id'))),
    )
    .execute()
  await tx.updateTable('service_packages').set({ offered: false }).where('service_id', '=', serviceId).execute()
}

export const packageIdsOf = async (tx: Tx, serviceId: number) =>
  (await tx.selectFrom('service_packages').select('id').where('service_id', '=', serviceId).execute()).map(
    ({ id }) => id,
  )

export const writePackage = (tx: Tx, serviceId: number, position: number, { id, ...fields }: PackageFields) => {
  const row = {
    ...{ service_id: serviceId, position, title_english: fields.title_english, title_hindi: fields.title_hindi },
    ...{ ...columns(fields), offered: true },
  }
  return tx
    .insertInto('service_packages')
    .values({ ...row, ...(id !== undefined && { id }) })
    .onConflict((known) => known.column('id').doUpdateSet(row))
    .execute()
}

export const isSold = async (tx: Tx, serviceId: number) =>
  (await tx
    .selectFrom('service_orders')
    .select('id')
    .where('service_id', '=', serviceId)
    .limit(1)
    .executeTakeFirst()) !== undefined

export const dropService = (tx: Tx, id: number) => tx.deleteFrom('services').where('id', '=', id).execute()

/** Whether customers can find the consultant now. */
export const isListed = async (tx: Tx, consultantId: number) =>
  (await tx
    .selectFrom('consultant_industries')
    .select('consultant_id')
    .where('consultant_id', '=', consultantId)
    .where('listed', '=', true)
    .limit(1)
    .executeTakeFirst()) !== undefined
