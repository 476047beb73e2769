import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/enquiries/consultant.ts'
import { isBlocked, isNumberBlocked } from '#server/domains/accounts/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { takeMark } from '#server/platform/http/call-limits.ts'
import type { Once, SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { type LockedEnquiry, lockEnquiry, setState } from '../answers/queries.ts'
import { answer } from '../answers/service.ts'
import { type ReplyRow, repliesTo } from '../queries.ts'
import { repliesOf, shown } from '../rows.ts'
import { shortName } from '../rules.ts'
import * as queries from './queries.ts'

type Row = Awaited<ReturnType<typeof queries.enquiriesTo>>[number]

/** The consultant learns the whole name and the number once they have replied. */
function rowShown({ name, mobile, email, ...row }: Row, all: readonly ReplyRow[]) {
  const replies = repliesOf(row.id, all)
  const replied = replies.some(({ by }) => by === 'consultant')
  return {
    ...shown(row),
    replies,
    name: replied ? name : shortName(name),
    contact: replied && mobile ? { mobile, email } : null,
  }
}

async function withReplies(db: Db | Tx, rows: readonly Row[]) {
  const ids = rows.map(({ id }) => id)
  const replies = await repliesTo(db, ids)
  return rows.map((row) => rowShown(row, replies))
}

export async function listConsultantEnquiries(
  { db, actor }: SignedIn,
  { page, limit, search, state }: Input<typeof api.listConsultantEnquiries>,
) {
  const filter = { consultantId: actor.id, search, state }
  const [rows, count, waiting, usualMinutes] = await Promise.all([
    queries.enquiriesTo(db, filter, { page, limit }),
    queries.countTo(db, filter),
    queries.countWaiting(db, actor.id),
    queries.usualMinutesOf(db, actor.id),
  ])
  return { data: await withReplies(db, rows), count, waiting, usualMinutes, page, limit }
}

async function lockOwn(tx: Tx, consultantId: number, id: number) {
  const enquiry = await lockEnquiry(tx, id)
  if (!enquiry || enquiry.consultantId !== consultantId || enquiry.status === 'spam') throw new Problem('not_found')
  return enquiry
}

async function enquiryOf(db: Db | Tx, consultantId: number, id: number) {
  const [enquiry] = await withReplies(db, await queries.enquiriesTo(db, { consultantId, id }, { page: 1, limit: 1 }))
  if (!enquiry) throw new Problem('not_found')
  return { enquiry }
}

export const getConsultantEnquiry = ({ db, actor }: SignedIn, { id }: Input<typeof api.getConsultantEnquiry>) =>
  enquiryOf(db, actor.id, id)

const REPLIES_A_DAY = 3
const DAY_SECONDS = 86_400

/** In either direction. */
const isBlockedBy = (tx: Tx, consultantId: number, { accountId, mobile }: LockedEnquiry) =>
  accountId === null ? isNumberBlocked(tx, mobile, consultantId) : isBlocked(tx, consultantId, accountId)

export async function replyToEnquiry(context: Once, { id, text, bookLink }: Input<typeof api.replyToEnquiry>) {
  const { tx, actor, now } = context
  const enquiry = await lockOwn(tx, actor.id, id)
  // A reply reveals the sender's number.
  if (await isBlockedBy(tx, actor.id, enquiry)) throw new Problem('stale')
  // It goes to a number and an address that nobody has confirmed.
  await takeMark(tx, { key: `enquiry-replies ${id}`, max: REPLIES_A_DAY, seconds: DAY_SECONDS }, now)
  await answer(tx, enquiry, { authorId: actor.id, byConsultant: true, text, bookLink, at: now })
  return enquiryOf(tx, actor.id, id)
}

export const closeEnquiry = ({ db, actor, now }: SignedIn, { id }: Input<typeof api.closeEnquiry>) =>
  db.transaction().execute(async (tx) => {
    const enquiry = await lockOwn(tx, actor.id, id)
    if (enquiry.status !== 'closed') await setState(tx, id, { status: 'closed', closed_at: now })
    return enquiryOf(tx, actor.id, id)
  })
