import type { Input } from '#contract/endpoint.ts'
import * as limits from '#contract/products/constants.ts'
import type * as api from '#contract/products/returns.ts'
import { ownDocument, share } from '#server/domains/locker/public.ts'
import { notify } from '#server/domains/notifications/public.ts'
import { freezeEarnings, lockOrder, refund, thawEarnings } from '#server/domains/orders/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { daysAfter } from '#server/platform/time.ts'
import { bothTitles } from '../rules.ts'
import { lockOfLine, putPiecesBack, shipmentById } from '../shipments/queries.ts'
import * as queries from './queries.ts'
import { returnsOfShipments } from './views.ts'

const PHOTO_KINDS = ['jpeg', 'png', 'webp']

/**
 * Photos are shared with the seller until the return is closed. Constraints keep its time, that only one is open, and that
 * none follows one that staff have rejected.
 */
export const askReturn = ({ db, actor, now }: SignedIn, input: Input<typeof api.askReturn>) =>
  db.transaction().execute(async (tx) => {
    const { id, reason, details, photos } = input
    const found = await shipmentById(tx, id)
    if (found?.accountId !== actor.id) throw new Problem('not_found')
    await lockOrder(tx, found.orderId)
    const { consultantId, lineId } = found
    const { state, deliveredAt } = await lockOfLine(tx, lineId)
    if (state !== 'delivered' || !deliveredAt) throw new Problem('stale')
    if (await queries.isRejected(tx, id)) throw new Problem('already_decided')
    const actBy = daysAfter(now, limits.RETURN_ANSWER_DAYS)
    const asked = { shipmentId: id, deliveredAt, accountId: actor.id, consultantId, reason, details, at: now, actBy }
    const returnId = await queries.insertReturn(tx, asked)
    await queries.insertEvent(tx, returnId, { kind: 'asked', by: 'customer', note: details, at: now })
    for (const documentId of new Set(photos)) {
      const document = await ownDocument(tx, { id: documentId, accountId: actor.id })
      if (!document || document.trashedAt) throw new Problem('not_found')
      if (!PHOTO_KINDS.includes(document.kind)) throw new Problem('return_photos')
      await share(tx, documentId, { kind: 'product_return', id: returnId }, actor.id, now)
    }
    await freezeEarnings(tx, [{ id: lineId, consultantId }], 'goods_return', now)
    await notify(tx, now, { accountId: consultantId, message: 'goods_return_asked', params: bothTitles(found) })
    return shown(tx, id)
  })

const shown = async (tx: Tx, shipmentId: number) => ({
  return: (await returnsOfShipments(tx, [shipmentId])).get(shipmentId)!,
})

/** Locks the order first, as refunds do; then nothing else changes the return. */
export async function lockReturn(tx: Tx, id: number, isTheirs: (row: queries.ReturnRow) => boolean) {
  const found = await queries.returnById(tx, id)
  if (!found || !isTheirs(found)) throw new Problem('not_found')
  await lockOrder(tx, found.orderId)
  return (await queries.returnById(tx, id))!
}

const ofCustomer =
  ({ actor }: SignedIn) =>
  ({ accountId }: queries.ReturnRow) =>
    accountId === actor.id
const ofSeller =
  ({ actor }: SignedIn) =>
  ({ consultantId }: queries.ReturnRow) =>
    consultantId === actor.id

export const sendReturn = (context: SignedIn, input: Input<typeof api.sendReturn>) =>
  context.db.transaction().execute(async (tx) => {
    const { id, carrier, trackingNumber } = input
    const { now } = context
    const row = await lockReturn(tx, id, ofCustomer(context))
    const set = {
      ...{ carrier, tracking_number: trackingNumber, act_by: daysAfter(now, limits.RETURN_RECEIPT_DAYS) },
    }
    if (!(await queries.changeState(tx, id, { from: ['accepted'], to: 'sent', set }))) throw new Problem('stale')
    await queries.insertEvent(tx, id, { kind: 'sent', by: 'customer', note: `${carrier}, ${trackingNumber}`, at: now })
    const params = { ...bothTitles(row), carrier, trackingNumber }
    await notify(tx, now, { accountId: row.consultantId, message: 'goods_return_sent', params })
    return shown(tx, row.shipmentId)
  })

/** Pickup and courier have to be arranged while the goods go back. */
const WRITABLE: readonly string[] = ['accepted', 'sent']

async function write(
  tx: Tx,
  row: queries.ReturnRow,
  { by, text, at }: { by: 'customer' | 'consultant'; text: string; at: Date },
) {
  if (!WRITABLE.includes(row.state)) throw new Problem('stale')
  await queries.insertEvent(tx, row.id, { kind: 'message', by, note: text, at })
  const params = { ...bothTitles(row), text }
  if (by === 'customer') await notify(tx, at, { accountId: row.consultantId, message: 'goods_return_written', params })
  else await notify(tx, at, { accountId: row.accountId, message: 'goods_return_replied', params })
  return shown(tx, row.shipmentId)
}

export const writeToSeller = (context: SignedIn, { id, text }: Input<typeof api.writeToSeller>) =>
  context.db.transaction().execute(async (tx) => {
    const row = await lockReturn(tx, id, ofCustomer(context))
    return write(tx, row, { by: 'customer', text, at: context.now })
  })

export const writeToCustomer = (context: SignedIn, { id, text }: Input<typeof api.writeToCustomer>) =>
  context.db.transaction().execute(async (tx) => {
    const row = await lockReturn(tx, id, ofSeller(context))
    return write(tx, row, { by: 'consultant', text, at: context.now })
  })

export const withdrawReturn = (context: SignedIn, { id }: Input<typeof api.withdrawReturn>) =>
  context.db.transaction().execute(async (tx) => {
    const row = await lockReturn(tx, id, ofCustomer(context))
    await end(tx, row, { from: ['asked', 'accepted', 'declined'], to: 'withdrawn', by: 'customer', at: context.now })
    await notify(tx, context.now, {
      ...{ accountId: row.consultantId, message: 'goods_return_closed', params: bothTitles(row) },
    })
    return shown(tx, row.shipmentId)
  })

export const answerReturn = (context: SignedIn, { id, answer, reason }: Input<typeof api.answerReturn>) =>
  context.db.transaction().execute(async (tx) => {
    const { now } = context
    const row = await lockReturn(tx, id, ofSeller(context))
    if (answer === 'accept') await acceptReturn(tx, row, { from: ['asked'], by: 'consultant', note: reason, at: now })
    else {
      if (reason === '') throw new Problem('invalid', { errors: { reason: ['Please fill this in.'] } })
      const set = { act_by: daysAfter(now, limits.RETURN_OBJECTION_DAYS) }
      if (!(await queries.changeState(tx, id, { from: ['asked'], to: 'declined', set }))) throw new Problem('stale')
      await queries.insertEvent(tx, id, { kind: 'declined', by: 'consultant', note: reason, at: now })
      const params = { ...bothTitles(row), reason }
      await notify(tx, now, { accountId: row.accountId, message: 'goods_return_declined', params })
    }
    return shown(tx, row.shipmentId)
  })

interface Step {
  from: ('asked' | 'accepted' | 'sent' | 'declined' | 'escalated')[]
  by: 'customer' | 'consultant' | 'staff' | 'system'
  note?: string
  at: Date
}

/** The customer sends the goods back next. */
export async function acceptReturn(tx: Tx, row: queries.ReturnRow, { from, by, note, at }: Step) {
  const set = { act_by: daysAfter(at, limits.RETURN_DISPATCH_DAYS) }
  if (!(await queries.changeState(tx, row.id, { from, to: 'accepted', set }))) throw new Problem('stale')
  await queries.insertEvent(tx, row.id, { kind: 'accepted', by, at, ...(note && { note }) })
  await notify(tx, at, { accountId: row.accountId, message: 'goods_return_accepted', params: bothTitles(row) })
}

/** Staff decide next. */
export async function escalate(tx: Tx, row: queries.ReturnRow, { from, by, note, at }: Step) {
  if (!(await queries.changeState(tx, row.id, { from, to: 'escalated' }))) throw new Problem('stale')
  await queries.insertEvent(tx, row.id, { kind: 'escalated', by, at, ...(note && { note }) })
  const params = bothTitles(row)
  if (by !== 'customer') await notify(tx, at, { accountId: row.accountId, message: 'goods_return_with_team', params })
  if (by !== 'consultant')
    await notify(tx, at, { accountId: row.consultantId, message: 'goods_return_escalated', params })
}

export const objectToAnswer = (context: SignedIn, { id, reason: note }: Input<typeof api.objectToAnswer>) =>
  context.db.transaction().execute(async (tx) => {
    const row = await lockReturn(tx, id, ofCustomer(context))
    await escalate(tx, row, { from: ['declined'], by: 'customer', note, at: context.now })
    return shown(tx, row.shipmentId)
  })

export const disputeReturn = (context: SignedIn, { id, reason: note }: Input<typeof api.disputeReturn>) =>
  context.db.transaction().execute(async (tx) => {
    const row = await lockReturn(tx, id, ofSeller(context))
    await escalate(tx, row, { from: ['sent'], by: 'consultant', note, at: context.now })
    return shown(tx, row.shipmentId)
  })

/** Ends a return without a refund; the earning is released as usual. */
export async function end(
  tx: Tx,
  { id, lineId }: queries.ReturnRow,
  { from, to, by, note, at }: Step & { to: 'rejected' | 'withdrawn' | 'closed' },
) {
  if (!(await queries.changeState(tx, id, { from, to, set: { closed_at: at } }))) throw new Problem('stale')
  await queries.insertEvent(tx, id, { kind: to, by, at, ...(note && { note }) })
  await thawEarnings(tx, [{ id: lineId }], 'goods_return')
}

/** Goods may also come back without a tracking number. */
export const receiveReturn = (context: SignedIn, { id, canBeSoldAgain }: Input<typeof api.receiveReturn>) =>
  context.db.transaction().execute(async (tx) => {
    const { now: at, actor } = context
    const row = await lockReturn(tx, id, ofSeller(context))
    await queries.insertEvent(tx, id, { kind: 'received', by: 'consultant', at })
    const from: Step['from'] = ['accepted', 'sent']
    await refundReturn(tx, row, { from, by: 'consultant', at, byId: actor.id, canBeSoldAgain })
    return shown(tx, row.shipmentId)
  })

interface Refunding extends Step {
  byId: number | null
  canBeSoldAgain?: boolean
}

/** Refunds all that is left of the line, which takes the earning back, and ends the return. */
export async function refundReturn(tx: Tx, row: queries.ReturnRow, { from, by, note, at, byId, ...goods }: Refunding) {
  const { id, lineId, orderId, productId, quantity } = row
  const { canBeSoldAgain } = goods
  const set = { closed_at: at, ...(canBeSoldAgain !== undefined && { can_be_sold_again: canBeSoldAgain }) }
  if (!(await queries.changeState(tx, id, { from, to: 'refunded', set }))) throw new Problem('stale')
  await queries.insertEvent(tx, id, { kind: 'refunded', by, at, ...(note && { note }) })
  await thawEarnings(tx, [{ id: lineId }], 'goods_return')
  await refund(tx, {
    orderId,
    lines: [{ lineId }],
    reason: '',
    reasonCode: 'goods_returned',
    by: byId,
    to: 'source',
    at,
  })
  if (canBeSoldAgain) await putPiecesBack(tx, productId, quantity)
}
