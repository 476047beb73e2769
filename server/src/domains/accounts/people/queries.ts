import { type Expression, type ExpressionBuilder, type OrderByItemBuilder, type SqlBool, sql } from 'kysely'
import type { PersonState } from '#contract/accounts/people.ts'
import type { AccountType } from '#contract/endpoint.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { startingWith } from '#server/platform/db/like.ts'
import type { DB } from '#server/platform/db/schema.gen.ts'

/** A search for people, as `personSearch` of the rules makes it. */
export type PersonSearch =
  | { words: string; by: 'anything' | 'name' }
  | { words: string; by: 'mobile' | 'email'; whole: string }

/** Whether somebody is who was searched for; the words read off their index, the rest narrows down. */
export function isPerson(account: string, search: PersonSearch) {
  const [name, mobile, email] = ['name', 'mobile', 'email'].map((column) => sql.ref(`${account}.${column}`))
  const words = sql<boolean>`account_words(${name}, ${mobile}, ${email}) @@ ${search.words}::tsquery`
  switch (search.by) {
    case 'anything':
      return words
    case 'name':
      return sql<boolean>`(${words} and account_words(${name}, '', null) @@ ${search.words}::tsquery)`
    case 'mobile':
      return sql<boolean>`(${words} and ${mobile} = ${search.whole})`
    case 'email':
      return sql<boolean>`(${words} and lower(${email}) = ${search.whole})`
  }
}

/** A search of a list finds what belongs to this many people. */
const PEOPLE_MAX = 10_000

/** The ids of those who were searched for, as an array: a list reads their rows off its indexes. */
export const idsOfPeople = (search: PersonSearch) =>
  sql<number>`any (array(select found.id from accounts found where ${isPerson('found', search)} order by found.id limit ${PEOPLE_MAX}))`

export interface PeopleFilter {
  person?: PersonSearch | undefined
  type?: AccountType | undefined
  state?: PersonState | undefined
  city?: string | undefined
  createdFrom?: Date | undefined
  createdBefore?: Date | undefined
}

const STATE = sql<PersonState>`case when deleted_at is not null then 'deleted'
  when suspended_at is not null then 'suspended'
  when profile_completed_at is null then 'guest' else 'active' end`

const PERSON = [
  'accounts.id',
  'type',
  STATE.as('state'),
  'accounts.name',
  'mobile',
  'email',
  'thumbnail',
  'city',
  'created_at as createdAt',
  'last_seen_at as lastSeenAt',
] as const

type Where = ExpressionBuilder<DB, 'accounts'>

/** Phrased to match the partial index of each state. */
const inState: Record<PersonState, (where: Where) => Expression<SqlBool>> = {
  deleted: (where) => where('deleted_at', 'is not', null),
  suspended: (where) => where.and([where('suspended_at', 'is not', null), where('deleted_at', 'is', null)]),
  guest: (where) =>
    where.and([
      where('profile_completed_at', 'is', null),
      where('suspended_at', 'is', null),
      where('deleted_at', 'is', null),
    ]),
  active: (where) =>
    where.and([
      where('profile_completed_at', 'is not', null),
      where('suspended_at', 'is', null),
      where('deleted_at', 'is', null),
    ]),
}

const beginning = (text: string) => startingWith(text.toLowerCase())

const matching = (db: Pick<Db, 'selectFrom'>, filter: PeopleFilter) =>
  db
    .selectFrom('accounts')
    .where((where) =>
      where.and([
        ...(filter.person ? [isPerson('accounts', filter.person)] : []),
        ...(filter.type ? [where('type', '=', filter.type)] : []),
        ...(filter.state ? [inState[filter.state](where)] : []),
        ...(filter.city ? [where(sql`lower(city)`, 'like', beginning(filter.city))] : []),
        ...(filter.createdFrom ? [where('created_at', '>=', filter.createdFrom)] : []),
        ...(filter.createdBefore ? [where('created_at', '<', filter.createdBefore)] : []),
      ]),
    )

/**
 * Matching accounts with their sort columns. The search is materialised before sorting: otherwise the planner walks all
 * accounts in order until it has enough matches of a rare name.
 */
const found = (db: Db, filter: PeopleFilter) =>
  db.with(
    (cte) => (filter.person ? cte('found').materialized() : cte('found').notMaterialized()),
    (query) =>
      matching(query, filter).select([
        'id',
        sql<string>`lower(name)`.as('name'),
        'created_at as created',
        'last_seen_at as seen',
      ]),
  )

export type PeopleSort = 'name' | 'created' | 'seen'

export interface PeopleView {
  sort: PeopleSort
  descending: boolean
  limit: number
  offset: number
}

/** People who were never seen sort last in descending order and first in ascending order. */
export function peopleMatching(db: Db, filter: PeopleFilter, { sort, descending, limit, offset }: PeopleView) {
  const direction = (order: OrderByItemBuilder) => {
    if (sort === 'seen') return descending ? order.desc().nullsLast() : order.asc().nullsFirst()
    return descending ? order.desc() : order.asc()
  }
  return found(db, filter)
    .with('picked', (query) =>
      query
        .selectFrom('found')
        .selectAll()
        .orderBy(sort, direction)
        .orderBy('id', direction)
        .limit(limit)
        .offset(offset),
    )
    .selectFrom('picked')
    .innerJoin('accounts', 'accounts.id', 'picked.id')
    .select(PERSON)
    .$narrowType<{ type: AccountType }>()
    .orderBy(`picked.${sort}`, direction)
    .orderBy('picked.id', direction)
    .execute()
}

/** Counts matches up to `most`. */
export const countMatching = async (db: Db, filter: PeopleFilter, most: number) =>
  (
    await db
      .selectFrom(matching(db, filter).select('id').limit(most).as('matching'))
      .select((count) => count.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

/** A batch of an export, newest first, continuing below the last row of the previous batch. */
export const exportPart = (
  db: Db,
  filter: PeopleFilter,
  below: { createdAt: Date; id: number } | undefined,
  limit: number,
) =>
  found(db, filter)
    .with('part', (query) =>
      query
        .selectFrom('found')
        .selectAll()
        .$if(below !== undefined, (rest) =>
          rest.where(sql<boolean>`(created, id) < (${below?.createdAt}, ${below?.id})`),
        )
        .orderBy('created', 'desc')
        .orderBy('id', 'desc')
        .limit(limit),
    )
    .selectFrom('part')
    .innerJoin('accounts', 'accounts.id', 'part.id')
    .select([...PERSON, 'accounts.state as region', 'pincode', 'source', 'suspended_reason as suspendedReason'])
    .orderBy('part.created', 'desc')
    .orderBy('part.id', 'desc')
    .execute()

/** Some matches, in no order: sorting them would read every match of a frequent name. */
export const peopleFound = (db: Db, search: PersonSearch, limit: number) =>
  db
    .selectFrom('accounts')
    .select(['id', 'name', 'mobile'])
    .where(isPerson('accounts', search))
    .where('deleted_at', 'is', null)
    .limit(limit)
    .execute()

export const namesOf = (db: Db, id: number) =>
  db.selectFrom('accounts').select(['id', 'name']).where('id', '=', id).execute()

export const countsByType = (db: Db, since: Date, before: Date) =>
  db
    .selectFrom('accounts')
    .where('deleted_at', 'is', null)
    .groupBy('type')
    .select((count) => [
      'type',
      count.fn.countAll<number>().as('people'),
      count.fn.countAll<number>().filterWhere('suspended_at', 'is not', null).as('suspended'),
      count.fn.countAll<number>().filterWhere('created_at', '>=', since).as('newInSevenDays'),
      count.fn
        .countAll<number>()
        .filterWhere((where) => where.and([where('created_at', '>=', before), where('created_at', '<', since)]))
        .as('newInSevenDaysBefore'),
    ])
    .$narrowType<{ type: AccountType }>()
    .execute()

export const personById = (db: Db | Tx, id: number) =>
  db
    .selectFrom('accounts')
    .select([
      ...PERSON,
      'pincode',
      'accounts.state as region',
      'language',
      'source',
      'remarks',
      'profile_completed_at as profileCompletedAt',
      'suspended_at as suspendedAt',
      'suspended_reason as suspendedReason',
      'deleted_at as deletedAt',
    ])
    .$narrowType<{ type: AccountType; language: 'en' | 'hi' }>()
    .where('id', '=', id)
    .executeTakeFirst()

export const deletionRequestsOf = (db: Db, accountId: number) =>
  db
    .selectFrom('deletion_requests')
    .select([
      'id',
      'state',
      'reason',
      'requested_at as requestedAt',
      'due_at as dueAt',
      'postponed_because as postponedBecause',
    ])
    .$narrowType<{ state: 'open' | 'withdrawn' | 'done' }>()
    .where('account_id', '=', accountId)
    .orderBy('requested_at', 'desc')
    .limit(20)
    .execute()

/** The account, locked for a change of its state. */
export const personForChange = (tx: Tx, id: number) =>
  tx
    .selectFrom('accounts')
    .select(['id', STATE.as('state'), 'name', 'type', 'suspended_reason as suspendedReason'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const setSuspension = (tx: Tx, id: number, suspension: { at: Date; reason: string } | null, now: Date) =>
  tx
    .updateTable('accounts')
    .set({ suspended_at: suspension?.at ?? null, suspended_reason: suspension?.reason ?? null, updated_at: now })
    .where('id', '=', id)
    .returning(['id', STATE.as('state')])
    .executeTakeFirstOrThrow()
