import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'

interface ProgrammeRow {
  id: number
  kind: 'industry' | 'sector'
  slug: string
  title_english: string
  title_hindi: string
  sector: { id: number; slug: string; title_english: string; title_hindi: string }
  industry_type: string
  courses: number
  seconds: number
  singlyPaise: number
  /** Null if it was never priced. */
  pricePaise: number | null
  isOffered: boolean
  version: number
}

/** Every industry and sector with published courses, or with a programme. */
const places = (condition: ReturnType<typeof sql>) => sql<ProgrammeRow>`
  with places as (
    select id, 'industry' as kind, slug, title_english, title_hindi, sector_id, category_type_id, position from industries
    union all
    select id, 'sector', slug, title_english, title_hindi, id, category_type_id, position from sectors
  ), contained as (
    select places.id, count(*) as courses, sum(v.film_seconds) as seconds, sum(courses.price_paise) as singly
    from courses join course_versions v on v.id = courses.current_version_id
      join industries on industries.id = courses.industry_id
      join places on places.id in (industries.id, industries.sector_id)
    where courses.state = 'published' group by places.id
  )
  select places.id, places.kind, places.slug, places.title_english, places.title_hindi,
    (select json_build_object('id', s.id, 'slug', s.slug, 'title_english', s.title_english, 'title_hindi', s.title_hindi)
      from sectors s where s.id = places.sector_id) as sector,
    (select t.slug from category_types t where t.id = places.category_type_id) as industry_type,
    coalesce(contained.courses, 0)::int as courses, coalesce(contained.seconds, 0)::int as seconds,
    coalesce(contained.singly, 0)::bigint as "singlyPaise", programmes.price_paise as "pricePaise",
    coalesce(programmes.offered, false) as "isOffered", coalesce(programmes.version, 0) as version
  from places left join contained on contained.id = places.id left join programmes on programmes.id = places.id
  where ${condition}
  order by places.kind desc, places.category_type_id, places.position, places.id`

const run = async (db: Db | Tx, condition: ReturnType<typeof sql>) => (await places(condition).execute(db)).rows

export const programmesOnSale = (db: Db) => run(db, sql`programmes.offered and contained.courses > 0`)

export const programmesForStaff = (db: Db) => run(db, sql`programmes.id is not null or contained.courses > 0`)

export const programmeById = async (db: Db | Tx, id: number) => (await run(db, sql`places.id = ${id}`))[0]

export const industriesOfSector = (db: Db, sectorId: number) =>
  run(db, sql`places.kind = 'industry' and places.sector_id = ${sectorId} and contained.courses > 0`)

interface NewProgramme {
  id: number
  kind: 'industry' | 'sector'
  pricePaise: number
  isOffered: boolean
  version: number
  at: Date
}

/** False if it has changed since that version; 0 is one that was never priced. */
export const writeProgramme = async (tx: Tx, { id, kind, pricePaise, isOffered, version, at }: NewProgramme) => {
  const values = { price_paise: pricePaise, offered: isOffered, updated_at: at }
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('programmes')
    .values({ id, [kind === 'industry' ? 'industry_id' : 'sector_id']: id, ...values, version: version + 1 })
    .onConflict((known) =>
      known
        .column('id')
        .doUpdateSet({ ...values, version: version + 1 })
        .where('programmes.version', '=', version),
    )
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export const nameOf = async (db: Db, accountId: number) =>
  (await db.selectFrom('accounts').select('name').where('id', '=', accountId).executeTakeFirst())?.name
