import type { EnquiryState } from '#contract/enquiries/constants.ts'
import type { Tx } from '#server/platform/db/db.ts'

export const lockEnquiry = (tx: Tx, id: number) =>
  tx
    .selectFrom('enquiries')
    .select([
      'id',
      'number',
      'kind',
      'status',
      'language',
      'name',
      'mobile',
      'email',
      'account_id as accountId',
      'consultant_id as consultantId',
      'assignee_id as assigneeId',
      'created_at as createdAt',
      'call_at as callAt',
      'resolve_by as resolveBy',
      'first_answered_at as firstAnsweredAt',
    ])
    .$narrowType<{ status: EnquiryState; language: 'en' | 'hi' }>()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export type LockedEnquiry = NonNullable<Awaited<ReturnType<typeof lockEnquiry>>>

interface Entry {
  enquiryId: number
  kind: 'reply' | 'note' | 'message'
  authorId: number
  text: string
  bookLink?: boolean
  at: Date
}

export const insertEntry = (tx: Tx, { enquiryId, kind, authorId, text, bookLink = false, at }: Entry) =>
  tx
    .insertInto('enquiry_entries')
    .values({ enquiry_id: enquiryId, kind, author_id: authorId, text, book_link: bookLink, at })
    .execute()

interface StateChange {
  status: EnquiryState
  closed_at?: Date | null
  spam_reason?: string | null
  spam_at?: Date | null
  assignee_id?: number | null
  first_answered_at?: Date
  first_answer_minutes?: number
  due_at?: Date
  escalate_at?: Date
  escalated_at?: null
  acknowledged_at?: Date
  remind_at?: Date | null
}

export const setState = (tx: Tx, id: number, change: StateChange) =>
  tx.updateTable('enquiries').set(change).where('id', '=', id).execute()

/** The account of a signed-in sender. */
export const senderOf = (tx: Tx, accountId: number) =>
  tx
    .selectFrom('accounts')
    .select(['type', 'email'])
    .where('id', '=', accountId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

export const nameOf = async (tx: Tx, accountId: number) =>
  (await tx.selectFrom('accounts').select('name').where('id', '=', accountId).executeTakeFirstOrThrow()).name
