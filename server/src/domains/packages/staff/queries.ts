import { sql } from 'kysely'
import type { PACKAGE_STATUSES } from '#contract/packages/constants.ts'
import { isPerson, type PersonSearch } from '#server/domains/accounts/public.ts'
import type { Db } from '#server/platform/db/db.ts'
import { packages } from '../queries.ts'

export interface PackageFilter {
  id?: number | undefined
  person?: PersonSearch | undefined
  /** Either side. */
  personId?: number | undefined
  status?: (typeof PACKAGE_STATUSES)[number] | undefined
  from?: Date | undefined
  before?: Date | undefined
  now: Date
}

const isOver = (now: Date) => sql<boolean>`(packages.state = 'ended' or packages.valid_until <= ${now})`
const CONDITIONS = {
  ended: (now: Date) => isOver(now),
  used_up: (now: Date) => sql<boolean>`(not ${isOver(now)} and packages.used = packages.sessions)`,
  active: (now: Date) => sql<boolean>`(not ${isOver(now)} and packages.used < packages.sessions)`,
}

const matching = (db: Db, { id, person, personId, status, from, before, now }: PackageFilter) =>
  packages(db)
    .innerJoin('accounts as customer', 'customer.id', 'packages.account_id')
    .select(['customer.name as customerName', 'customer.mobile'])
    .where((where) =>
      where.and([
        where('packages.state', '<>', 'ordered'),
        ...(id ? [where('packages.id', '=', id)] : []),
        ...(person ? [isPerson('customer', person)] : []),
        ...(personId
          ? [where.or([where('packages.account_id', '=', personId), where('packages.consultant_id', '=', personId)])]
          : []),
        ...(status ? [CONDITIONS[status](now)] : []),
        ...(from ? [where('packages.bought_at', '>=', from)] : []),
        ...(before ? [where('packages.bought_at', '<', before)] : []),
      ]),
    )

export interface PackageView {
  sort: 'bought' | 'ends'
  descending: boolean
  limit: number
  offset: number
}

const ORDER = { bought: 'packages.bought_at', ends: 'packages.valid_until' } as const

export const packagesMatching = (db: Db, filter: PackageFilter, { sort, descending, limit, offset }: PackageView) =>
  matching(db, filter)
    .orderBy(ORDER[sort], descending ? 'desc' : 'asc')
    .orderBy('packages.id', descending ? 'desc' : 'asc')
    .limit(limit)
    .offset(offset)
    .execute()

export type SoldRow = Awaited<ReturnType<typeof packagesMatching>>[number]

/** Counts matches up to `most`. */
export const countMatching = async (db: Db, filter: PackageFilter, most: number) =>
  (
    await db
      .selectFrom(matching(db, filter).limit(most).as('matching'))
      .select((of) => of.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

/** The sessions a package has paid for, newest first. */
export const sessionsOf = async (db: Db, packageId: number, most: number) =>
  (
    await db
      .selectFrom('line_discounts')
      .innerJoin('order_lines', 'order_lines.id', 'line_discounts.line_id')
      .select([
        'order_lines.item_id as bookingId',
        'order_lines.order_id as orderId',
        'line_discounts.taken_at as bookedAt',
      ])
      .select('line_discounts.given_back_at as givenBackAt')
      .where('line_discounts.source', '=', 'package')
      .where('line_discounts.reference_id', '=', packageId)
      .orderBy('line_discounts.id', 'desc')
      .limit(most)
      .execute()
  ).map(({ givenBackAt, ...session }) => ({ ...session, isGivenBack: givenBackAt !== null }))
