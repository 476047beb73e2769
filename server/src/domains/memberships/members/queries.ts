import { sql } from 'kysely'
import type { MEMBERSHIP_STATUSES } from '#contract/memberships/constants.ts'
import { isPerson, type PersonSearch } from '#server/domains/accounts/public.ts'
import type { Db } from '#server/platform/db/db.ts'
import { replacedAt, savedPaise } from '../own/queries.ts'

export interface MemberFilter {
  id?: number | undefined
  person?: PersonSearch | undefined
  personId?: number | undefined
  /** A whole member number. */
  number?: string | undefined
  planId?: number | undefined
  status?: (typeof MEMBERSHIP_STATUSES)[number] | undefined
  from?: Date | undefined
  before?: Date | undefined
  now: Date
}

const STATUS = (now: Date) => sql<
  (typeof MEMBERSHIP_STATUSES)[number]
>`(case when memberships.state = 'revoked' then 'cancelled'
  when ${replacedAt} is not null then 'replaced'
  when memberships.starts_at > ${now} then 'coming'
  when memberships.ends_at <= ${now} then 'expired'
  when memberships.paused_until > ${now} then 'paused' else 'active' end)`

const matching = (db: Db, { id, person, personId, number, planId, status, from, before, now }: MemberFilter) =>
  db
    .selectFrom('memberships')
    .innerJoin('accounts as member', 'member.id', 'memberships.account_id')
    .where((where) =>
      where.and([
        // Revoked before it was paid for: it never was one.
        where('memberships.bought_at', 'is not', null),
        ...(id ? [where('memberships.id', '=', id)] : []),
        ...(number ? [where('memberships.number', '=', number)] : person ? [isPerson('member', person)] : []),
        ...(personId ? [where('memberships.account_id', '=', personId)] : []),
        ...(planId ? [where('memberships.plan_id', '=', planId)] : []),
        ...(status ? [sql<boolean>`${STATUS(now)} = ${status}`] : []),
        ...(from ? [where('memberships.bought_at', '>=', from)] : []),
        ...(before ? [where('memberships.bought_at', '<', before)] : []),
      ]),
    )

export interface MemberView {
  sort: 'bought' | 'ends'
  descending: boolean
  limit: number
  offset: number
}

const ORDER = { bought: 'memberships.bought_at', ends: 'memberships.ends_at' } as const

export const membersMatching = (db: Db, filter: MemberFilter, { sort, descending, limit, offset }: MemberView) =>
  matching(db, filter)
    .innerJoin('plan_versions', 'plan_versions.id', 'memberships.plan_version_id')
    .leftJoin('membership_registrations as r', 'r.account_id', 'memberships.account_id')
    .select([
      'memberships.id',
      'memberships.order_id as orderId',
      'memberships.number',
      'memberships.account_id as accountId',
      'member.name',
      'member.mobile',
      'r.business_name as businessName',
      'r.notes',
      'memberships.plan_id as planId',
      'plan_versions.title_english',
      'plan_versions.title_hindi',
      'memberships.kind',
      'memberships.bought_at as boughtAt',
      'memberships.starts_at as startsAt',
      'memberships.ends_at as endsAt',
      'plan_versions.price_paise as pricePaise',
      savedPaise.as('savedPaise'),
      STATUS(filter.now).as('status'),
    ])
    .orderBy(ORDER[sort], descending ? 'desc' : 'asc')
    .orderBy('memberships.id', descending ? 'desc' : 'asc')
    .limit(limit)
    .offset(offset)
    .$narrowType<{
      kind: 'new' | 'renewal' | 'upgrade'
      number: string
      boughtAt: Date
      startsAt: Date
      endsAt: Date
    }>()
    .execute()

export type MemberRow = Awaited<ReturnType<typeof membersMatching>>[number]

/** Counts matches up to `most`. */
export const countMatching = async (db: Db, filter: MemberFilter, most: number) =>
  (
    await db
      .selectFrom(matching(db, filter).select('memberships.id').limit(most).as('matching'))
      .select((of) => of.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count
