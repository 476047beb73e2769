import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Approval } from '#contract/consultants/own-profile.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { writeCredentials, writeFees, writeIndustries, writeVideos } from './parts/queries.ts'

/** Everything a consultant has entered; before the first save, what the account knows. */
export const profileRow = (db: Db | Tx, id: number) =>
  db
    .selectFrom('accounts')
    .leftJoin('consultants', 'consultants.id', 'accounts.id')
    .leftJoin('states', 'states.code', 'consultants.state_code')
    .leftJoin('states as home', (join) => join.onRef('home.title_english', '=', 'accounts.state'))
    .where('accounts.id', '=', id)
    .where('accounts.type', '=', 'consultant')
    .where('accounts.deleted_at', 'is', null)
    .select((eb) => [
      'accounts.id',
      'accounts.name',
      'accounts.mobile',
      'accounts.email',
      'accounts.language',
      'accounts.thumbnail',
      'accounts.suspended_at as suspendedAt',
      'accounts.created_at as registeredAt',
      'accounts.city as homeCity',
      'home.title_english as homeState',
      'consultants.slug',
      'consultants.revision',
      'consultants.approval',
      'consultants.approval_reason as approvalReason',
      'consultants.approval_changed_at as approvalChangedAt',
      'consultants.approved_at as approvedAt',
      'consultants.updated_at as savedAt',
      'consultants.taking_calls as takingCalls',
      'consultants.headline',
      'consultants.headline_hindi as headlineHindi',
      'consultants.about',
      'consultants.procedure',
      'consultants.experience_years as experienceYears',
      'consultants.languages',
      'consultants.city',
      'states.title_english as state',
      'consultants.time_zone as timeZone',
      'consultants.talk_rate_paise as talkRatePaise',
      'consultants.rating_average as ratingAverage',
      'consultants.rating_count as ratingCount',
      jsonArrayFrom(
        eb
          .selectFrom('consultant_fees')
          .select(['mode', 'minutes', 'fee_paise as feePaise'])
          .whereRef('consultant_id', '=', 'accounts.id')
          .orderBy('minutes'),
      ).as('fees'),
      jsonArrayFrom(
        eb
          .selectFrom('consultant_credentials')
          .select(['kind', 'title', 'issuer', 'year', 'number'])
          .whereRef('consultant_id', '=', 'accounts.id')
          .orderBy('position'),
      ).as('credentials'),
      jsonArrayFrom(
        eb
          .selectFrom('consultant_videos')
          .select(['title', 'url'])
          .whereRef('consultant_id', '=', 'accounts.id')
          .orderBy('position'),
      ).as('videos'),
      jsonArrayFrom(
        eb
          .selectFrom('consultant_industries')
          .innerJoin('industries', 'industries.id', 'consultant_industries.industry_id')
          .select(['industries.id', 'industries.slug', 'industries.title_english', 'industries.title_hindi'])
          .whereRef('consultant_industries.consultant_id', '=', 'accounts.id')
          .orderBy('industries.id'),
      ).as('industries'),
    ])
    .executeTakeFirst()
export type ProfileRow = NonNullable<Awaited<ReturnType<typeof profileRow>>>

export const insertProfile = (tx: Tx, id: number, slug: string, now: Date) =>
  tx
    .insertInto('consultants')
    .values({ id, slug, revision: 0, approval: 'draft', approval_changed_at: now, created_at: now, updated_at: now })
    .onConflict((existing) => existing.column('id').doNothing())
    .execute()

/** The next revision, if the edited one is still the latest; locks the row until the transaction ends. */
export const takeRevision = (tx: Tx, id: number, seen: number, now: Date) =>
  tx
    .updateTable('consultants')
    .set((eb) => ({ revision: eb('revision', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .where('revision', '=', seen)
    .returning(['revision', 'approval'])
    .executeTakeFirst()

export interface ProfileText {
  headline: string
  headline_hindi: string | null
  about: string
  procedure: string
  experience_years: number
  languages: string[]
  city: string | null
  state_code: string | null
  time_zone: string
  talk_rate_paise: number | null
}
export const writeText = (tx: Tx, id: number, text: ProfileText) =>
  tx.updateTable('consultants').set(text).where('id', '=', id).execute()

export const writeTimeZone = (tx: Tx, id: number, timeZone: string) =>
  tx.updateTable('consultants').set({ time_zone: timeZone }).where('id', '=', id).execute()

export const stateCodeOf = (tx: Tx, title: string) =>
  tx.selectFrom('states').select('code').where('title_english', '=', title).executeTakeFirst()

export const writeTakingCalls = (tx: Tx, id: number, takingCalls: boolean) =>
  tx.updateTable('consultants').set({ taking_calls: takingCalls }).where('id', '=', id).execute()

interface Change {
  consultantId: number
  before: Approval
  after: Approval
  decidedBy: number
  note: string
  checklist: readonly string[]
  now: Date
}
/** True if the state was still the expected one. */
export async function changeApproval(tx: Tx, { consultantId, before, after, decidedBy, note, checklist, now }: Change) {
  const { numUpdatedRows } = await tx
    .updateTable('consultants')
    .set({
      approval: after,
      approval_reason: note || null,
      approval_changed_at: now,
      ...(after === 'approved' && { approved_at: now }),
    })
    .where('id', '=', consultantId)
    .where('approval', '=', before)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await tx
    .insertInto('approval_decisions')
    .values({
      consultant_id: consultantId,
      decided_by: decidedBy,
      decided_at: now,
      checklist: [...checklist],
      ...{ before, after, note },
    })
    .execute()
  return true
}

/** The channel on which processes notify each other of changes to public consultant data. */
export const CONSULTANTS_CHANGED = 'consultants_changed'
export const notifyOtherProcesses = (tx: Tx) => sql`select pg_notify(${CONSULTANTS_CHANGED}, '')`.execute(tx)

/** Erases everything entered, and any slug that names the person. */
/** Staff decisions about a consultant, and former slugs. */
export const approvalsForExport = async (db: Db | Tx, id: number) => ({
  decisions: await db
    .selectFrom('approval_decisions')
    .select(['before', 'after', 'note', 'decided_at as decidedAt'])
    .where('consultant_id', '=', id)
    .orderBy('id')
    .execute(),
  formerAddresses: await db.selectFrom('former_slugs').select('slug').where('consultant_id', '=', id).execute(),
})

export async function emptyProfile(tx: Tx, id: number, now: Date) {
  await tx
    .updateTable('consultants')
    .set({
      slug: `deleted-${id}`,
      approval: 'draft',
      approval_reason: null,
      headline: '',
      headline_hindi: null,
      about: '',
      procedure: '',
      languages: [],
      city: null,
      state_code: null,
      experience_years: 0,
      talk_rate_paise: null,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute()
  await tx.updateTable('approval_decisions').set({ note: '' }).where('consultant_id', '=', id).execute()
  await writeFees(tx, id, [])
  await tx.deleteFrom('former_slugs').where('consultant_id', '=', id).execute()
  await writeCredentials(tx, id, [])
  await writeVideos(tx, id, [])
  await writeIndustries(tx, id, [])
  await notifyOtherProcesses(tx)
}

/** Whether the profile can be seen by everyone. */
export const isPublic = async (db: Db | Tx, consultantId: number) =>
  (await db
    .selectFrom('consultants')
    .innerJoin('accounts', 'accounts.id', 'consultants.id')
    .select('consultants.id')
    .where('consultants.id', '=', consultantId)
    .where('approval', '=', 'approved')
    .where('suspended_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()) !== undefined
