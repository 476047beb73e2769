import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { TERMS } from '../queries.ts'

const plans = (db: Db | Tx) =>
  db
    .selectFrom('plans')
    .innerJoin('plan_versions', (join) =>
      join.onRef('plan_versions.plan_id', '=', 'plans.id').onRef('plan_versions.version', '=', 'plans.version'),
    )
    .select(['plans.id', 'plans.slug', 'plans.state', 'plans.position', 'plans.version'])
    .select(['plan_versions.id as versionId', 'plans.updated_at as updatedAt'])
    .select(TERMS)
    .$narrowType<{ state: 'draft' | 'offered' | 'withdrawn' }>()

export const offeredPlans = (db: Db | Tx) =>
  plans(db).where('plans.state', '=', 'offered').orderBy('plans.position').orderBy('plans.id').execute()

export const plansById = (db: Db | Tx, ids: readonly number[]) => plans(db).where('plans.id', 'in', ids).execute()

const MEMBERS_NOW = (now: Date) => sql<number>`(select count(*)::integer from memberships m
  where m.plan_id = plans.id and m.state = 'bought' and m.ends_at > ${now}
    and not exists (select from memberships f where f.follows_id = m.id and f.state = 'bought' and f.kind = 'upgrade'))`

export const allPlans = (db: Db | Tx, now: Date) =>
  plans(db).select(MEMBERS_NOW(now).as('members')).orderBy('plans.position').orderBy('plans.id').execute()

/** The plan that most people have bought since an instant; undefined if none or two are equal. */
export const mostChosen = async (db: Db, since: Date) => {
  const [first, second] = await db
    .selectFrom('memberships')
    .select((eb) => ['plan_id as planId', eb.fn.countAll<number>().as('count')])
    .where('state', '=', 'bought')
    .where('bought_at', '>=', since)
    .groupBy('plan_id')
    .orderBy('count', 'desc')
    .limit(2)
    .execute()
  return first && first.count !== second?.count ? first.planId : undefined
}

export interface NewTerms {
  title_english: string
  title_hindi: string
  suits_english: string
  suits_hindi: string
  pricePaise: number
  months: number
  offBp: {
    consultations: number
    talks: number
    answers: number
    workshops: number
    services: number
    products: number
  }
  talkMinutes: number
  answers: number
  courses: number
  helpDesk: string
  pauseDays: number
}

interface NewPlan {
  slug: string
  position: number
  state: string
  at: Date
}

export const insertPlan = (tx: Tx, { slug, position, state, at }: NewPlan) =>
  tx
    .insertInto('plans')
    .values({ slug, position, state, version: 1, created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()

interface Edited extends Omit<NewPlan, 'slug'> {
  id: number
  /** The version that was edited. */
  version: number
}

/** False if somebody else has saved a version meanwhile. */
export const updatePlan = async (tx: Tx, { id, version, position, state, at }: Edited) =>
  (
    await tx
      .updateTable('plans')
      .set({ position, state, version: version + 1, updated_at: at })
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst()
  ).numUpdatedRows > 0n

interface VersionOf {
  planId: number
  version: number
  by: number | null
  at: Date
}

export const insertVersion = (tx: Tx, { planId, version, by, at }: VersionOf, terms: NewTerms) =>
  tx
    .insertInto('plan_versions')
    .values({
      plan_id: planId,
      version,
      title_english: terms.title_english,
      title_hindi: terms.title_hindi,
      suits_english: terms.suits_english,
      suits_hindi: terms.suits_hindi,
      price_paise: terms.pricePaise,
      months: terms.months,
      off_consultations_bp: terms.offBp.consultations,
      off_talks_bp: terms.offBp.talks,
      off_answers_bp: terms.offBp.answers,
      off_workshops_bp: terms.offBp.workshops,
      off_services_bp: terms.offBp.services,
      off_products_bp: terms.offBp.products,
      talk_minutes: terms.talkMinutes,
      answers: terms.answers,
      courses: terms.courses,
      help_desk: terms.helpDesk,
      pause_days: terms.pauseDays,
      created_at: at,
      created_by: by,
    })
    .execute()
