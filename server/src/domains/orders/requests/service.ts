import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/orders.ts'
import type * as staffApi from '#contract/orders-staff.ts'
import * as audit from '#server/domains/audit/service.ts'
import { tell } from '#server/domains/notices/service.ts'
import type { Once, SignedIn } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/db.ts'
import { Problem } from '#server/platform/problem.ts'
import { signedUrl } from '#server/platform/signed-urls.ts'
import { freezeEarnings, thawEarnings } from '../earnings/freezing/service.ts'
import { linesOf } from '../lines/queries.ts'
import { orderOf } from '../reading/service.ts'
import { refund } from '../refunds/service.ts'
import { refundRequestsFile } from './files.ts'
import * as queries from './queries.ts'
import { filterOf } from './rules.ts'

/** The customer asks, and nobody is paid for it until staff have decided; that only one request waits is the database's word. */
export async function requestRefund({ db, actor, now }: SignedIn, { id, reason }: Input<typeof api.requestRefund>) {
  const order = await orderOf(db, id, actor.id)
  if (order.refundRequest?.state === 'asked') throw new Problem('already_requested')
  if (!order.mayAskRefund) throw new Problem('nothing_to_refund')
  await db.transaction().execute(async (tx) => {
    await queries.insertRequest(tx, { orderId: id, reason, at: now })
    await freezeEarnings(tx, await linesOf(tx, id), 'refund_request', now)
  })
  return { order: await orderOf(db, id, actor.id) }
}

export async function listRefundRequests({ db }: SignedIn, wish: Input<typeof staffApi.listRefundRequests>) {
  const { page, limit, state, search, sort } = wish
  const filter = filterOf({ state, search })
  const [rows, count, waiting] = await Promise.all([
    queries.pageOfRequests(db, filter, { descending: sort === '-asked', limit, offset: (page - 1) * limit }),
    queries.countRequests(db, filter),
    queries.countRequests(db, { state: 'asked', words: undefined, orderId: undefined }),
  ])
  return { data: rows.map(shown), count, waiting, page, limit }
}

/** Personal data leaves the house, so it is written down who took which. */
export async function exportRefundRequests(context: SignedIn, filter: Input<typeof staffApi.exportRefundRequests>) {
  const { house, db, actor, now } = context
  const deed = { action: 'refund_requests.exported', after: filter } as const
  await db.transaction().execute((tx) => audit.record(tx, context, deed))
  return { url: signedUrl(house, refundRequestsFile, filter, { actor, now }) }
}

type Row = NonNullable<Awaited<ReturnType<typeof queries.requestById>>>
const shown = ({ buyerId, buyerName, buyerMobile, ...row }: Row) => ({
  ...row,
  buyer: { id: buyerId, name: buyerName, mobile: buyerMobile },
})

export async function decideRefundRequest(context: Once, wish: Input<typeof staffApi.decideRefundRequest>) {
  const { tx, actor, now } = context
  const { id, decision, note, lines, to } = wish
  const request = await queries.requestById(tx, id)
  if (!request) throw new Problem('not_found')
  if (request.state !== 'asked') throw new Problem('already_decided')
  if (decision === 'grant' && !lines) throw new Problem('invalid', { errors: { lines: ['Choose what to refund.'] } })
  if (decision === 'decline' && note === '')
    throw new Problem('invalid', { errors: { note: ['Please fill this in.'] } })
  const granted =
    decision === 'grant'
      ? await refund(tx, { orderId: request.orderId, lines: lines!, reason: request.reason, by: actor.id, to, at: now })
      : undefined
  const state = granted ? 'granted' : 'declined'
  const decided = { id, state, note, by: actor.id, refundId: granted?.refundId ?? null, at: now } as const
  if (!(await queries.decideRequest(tx, decided))) throw new Problem('already_decided')
  await thawEarnings(tx, await linesOf(tx, request.orderId), 'refund_request')
  if (!granted) await tellDeclined(tx, request, note, now)
  await audit.record(tx, context, {
    action: `refund_request.${state}`,
    subject: { kind: 'order', id: request.orderId },
    after: { request: id, paise: granted?.paise ?? 0, creditNote: granted?.creditNote ?? null },
    reason: note || undefined,
  })
  return { request: shown((await queries.requestById(tx, id))!) }
}

async function tellDeclined(tx: Tx, { buyerId, orderId }: Row, note: string, now: Date) {
  await tell(tx, now, { accountId: buyerId, message: 'refund_declined', params: { orderId, note } })
}
