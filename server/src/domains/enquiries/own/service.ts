import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/enquiries/endpoints.ts'
import { refuseBlocked } from '#server/domains/accounts/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { takeMark } from '#server/platform/http/call-limits.ts'
import type { Once, SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { announceMessage } from '../announcements.ts'
import { insertEntry, lockEnquiry } from '../answers/queries.ts'
import { listedConsultant, repliesTo } from '../queries.ts'
import { reopen } from '../reopening.ts'
import { repliesOf, shown } from '../rows.ts'
import { countOwn, ownEnquiries } from './queries.ts'

type Row = Awaited<ReturnType<typeof ownEnquiries>>[number]

async function withReplies(db: Db | Tx, rows: readonly Row[]) {
  const ids = rows.map(({ id }) => id)
  const replies = await repliesTo(db, ids)
  return rows.map(({ consultantId, consultantName, slug, ...row }) => ({
    ...shown(row),
    consultant: consultantId === null ? null : { id: consultantId, name: consultantName ?? '', slug: slug ?? '' },
    replies: repliesOf(row.id, replies),
  }))
}

export async function listOwnEnquiries({ db, actor }: SignedIn, { page, limit }: Input<typeof api.listOwnEnquiries>) {
  const own = ownEnquiries(db, { accountId: actor.id }, { page, limit })
  const [rows, count] = await Promise.all([own, countOwn(db, actor.id)])
  return { data: await withReplies(db, rows), count, page, limit }
}

const MESSAGES_A_DAY = 5
const DAY_SECONDS = 86_400

export async function writeToOwnEnquiry(context: Once, { id, text }: Input<typeof api.writeToOwnEnquiry>) {
  const { tx, actor, now } = context
  const enquiry = await lockEnquiry(tx, id)
  if (!enquiry || enquiry.accountId !== actor.id) throw new Problem('not_found')
  if (enquiry.consultantId !== null) await refuseBlocked(tx, actor.id, enquiry.consultantId)
  await takeMark(tx, { key: `enquiry-messages ${id}`, max: MESSAGES_A_DAY, seconds: DAY_SECONDS }, now)
  await insertEntry(tx, { enquiryId: id, kind: 'message', authorId: actor.id, text, at: now })
  const isGone = enquiry.consultantId !== null && !(await listedConsultant(tx, enquiry.consultantId))
  if (enquiry.status === 'answered' || enquiry.status === 'closed') await reopen(tx, enquiry, now, { urgent: isGone })
  // The sender of spam sees their message; nobody else is disturbed by it.
  if (enquiry.status !== 'spam' && !isGone) await announceMessage(tx, enquiry, text, now)
  const [shownEnquiry] = await withReplies(
    tx,
    await ownEnquiries(tx, { accountId: actor.id, id }, { page: 1, limit: 1 }),
  )
  if (!shownEnquiry) throw new Problem('not_found')
  return { enquiry: shownEnquiry }
}
