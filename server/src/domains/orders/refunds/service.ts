import type { ReasonCode } from '#contract/reasons.ts'
import { post } from '#server/domains/ledger/public.ts'
import { notify } from '#server/domains/notifications/public.ts'
import { refundToSource } from '#server/domains/payments/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { giveBackFinished } from '../discounts/service.ts'
import { type CreditedLine, issueCreditNotes } from '../documents/service.ts'
import { thawEarnings } from '../earnings/freezes.ts'
import { earnedOf, reverseEarning } from '../earnings/service.ts'
import { returnVoucher } from '../earnings/vouchers.ts'
import { addRefunded, givenBack, type Line, type LineState, linesOf, setLineState } from '../lines/queries.ts'
import * as queries from '../queries.ts'
import { chosenByStaff } from '../reasons.ts'
import { type PaymentSplit, partOfLine, takenBack, taxIn } from '../rules.ts'
import { sellerOf } from '../sellers.ts'
import { approvalOf } from './proposals/approvals.ts'
import { grantIfFullyRefunded, insertRefund, insertRefundLines } from './queries.ts'

export interface RefundInput {
  orderId: number
  /** Without an amount, all that is left of the line. */
  lines: readonly { lineId: number; paise?: number | undefined }[]
  /** Free text; empty if the code gives the reason. */
  reason: string
  reasonCode?: ReasonCode | undefined
  /** Null for an automatic refund. */
  by: number | null
  /** Where the gateway share goes: to the wallet immediately, or to its source within some days. */
  to: 'wallet' | 'source'
  at: Date
  /** Staff refund at the buyer's request, and decide it themselves. */
  decidesRequest?: boolean
}

/**
 * Refunds lines of a paid order, in full or in part, with a credit note, and notifies the buyer. A line fully paid by a
 * coupon refunds nothing: its earning is taken back, without a document.
 */
export async function refund(tx: Tx, input: RefundInput) {
  const free = await takeFreeBack(tx, input)
  if (free === input.lines.length) return { refundId: null, paise: 0, creditNote: null }
  const credit = await giveBack(tx, input)
  const creditNote = await issueCreditNotes(tx, credit, input.at)
  return { refundId: credit.refundId, paise: credit.paise, creditNote }
}

/** Revokes lines that cost the buyer nothing; returns how many. */
async function takeFreeBack(tx: Tx, { orderId, lines, at }: RefundInput) {
  if ((await queries.lockOrder(tx, orderId))?.state !== 'paid') return 0
  const asked = new Set(lines.filter(({ paise }) => paise === undefined).map(({ lineId }) => lineId))
  const free = (await linesOf(tx, orderId))
    .filter(({ id, totalPaise, state }) => asked.has(id) && totalPaise === 0 && STATUS.includes(state))
    .sort(byConsultant)
  for (const line of free) {
    if (line.state === 'completed')
      await reverseEarning(tx, { lineId: line.id, paise: 0, taxPaise: 0, key: `line ${line.id} for nothing`, at })
    await revoke(tx, line, at)
  }
  if (free.length > 0) await giveBackFinished(tx, orderId, at)
  return free.length
}

const STATUS: readonly LineState[] = ['waiting', 'fulfilled', 'completed']

/** The money of a refund, without its credit note: documents come last in a transaction. */
export async function giveBack(tx: Tx, input: RefundInput) {
  const { orderId, lines, reason, reasonCode, by, to, at } = input
  const order = await queries.lockOrder(tx, orderId)
  if (order?.state !== 'paid') throw new Problem('nothing_to_refund')
  const credited = await creditedLines(tx, orderId, lines, at)
  const paise = credited.reduce((sum, { back }) => sum + back.totalPaise, 0)
  if (paise === 0) throw new Problem('nothing_to_refund')
  const split = takenBack(order, backAlready(order), paise)
  const goesTo = destinations(split, to)
  const proposalId = by === null ? null : await approvalOf(tx, { orderId, paise, to, reasonCode, by })
  const stored = { orderId, at, reason, reasonCode, by, proposalId, totalPaise: paise, ...goesTo }
  const { id: refundId } = await insertRefund(tx, stored)
  const backLines = credited.map(({ line, back }) => ({ lineId: line.id, ...back }))
  await insertRefundLines(tx, refundId, backLines)
  for (const each of credited) await takeBack(tx, { ...each, refundId, at })
  // Before the buyer's balances: purchases lock discounts and balances in this order as well.
  await giveBackFinished(tx, orderId, at)
  await queries.addRefundedSplit(tx, orderId, split)
  if (!input.decidesRequest && (await grantIfFullyRefunded(tx, { orderId, refundId, by, at })))
    await thawEarnings(tx, await linesOf(tx, orderId), 'refund_request')
  await payBack(tx, { order, refundId, ...goesTo, at })
  await notifyRefunded(tx, order, { paise, ...goesTo, at, reasonCode: by === null ? undefined : reasonCode })
  return { orderId, buyerId: order.buyerId, refundId, reason, reasonCode, paise, lines: credited }
}

const backAlready = (order: queries.LockedOrder): PaymentSplit => ({
  promoPaise: order.refundedPromoPaise,
  walletPaise: order.refundedWalletPaise,
  gatewayPaise: order.refundedGatewayPaise,
})

const destinations = ({ promoPaise, walletPaise, gatewayPaise }: PaymentSplit, to: 'wallet' | 'source') => ({
  toSourcePaise: to === 'source' ? gatewayPaise : 0,
  toWalletPaise: walletPaise + (to === 'wallet' ? gatewayPaise : 0),
  toPromoPaise: promoPaise,
})

/** The refund of each line, sorted by consultant, so that balances are always locked in one order. */
async function creditedLines(
  tx: Tx,
  orderId: number,
  requests: RefundInput['lines'],
  at: Date,
): Promise<CreditedLine[]> {
  const known = await linesOf(tx, orderId)
  const credited: CreditedLine[] = []
  for (const { lineId, paise } of requests) {
    const line = known.find(({ id }) => id === lineId)
    if (!line) throw new Problem('not_found')
    const left = line.totalPaise - line.refundedPaise
    if ((paise ?? left) > left) throw new Problem('nothing_to_refund')
    await sellerOf(line.kind)?.assertRefundable?.(tx, line, paise ?? left, at)
    const back = partOfLine(line, await givenBack(tx, lineId), paise ?? left)
    if (!back) throw new Problem('invalid', { errors: { lines: [ONLY_TAX_LEFT] } })
    if (back.totalPaise > 0) credited.push({ line, back })
  }
  return credited.sort((a, b) => byConsultant(a.line, b.line))
}

/** Whether this part of a line can be refunded; not if only tax is left and the part cannot be halved. */
export async function canRefund(tx: Tx, orderId: number, lineId: number, paise: number) {
  const line = (await linesOf(tx, orderId)).find(({ id }) => id === lineId)
  return line !== undefined && partOfLine(line, await givenBack(tx, lineId), paise) !== undefined
}

const byConsultant = (a: Pick<Line, 'consultantId'>, b: Pick<Line, 'consultantId'>) =>
  (a.consultantId ?? 0) - (b.consultantId ?? 0)

const ONLY_TAX_LEFT = 'Only tax is left of this. Refund all of it.'

/** Takes the earning back first; revokes the item once it is fully refunded. */
async function takeBack(tx: Tx, { line, back, refundId, at }: CreditedLine & { refundId: number; at: Date }) {
  const { totalPaise: paise } = back
  const { voucherBook: book } = sellerOf(line.kind) ?? {}
  if (line.state === 'completed' && book) await returnVoucher(tx, line, { book, refundId, paise, at })
  const earned = await earnedPartOf(tx, line, back)
  if (earned.paise > 0) {
    const key = `refund ${refundId} line ${line.id}`
    await reverseEarning(tx, { lineId: line.id, ...earned, key, refundId, at })
  }
  await addRefunded(tx, line.id, paise)
  if (line.refundedPaise + paise < line.totalPaise || line.state === 'refused') return
  await revoke(tx, line, at)
}

/** A refund takes what is not earned first. The refund itself is stored already. */
async function earnedPartOf(tx: Tx, line: Line, { totalPaise: paise, taxPaise }: CreditedLine['back']) {
  const earned = await earnedOf(tx, line.id)
  const left = await givenBack(tx, line.id)
  const leftPaise = line.totalPaise - left.totalPaise + paise - earned.paise
  const leftTaxPaise = taxIn(line) - taxIn(left) + taxPaise - earned.taxPaise
  return paise > leftPaise ? { paise: paise - leftPaise, taxPaise: taxPaise - leftTaxPaise } : { paise: 0, taxPaise: 0 }
}

async function revoke(tx: Tx, line: Line, at: Date) {
  if (line.state !== 'waiting') await sellerOf(line.kind)?.revoke(tx, line, at)
  await setLineState(tx, line.id, { from: [line.state], to: 'revoked' })
}

interface PayBack {
  order: queries.LockedOrder
  refundId: number
  toSourcePaise: number
  toWalletPaise: number
  toPromoPaise: number
  at: Date
}

async function payBack(tx: Tx, { order, refundId, toSourcePaise, toWalletPaise, toPromoPaise, at }: PayBack) {
  const { id: orderId, buyerId: of, paymentId } = order
  await post(tx, {
    ...{ key: `refund ${refundId}`, kind: 'order_refund', at, refs: { orderId, refundId } },
    entries: [
      { place: 'orders', paise: -(toSourcePaise + toWalletPaise + toPromoPaise) },
      { place: 'gateway', paise: toSourcePaise },
      { place: { balance: 'wallet', of }, paise: toWalletPaise },
      { place: { balance: 'promo', of }, paise: toPromoPaise },
    ],
  })
  if (toSourcePaise > 0 && paymentId !== null)
    await refundToSource(tx, { key: `refund ${refundId}`, paymentId, paise: toSourcePaise, at })
}

interface RefundedSum {
  paise: number
  toSourcePaise: number
  /** Of a refund by a person. */
  reasonCode: ReasonCode | undefined
  at: Date
}

async function notifyRefunded(
  tx: Tx,
  order: queries.LockedOrder,
  { paise, toSourcePaise, reasonCode, at }: RefundedSum,
) {
  const why = chosenByStaff(reasonCode)
  await notify(tx, at, {
    accountId: order.buyerId,
    message: 'order_refunded',
    params: { orderId: order.id, paise, toSourcePaise, ...(why && { reasonCode: why }) },
  })
}
