import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/orders/endpoints.ts'
import type * as staffApi from '#contract/orders/staff.ts'
import { COUNTED_TO } from '#server/domains/accounts/public.ts'
import * as audit from '#server/domains/audit/public.ts'
import { notify } from '#server/domains/notifications/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { Once, SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { signedUrl } from '#server/platform/http/signed-urls.ts'
import { freezeEarnings, thawEarnings } from '../earnings/freezes.ts'
import { linesOf } from '../lines/queries.ts'
import { orderOf } from '../views/service.ts'
import { refundRequestsFile } from './files.ts'
import { proposable } from './proposals/service.ts'
import * as queries from './queries.ts'
import { filterOf } from './rules.ts'
import { refund } from './service.ts'

/** Requests a refund and freezes the earning until staff decide; a constraint allows one open request. */
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

export async function listRefundRequests({ db, contacts }: SignedIn, input: Input<typeof staffApi.listRefundRequests>) {
  const { page, limit, state, search, sort } = input
  const filter = filterOf({ state, search }, contacts)
  const [rows, count, waiting] = await Promise.all([
    queries.pageOfRequests(db, filter, { descending: sort === '-asked', limit, offset: (page - 1) * limit }),
    queries.countRequests(db, filter, COUNTED_TO + 1),
    queries.countRequests(db, { state: 'asked', person: undefined, orderId: undefined }, COUNTED_TO),
  ])
  const counted = { count: Math.min(count, COUNTED_TO), countedAll: count <= COUNTED_TO }
  return { data: rows.map(shown), ...counted, waiting, page, limit }
}

/** Exports of personal data are recorded in the audit log. */
export async function exportRefundRequests(context: SignedIn, filter: Input<typeof staffApi.exportRefundRequests>) {
  const { services, db, actor, now } = context
  const auditEntry = { action: 'refund_requests.exported', after: filter } as const
  await db.transaction().execute((tx) => audit.record(tx, context, auditEntry))
  return { url: signedUrl(services, refundRequestsFile, filter, { actor, now }) }
}

type Row = NonNullable<Awaited<ReturnType<typeof queries.requestById>>>
const shown = ({ buyerId, buyerName, buyerMobile, ...row }: Row) => ({
  ...row,
  buyer: { id: buyerId, name: buyerName, mobile: buyerMobile },
})

export const decideRefundRequest = proposable('refund_request', decideNow, async ({ tx }, { id }) => ({
  request: shown((await queries.requestById(tx, id))!),
}))

async function decideNow(context: Once, input: Input<typeof staffApi.decideRefundRequest>) {
  const { tx, actor, now } = context
  const { id, decision, note, lines, to } = input
  const request = await queries.requestById(tx, id)
  if (!request) throw new Problem('not_found')
  if (request.state !== 'asked') throw new Problem('already_decided')
  if (decision === 'grant' && !lines) throw new Problem('invalid', { errors: { lines: ['Choose what to refund.'] } })
  if (decision === 'decline' && note === '')
    throw new Problem('invalid', { errors: { note: ['Please fill this in.'] } })
  const granted =
    decision === 'grant'
      ? await refund(tx, {
          orderId: request.orderId,
          lines: lines!,
          reason: request.reason,
          by: actor.id,
          to,
          at: now,
          decidesRequest: true,
        })
      : undefined
  const state = granted ? 'granted' : 'declined'
  const decided = { id, state, note, by: actor.id, refundId: granted?.refundId ?? null, at: now } as const
  if (!(await queries.decideRequest(tx, decided))) throw new Problem('already_decided')
  await thawEarnings(tx, await linesOf(tx, request.orderId), 'refund_request')
  if (!granted) await notifyDeclined(tx, request, note, now)
  await audit.record(tx, context, {
    action: `refund_request.${state}`,
    subject: { kind: 'order', id: request.orderId },
    after: { request: id, paise: granted?.paise ?? 0, creditNote: granted?.creditNote ?? null },
    reason: note || undefined,
  })
  return { request: shown((await queries.requestById(tx, id))!) }
}

async function notifyDeclined(tx: Tx, { buyerId, orderId }: Row, note: string, now: Date) {
  await notify(tx, now, { accountId: buyerId, message: 'refund_declined', params: { orderId, note } })
}
