import type { Input } from '#contract/endpoint.ts'
import * as api from '#contract/orders/refund-proposals.ts'
import { REFUND_REASONS } from '#contract/reasons.ts'
import { COUNTED_TO } from '#server/domains/accounts/public.ts'
import * as audit from '#server/domains/audit/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { Once, SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { signedUrl } from '#server/platform/http/signed-urls.ts'
import { apart } from '../../queries.ts'
import { SecondPersonNeeded } from './approvals.ts'
import { refundProposalsFile } from './files.ts'
import * as queries from './queries.ts'
import { operationNamed, type RefundOperation, registerOperation } from './registry.ts'

interface Asked {
  id: number
  /** For the audit log, and for the second person. */
  reason?: string | undefined
  note?: string | undefined
}

/**
 * An operation of staff that may refund more than one person is allowed to. It is then not carried out but proposed,
 * with exactly this input, and carried out by the second person who approves it. `unchanged` is the reply until then.
 */
export function proposable<I extends Asked, Reply>(
  name: RefundOperation,
  perform: (context: Once, input: I) => Promise<Reply>,
  unchanged: (context: Once, input: I) => Promise<Reply>,
) {
  registerOperation(name, (context, input) => perform(context, input as I))
  return async (context: Once, input: I): Promise<Reply> => {
    try {
      return await apart(context.tx, 'refund_by_one', () => perform(context, input))
    } catch (error) {
      if (!(error instanceof SecondPersonNeeded)) throw error
      await propose(context, name, input, error.refund)
      context.say(api.AWAITS_SECOND_PERSON.message)
      return unchanged(context, input)
    }
  }
}

type Refund = SecondPersonNeeded['refund']

async function propose(context: Once, operation: RefundOperation, input: Asked, refund: Refund) {
  const { tx, actor, now } = context
  const { orderId, paise, to, reasonCode } = refund
  const note = input.reason ?? input.note ?? ''
  const what = { orderId, operation, paise, to, reasonCode }
  const { id } = await queries.insertProposal(tx, { ...what, input, note, by: actor.id, at: now })
  await audit.record(tx, context, {
    ...{ action: 'refund.proposed', subject: { kind: 'order', id: orderId } },
    after: { proposal: id, ...what },
    reason: note || undefined,
  })
}

export async function listRefundProposals({ db, actor }: SignedIn, input: Input<typeof api.listRefundProposals>) {
  const { page, limit, order, state, sort } = input
  const filter = { orderId: order, state }
  const view = { descending: sort === '-proposed', limit, offset: (page - 1) * limit }
  const [rows, count, waiting] = await Promise.all([
    queries.pageOfProposals(db, filter, view),
    queries.countProposals(db, filter, COUNTED_TO + 1),
    queries.countProposals(db, { state: 'waiting' }, COUNTED_TO),
  ])
  const counted = { count: Math.min(count, COUNTED_TO), countedAll: count <= COUNTED_TO }
  return { data: rows.map((row) => shownTo(row, actor.id)), ...counted, waiting, page, limit }
}

/** Exports of personal data are recorded in the audit log. */
export async function exportRefundProposals(context: SignedIn, filter: Input<typeof api.exportRefundProposals>) {
  const { services, db, actor, now } = context
  await db
    .transaction()
    .execute((tx) => audit.record(tx, context, { action: 'refund_proposals.exported', after: filter }))
  return { url: signedUrl(services, refundProposalsFile, filter, { actor, now }) }
}

type Row = Awaited<ReturnType<typeof queries.pageOfProposals>>[number]

const shownTo = ({ buyerId, buyerName, buyerMobile, proposedById, reasonCode, ...row }: Row, viewerId: number) => ({
  ...row,
  reasonCode: REFUND_REASONS.find((reason) => reason === reasonCode) ?? null,
  buyer: { id: buyerId, name: buyerName, mobile: buyerMobile },
  mine: proposedById === viewerId,
})

async function proposalById(db: Db | Tx, id: number) {
  const [row] = await queries.pageOfProposals(db, { id }, { descending: false, limit: 1, offset: 0 })
  if (!row) throw new Problem('not_found')
  return row
}

/** Carries the proposed operation out, which checks again what can be refunded. */
export async function approveRefundProposal(context: Once, input: Input<typeof api.approveRefundProposal>) {
  const { tx, actor, now } = context
  const { id, note } = input
  const { orderId, paise, proposedById } = await proposalById(tx, id)
  if (proposedById === actor.id) throw new Problem('second_person_needed')
  const approved = await queries.decide(tx, id, { state: 'approved', by: actor.id, note, at: now })
  if (!approved) throw new Problem('already_decided')
  const after = { proposal: id, paise, proposedBy: proposedById }
  const subject = { kind: 'order', id: orderId }
  await audit.record(tx, context, { action: 'refund.approved', subject, after, reason: note || undefined })
  await operationNamed(approved.operation)(context, approved.input)
  if (!(await queries.isPaid(tx, id))) throw new Problem('refund_changed')
  return { proposal: shownTo(await proposalById(tx, id), actor.id) }
}

export const rejectRefundProposal = (context: Once, { id, reason }: Input<typeof api.rejectRefundProposal>) =>
  close(context, id, { state: 'rejected', note: reason })

export const withdrawRefundProposal = (context: Once, { id }: Input<typeof api.withdrawRefundProposal>) =>
  close(context, id, { state: 'withdrawn', note: '' })

async function close(context: Once, id: number, { state, note }: { state: 'rejected' | 'withdrawn'; note: string }) {
  const { tx, actor, now } = context
  const { orderId, paise } = await proposalById(tx, id)
  if (!(await queries.decide(tx, id, { state, by: actor.id, note, at: now }))) throw new Problem('already_decided')
  const action = state === 'rejected' ? ('refund.rejected' as const) : ('refund.proposal_withdrawn' as const)
  const subject = { kind: 'order', id: orderId }
  await audit.record(tx, context, { action, subject, after: { proposal: id, paise }, reason: note || undefined })
  return { proposal: shownTo(await proposalById(tx, id), actor.id) }
}
