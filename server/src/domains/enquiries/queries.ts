import { sql } from 'kysely'
import type { EnquiryKind, EnquiryState } from '#contract/enquiries/constants.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'

export interface NewEnquiry {
  accountId: number | undefined
  consultantId?: number | undefined
  name: string
  mobile: string
  email?: string | undefined
  remarks?: string | undefined
  pincode?: string | undefined
  city?: string | undefined
  state?: string | undefined
  source: string
  kind: EnquiryKind
  callAt?: Date | undefined
  callLanguage?: string | undefined
  language: 'en' | 'hi'
  spamReason: string | null
  /** Of the sender's membership: higher is answered first. */
  priority: number
  dueAt: Date
  escalateAt: Date
  resolveBy: Date | null
  remindAt: Date | null
  now: Date
}

export const insertEnquiry = (tx: Tx, enquiry: NewEnquiry) =>
  tx
    .insertInto('enquiries')
    .values({
      number: sql<string>`'ENQ-' || lpad(nextval('enquiry_numbers')::text, 6, '0')`,
      account_id: enquiry.accountId ?? null,
      consultant_id: enquiry.consultantId ?? null,
      name: enquiry.name,
      mobile: enquiry.mobile,
      email: enquiry.email ?? null,
      remarks: enquiry.remarks ?? null,
      pincode: enquiry.pincode ?? null,
      city: enquiry.city ?? null,
      state: enquiry.state ?? null,
      source: enquiry.source,
      kind: enquiry.kind,
      call_at: enquiry.callAt ?? null,
      call_language: enquiry.callLanguage ?? null,
      language: enquiry.language,
      status: enquiry.spamReason ? 'spam' : 'new',
      spam_reason: enquiry.spamReason,
      spam_at: enquiry.spamReason ? enquiry.now : null,
      priority: enquiry.priority,
      due_at: enquiry.dueAt,
      escalate_at: enquiry.escalateAt,
      acknowledged_at: enquiry.kind === 'grievance' && !enquiry.spamReason ? enquiry.now : null,
      resolve_by: enquiry.resolveBy,
      remind_at: enquiry.remindAt,
      created_at: enquiry.now,
    })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow()

/** Whether one of the two has written to the other. What was recognised as spam has reached nobody. */
export const haveEnquired = async (db: Db | Tx, one: number, other: number) =>
  (await db
    .selectFrom('enquiries')
    .select('id')
    .where((where) =>
      where.or([
        where.and({ account_id: one, consultant_id: other }),
        where.and({ account_id: other, consultant_id: one }),
      ]),
    )
    .where('status', '<>', 'spam')
    .limit(1)
    .executeTakeFirst()) !== undefined

export const listedConsultant = (db: Db | Tx, id: number) =>
  db
    .selectFrom('consultants')
    .innerJoin('accounts', 'accounts.id', 'consultants.id')
    .select(['consultants.id'])
    .where('consultants.id', '=', id)
    .where('consultants.approval', '=', 'approved')
    .where('accounts.suspended_at', 'is', null)
    .where('accounts.deleted_at', 'is', null)
    .executeTakeFirst()

export const ownsNumber = async (tx: Tx, accountId: number, mobile: string) =>
  (await tx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .where('mobile', '=', mobile)
    .executeTakeFirst()) !== undefined

/** Serializes the enquiries with this number until the transaction ends. */
export const lockMobile = (tx: Tx, mobile: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`enquiries of ${mobile}`}, 0))`.execute(tx)

/** Deletes up to `most` rows of spam from before then, with what staff noted on it, and returns how many. */
export async function deleteSpam(tx: Tx, before: Date, most: number) {
  const old = await tx
    .selectFrom('enquiries')
    .select('id')
    .where('status', '=', 'spam')
    .where('spam_at', '<', before)
    .orderBy('spam_at')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute()
  const ids = old.map(({ id }) => id)
  if (ids.length === 0) return 0
  await tx.deleteFrom('enquiry_entries').where('enquiry_id', 'in', ids).execute()
  await tx.deleteFrom('enquiries').where('id', 'in', ids).execute()
  return ids.length
}

type Repeated = Pick<NewEnquiry, 'mobile' | 'accountId' | 'consultantId' | 'kind' | 'remarks' | 'callAt'>

/** The same request by the same person to the same desk, sent again. */
export const sentAlready = (tx: Tx, enquiry: Repeated, since: Date) =>
  tx
    .selectFrom('enquiries')
    .select('number')
    .where('mobile', '=', enquiry.mobile)
    .where('created_at', '>', since)
    .where('account_id', 'is not distinct from', enquiry.accountId ?? null)
    .where('consultant_id', 'is not distinct from', enquiry.consultantId ?? null)
    .where('kind', '=', enquiry.kind)
    .where('remarks', 'is not distinct from', enquiry.remarks ?? null)
    .where('call_at', 'is not distinct from', enquiry.callAt ?? null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Whether the consultant replied and the sender booked them within a month; a visitor is recognised by the number. */
export const BECAME_BOOKING = sql<boolean>`(
  enquiries.status in ('answered', 'closed') and enquiries.consultant_id is not null and exists (
    select from bookings
    where bookings.consultant_id = enquiries.consultant_id and bookings.line_id is not null
      and bookings.created_at >= enquiries.created_at
      and bookings.created_at < enquiries.created_at + interval '30 days'
      and bookings.customer_id = coalesce(enquiries.account_id, (
        select sender.id from accounts sender
        where sender.mobile = enquiries.mobile and sender.type = 'user' and sender.deleted_at is null))))`

/** Of an enquiry, as everybody sees it. */
export const TEXT = [
  'enquiries.id',
  'enquiries.number',
  'enquiries.kind',
  'enquiries.remarks',
  'enquiries.created_at as createdAt',
  'enquiries.due_at as dueAt',
  'enquiries.call_at as callAt',
  'enquiries.call_language as callLanguage',
  'enquiries.resolve_by as resolveBy',
  'enquiries.status as state',
] as const

/** The types that the constraints of these columns keep. */
export interface KnownWords {
  kind: EnquiryKind
  state: EnquiryState
  callLanguage: 'hi' | 'en' | 'mr' | null
}

export interface ReplyRow {
  enquiryId: number
  id: number
  by: 'sender' | 'consultant' | 'staff'
  text: string
  bookLink: boolean
  at: Date
}

/** What both sides have written; notes are for staff. */
export const SEEN_BY_BOTH = ['reply', 'message'] as const

/** The replies to some enquiries and what their senders wrote after them, in order. */
export const repliesTo = async (db: Db | Tx, ids: readonly number[]): Promise<ReplyRow[]> =>
  ids.length === 0
    ? []
    : db
        .selectFrom('enquiry_entries')
        .innerJoin('accounts', 'accounts.id', 'enquiry_entries.author_id')
        .select([
          'enquiry_entries.enquiry_id as enquiryId',
          'enquiry_entries.id',
          sql<ReplyRow['by']>`case when enquiry_entries.kind = 'message' then 'sender'
            when accounts.type = 'consultant' then 'consultant' else 'staff' end`.as('by'),
          'enquiry_entries.text',
          'enquiry_entries.book_link as bookLink',
          'enquiry_entries.at',
        ])
        .where('enquiry_entries.kind', 'in', SEEN_BY_BOTH)
        .where('enquiry_entries.enquiry_id', 'in', ids)
        .orderBy('enquiry_entries.at')
        .orderBy('enquiry_entries.id')
        .execute()
