import { sql } from 'kysely'
import type { AccountType } from '#contract/endpoint.ts'
import type { EnquiryKind, EnquiryState } from '#contract/enquiries/constants.ts'
import { isPerson, type PersonSearch } from '#server/domains/accounts/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { BECAME_BOOKING, type KnownWords, SEEN_BY_BOTH, TEXT } from '../queries.ts'

export interface EnquiryFilter {
  id?: number
  number?: string | undefined
  person?: PersonSearch | undefined
  /** The sender, also before they had an account, or the consultant. */
  personId?: number | undefined
  state?: EnquiryState | 'open' | 'booked' | undefined
  kind?: EnquiryKind | undefined
  desk?: 'help_desk' | 'consultants' | undefined
  assigneeId?: number | null | undefined
  escalated?: boolean
  from?: Date | undefined
  before?: Date | undefined
}

const OPEN = sql<boolean>`enquiries.status in ('new', 'assigned')`

/** Each alternative uses its own index. */
const of = (accountId: number) => sql<boolean>`enquiries.id in (
  select id from enquiries where account_id = ${accountId}
  union all select id from enquiries where consultant_id = ${accountId} and status <> 'spam'
  union all select sent.id from accounts join enquiries sent on sent.mobile = accounts.mobile
    where accounts.id = ${accountId} and accounts.mobile <> '' and sent.account_id is null)`

const matching = (db: Db | Tx, filter: EnquiryFilter) =>
  db
    .selectFrom('enquiries')
    .where((where) =>
      where.and([
        ...(filter.id ? [where('enquiries.id', '=', filter.id)] : []),
        ...(filter.number ? [where('enquiries.number', '=', filter.number)] : []),
        ...(filter.person ? [isPerson('enquiries', filter.person)] : []),
        ...(filter.personId ? [of(filter.personId)] : []),
        ...(filter.state === 'open' ? [OPEN] : []),
        ...(filter.state === 'booked' ? [BECAME_BOOKING] : []),
        ...(filter.state && filter.state !== 'open' && filter.state !== 'booked'
          ? [where('enquiries.status', '=', filter.state)]
          : []),
        ...(filter.state || filter.id || filter.number ? [] : [where('enquiries.status', '<>', 'spam')]),
        ...(filter.kind ? [where('enquiries.kind', '=', filter.kind)] : []),
        ...(filter.desk === 'help_desk' ? [where('enquiries.consultant_id', 'is', null)] : []),
        ...(filter.desk === 'consultants' ? [where('enquiries.consultant_id', 'is not', null)] : []),
        ...(filter.assigneeId ? [where('enquiries.assignee_id', '=', filter.assigneeId)] : []),
        ...(filter.assigneeId === null ? [where('enquiries.assignee_id', 'is', null)] : []),
        ...(filter.escalated ? [where('enquiries.escalated_at', 'is not', null)] : []),
        ...(filter.from ? [where('enquiries.created_at', '>=', filter.from)] : []),
        ...(filter.before ? [where('enquiries.created_at', '<', filter.before)] : []),
      ]),
    )

export interface EnquiryView {
  /** In a queue, members with priority come first, then what is due first. */
  sort: 'created' | 'due' | 'queue'
  descending: boolean
  limit: number
  offset: number
}

const ORDER = { created: 'enquiries.created_at', due: 'enquiries.due_at', queue: 'enquiries.due_at' } as const

export const enquiriesMatching = (db: Db | Tx, filter: EnquiryFilter, view: EnquiryView) =>
  matching(db, filter)
    .leftJoin('accounts as consultant', 'consultant.id', 'enquiries.consultant_id')
    .leftJoin('accounts as assignee', 'assignee.id', 'enquiries.assignee_id')
    .select([
      ...TEXT,
      'enquiries.source',
      'enquiries.language',
      'enquiries.account_id as accountId',
      'enquiries.name',
      'enquiries.mobile',
      'enquiries.email',
      'enquiries.city',
      'enquiries.consultant_id as consultantId',
      'consultant.name as consultantName',
      'enquiries.assignee_id as assigneeId',
      'assignee.name as assigneeName',
      'enquiries.priority',
      'enquiries.escalated_at as escalatedAt',
      'enquiries.first_answered_at as firstAnsweredAt',
      'enquiries.first_answer_minutes as firstAnswerMinutes',
      'enquiries.spam_reason as spamReason',
      BECAME_BOOKING.as('becameBooking'),
    ])
    .$narrowType<
      KnownWords & {
        language: 'en' | 'hi'
        spamReason: 'hidden_field' | 'too_fast' | 'staff' | 'blocked' | null
      }
    >()
    .$if(view.sort === 'queue', (query) => query.orderBy('enquiries.priority', 'desc'))
    .orderBy(ORDER[view.sort], view.descending ? 'desc' : 'asc')
    .orderBy('enquiries.id', view.descending ? 'desc' : 'asc')
    .limit(view.limit)
    .offset(view.offset)
    .execute()

export type EnquiryRow = Awaited<ReturnType<typeof enquiriesMatching>>[number]

/** Counts matches up to `most`. */
export const countMatching = async (db: Db, filter: EnquiryFilter, most: number) =>
  (
    await db
      .selectFrom(matching(db, filter).select('enquiries.id').limit(most).as('matching'))
      .select((of) => of.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

export const countOpen = (db: Db) =>
  db
    .selectFrom('enquiries')
    .select((of) => [
      of.fn.countAll<number>().as('openWaiting'),
      of.fn.count<number>('escalated_at').as('escalatedWaiting'),
    ])
    .where(OPEN)
    .executeTakeFirstOrThrow()

const COUNTED_ANSWERS = 100

export const usualMinutes = async (db: Db) =>
  (
    await db
      .selectFrom((of) =>
        of
          .selectFrom('enquiries')
          .select('first_answer_minutes as minutes')
          .where('first_answer_minutes', 'is not', null)
          .orderBy('created_at', 'desc')
          .limit(COUNTED_ANSWERS)
          .as('latest'),
      )
      .select(sql<number | null>`percentile_disc(0.5) within group (order by minutes)`.as('minutes'))
      .executeTakeFirstOrThrow()
  ).minutes

export const entriesOf = (db: Db | Tx, enquiryId: number) =>
  db
    .selectFrom('enquiry_entries as entry')
    .innerJoin('accounts as by', 'by.id', 'entry.author_id')
    .select(['entry.id', 'entry.kind', 'by.name as by', 'by.type as byType', 'entry.text', 'entry.at'])
    .$narrowType<{ kind: 'reply' | 'note' | 'message'; byType: AccountType }>()
    .where('entry.enquiry_id', '=', enquiryId)
    .orderBy('entry.at')
    .orderBy('entry.id')
    .execute()

export const lastReplyTo = async (tx: Tx, enquiryId: number) =>
  (
    await tx
      .selectFrom('enquiry_entries')
      .select('id')
      .where('enquiry_id', '=', enquiryId)
      .where('kind', 'in', SEEN_BY_BOTH)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.id ?? null

export const staffMembers = (db: Db | Tx) =>
  db
    .selectFrom('accounts')
    .select(['id', 'name'])
    .where('type', '=', 'admin')
    .where('deleted_at', 'is', null)
    .where('suspended_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute()

/** Marks what nobody has answered in time as escalated and returns it; rows that another process works on are left to it. */
export const takeUnanswered = (tx: Tx, now: Date, most: number) =>
  tx
    .updateTable('enquiries')
    .set({ escalated_at: now })
    .where('id', 'in', (of) =>
      of
        .selectFrom('enquiries')
        .select('id')
        .where('escalate_at', '<=', now)
        .where('escalated_at', 'is', null)
        .where(OPEN)
        .orderBy('escalate_at')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'number', 'name', 'kind', 'consultant_id as consultantId'])
    .returning(
      sql<Date>`coalesce(
        (select max(at) from enquiry_entries where enquiry_id = enquiries.id and kind = 'message'), created_at)`.as(
        'waitingSince',
      ),
    )
    .returning('assignee_id as assigneeId')
    .execute()

/** Grievances that staff must be reminded of; rows that another process works on are left to it. */
export const takeUnresolved = (tx: Tx, now: Date, most: number) =>
  tx
    .selectFrom('enquiries')
    .select(['id', 'number', 'assignee_id as assigneeId', sql<Date>`resolve_by`.as('resolveBy')])
    .where('remind_at', '<=', now)
    .where(sql<boolean>`status not in ('closed', 'spam')`)
    .orderBy('remind_at')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute()

export const setReminder = (tx: Tx, id: number, remindAt: Date) =>
  tx.updateTable('enquiries').set({ remind_at: remindAt }).where('id', '=', id).execute()

export const emailOfStaff = async (tx: Tx, id: number) =>
  (await tx.selectFrom('accounts').select('email').where('id', '=', id).executeTakeFirst())?.email ?? null

export const enquiriesNumbered = (db: Db, number: string) =>
  db
    .selectFrom('enquiries')
    .select(['id', 'number as reference', 'name'])
    .where('number', '=', number.toUpperCase())
    .execute()

/** Some matches, in no order, as for people. */
export const enquiriesFound = (db: Db, search: PersonSearch, limit: number) =>
  db
    .selectFrom('enquiries')
    .select(['id', 'number as reference', 'name', 'mobile'])
    .where(isPerson('enquiries', search))
    .where('account_id', 'is', null)
    .where('status', '<>', 'spam')
    .limit(limit)
    .execute()
