import { sql } from 'kysely'
import type { Approval } from '#contract/consultants/own-profile.ts'
import type { PaperKind } from '#contract/locker/constants.ts'
import { isPerson, type PersonSearch } from '#server/domains/accounts/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { startingWith } from '#server/platform/db/like.ts'

export interface ApplicantFilter {
  person?: PersonSearch | undefined
  approval?: Approval | undefined
  sector?: number | undefined
  city?: string | undefined
}

const APPROVAL = sql<Approval>`coalesce(consultants.approval, 'draft')`
const SINCE = sql<Date>`coalesce(consultants.approval_changed_at, accounts.created_at)`
const beginning = (text: string) => startingWith(text.toLowerCase())

/** Consultants who registered but saved nothing count as drafts. */
const matching = (db: Db, filter: ApplicantFilter) =>
  db
    .selectFrom('accounts')
    .leftJoin('consultants', 'consultants.id', 'accounts.id')
    .where('accounts.type', '=', 'consultant')
    .where('accounts.deleted_at', 'is', null)
    .where((where) =>
      where.and([
        ...(filter.person ? [isPerson('accounts', filter.person)] : []),
        ...(filter.approval === 'draft' ? [sql<boolean>`${APPROVAL} = 'draft'`] : []),
        ...(filter.approval && filter.approval !== 'draft'
          ? [where('consultants.approval', '=', filter.approval)]
          : []),
        ...(filter.city
          ? [sql<boolean>`lower(coalesce(consultants.city, accounts.city)) like ${beginning(filter.city)}`]
          : []),
        ...(filter.sector
          ? [
              where.exists(
                where
                  .selectFrom('consultant_industries')
                  .select('consultant_id')
                  .whereRef('consultant_id', '=', 'accounts.id')
                  .where('sector_id', '=', filter.sector),
              ),
            ]
          : []),
      ]),
    )

export interface ApplicantView {
  sort: 'name' | 'since'
  descending: boolean
  limit: number
  offset: number
}

export function applicantsMatching(
  db: Db,
  filter: ApplicantFilter,
  { sort, descending, limit, offset }: ApplicantView,
) {
  const direction = descending ? 'desc' : 'asc'
  return matching(db, filter)
    .select((eb) => [
      'accounts.id',
      'accounts.name',
      'accounts.thumbnail',
      'accounts.mobile',
      sql<string>`coalesce(consultants.headline, '')`.as('headline'),
      sql<string>`coalesce(consultants.city, accounts.city, '')`.as('city'),
      sql<number>`coalesce(consultants.experience_years, 0)`.as('experienceYears'),
      APPROVAL.as('approval'),
      SINCE.as('since'),
      'consultants.rating_average as ratingAverage',
      sql<boolean>`coalesce(headline <> '' and about <> '' and languages <> '{}' and consultants.city is not null
        and state_code is not null and experience_years > 0 and lowest_fee_paise is not null, false)`.as('hasTexts'),
      eb
        .selectFrom('consultant_industries')
        .innerJoin('sectors', 'sectors.id', 'consultant_industries.sector_id')
        .select(
          sql<{ title_english: string; title_hindi: string }>`jsonb_build_object(
            'title_english', sectors.title_english, 'title_hindi', sectors.title_hindi)`.as('sector'),
        )
        .whereRef('consultant_id', '=', 'accounts.id')
        .orderBy('industry_id')
        .limit(1)
        .as('sector'),
    ])
    .orderBy(sort === 'name' ? sql`lower(accounts.name)` : SINCE, direction)
    .orderBy('accounts.id', direction)
    .limit(limit)
    .offset(offset)
    .execute()
}

/** Counts matches up to `most`. */
export const countMatching = async (db: Db, filter: ApplicantFilter, most: number) =>
  (
    await db
      .selectFrom(matching(db, filter).select('accounts.id').limit(most).as('matching'))
      .select((count) => count.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

/** Waiting and problematic ones are few and indexed; drafts are the remaining accounts. */
export const countsByApproval = (db: Db) =>
  matching(db, {})
    .select((count) => [APPROVAL.as('approval'), count.fn.countAll<number>().as('consultants')])
    .groupBy(APPROVAL)
    .execute()

/** The papers that are submitted now, for comparing them with those that staff saw. */
export const submittedPapers = (tx: Tx, consultantId: number) =>
  tx
    .selectFrom('locker_papers')
    .innerJoin('locker_documents', 'locker_documents.id', 'locker_papers.document_id')
    .select(['locker_papers.kind', 'document_id as documentId'])
    .where('consultant_id', '=', consultantId)
    .where('trashed_at', 'is', null)
    .$narrowType<{ kind: PaperKind }>()
    .execute()

export const decisionsOf = (db: Db, consultantId: number) =>
  db
    .selectFrom('approval_decisions')
    .innerJoin('accounts', 'accounts.id', 'approval_decisions.decided_by')
    .select([
      'approval_decisions.id',
      'before',
      'after',
      'decided_at as decidedAt',
      'accounts.name as decidedBy',
      'note',
      'checklist',
    ])
    .where('consultant_id', '=', consultantId)
    .orderBy('approval_decisions.id', 'desc')
    .limit(50)
    .$narrowType<{ before: Approval; after: Approval }>()
    .execute()
