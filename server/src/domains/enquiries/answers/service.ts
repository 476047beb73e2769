import { notify } from '#server/domains/notifications/public.ts'
import { readSettings } from '#server/domains/settings/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { Problem } from '#server/platform/http/problem.ts'
import * as outbox from '#server/platform/outbox/outbox.ts'
import { isErased, workingMinutesBetween } from '../rules.ts'
import * as queries from './queries.ts'

interface Answer {
  authorId: number
  /** By the consultant; otherwise by staff. */
  byConsultant: boolean
  text: string
  bookLink: boolean
  at: Date
}

/** Stores a reply and sends it. The first one ends the time that was promised. */
export async function answer(tx: Tx, enquiry: queries.LockedEnquiry, given: Answer) {
  const { authorId, text, bookLink, at } = given
  if (isErased(enquiry)) throw new Problem('stale')
  await queries.insertEntry(tx, { enquiryId: enquiry.id, kind: 'reply', authorId, text, bookLink, at })
  const first = enquiry.firstAnsweredAt === null && {
    first_answered_at: at,
    first_answer_minutes: workingMinutesBetween(enquiry.callAt ?? enquiry.createdAt, at, await readSettings(tx, at)),
  }
  await queries.setState(tx, enquiry.id, { status: 'answered', closed_at: null, ...first })
  await send(tx, enquiry, given)
}

async function send(tx: Tx, enquiry: queries.LockedEnquiry, { byConsultant, text, bookLink, at }: Answer) {
  const { id: enquiryId, number, accountId, language } = enquiry
  const consultantId = byConsultant ? enquiry.consultantId : null
  const other = consultantId === null ? '' : await queries.nameOf(tx, consultantId)
  const params = { enquiryId, number, other, text, bookId: (bookLink && consultantId) || 0 }
  const sender = accountId === null ? undefined : await queries.senderOf(tx, accountId)
  if (accountId === null || !sender) {
    const to = { mobile: enquiry.mobile, email: enquiry.email }
    await outbox.addWanted(tx, at, { message: 'enquiry_reply', to, language, params })
    return
  }
  const isConsultant = sender.type === 'consultant'
  await notify(tx, at, { accountId, message: 'enquiry_answered', params: { ...params, isConsultant } })
  if (enquiry.email && enquiry.email !== sender.email)
    await outbox.addWanted(tx, at, { message: 'enquiry_reply', to: { email: enquiry.email }, language, params })
}
