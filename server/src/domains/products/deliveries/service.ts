import type { Input } from '#contract/endpoint.ts'
import { MISSING_AFTER_DAYS, RETURN_DAYS, type ReturnState, SEND_REMINDER_DAYS } from '#contract/products/constants.ts'
import type * as api from '#contract/products/shipments.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { daysAfter } from '#server/platform/time.ts'
import { returnsOfShipments } from '../returns/views.ts'
import * as queries from '../shipments/queries.ts'

type Returns = Awaited<ReturnType<typeof returnsOfShipments>>

const shown = (row: queries.ShipmentRow, returns: Returns, now: Date) => ({
  ...{ id: row.id, orderId: row.orderId, productId: row.productId, photo: row.photo, quantity: row.quantity },
  ...{ title_english: row.title_english, title_hindi: row.title_hindi, state: row.state },
  to: {
    ...{ name: row.recipient, mobile: row.mobile, street: row.street, city: row.city, pincode: row.pincode },
    state: { title_english: row.stateEnglish, title_hindi: row.stateHindi },
  },
  ...{ carrier: row.carrier, trackingNumber: row.trackingNumber, placedAt: row.placedAt, packedAt: row.packedAt },
  ...{ shippedAt: row.shippedAt, deliveredAt: row.deliveredAt, endedAt: row.endedAt },
  cancellation: row.cancelledBy && { by: row.cancelledBy, reason: row.cancelReason },
  isOverdue: (row.state === 'placed' || row.state === 'packed') && row.reminders === SEND_REMINDER_DAYS.length,
  ...onItsWay(row),
  returnableUntil: mayAsk(returns.get(row.id)) ? returnableUntil(row, now) : null,
  return: returns.get(row.id) ?? null,
})

function onItsWay({ state, shippedAt, deliverBy, missingAt }: queries.ShipmentRow) {
  if (state !== 'shipped') return { deliverBy: null, missingFrom: null, missingAt: null }
  if (missingAt) return { deliverBy: null, missingFrom: null, missingAt }
  return { deliverBy, missingFrom: shippedAt && daysAfter(shippedAt, MISSING_AFTER_DAYS), missingAt }
}

const MAY_ASK_AGAIN: readonly ReturnState[] = ['withdrawn', 'closed']
const mayAsk = (one: { state: ReturnState } | undefined) => one === undefined || MAY_ASK_AGAIN.includes(one.state)

function returnableUntil({ state, deliveredAt }: queries.ShipmentRow, now: Date) {
  const until = state === 'delivered' && deliveredAt ? daysAfter(deliveredAt, RETURN_DAYS) : null
  return until && until > now ? until : null
}

export async function listShipments({ db, actor, now }: SignedIn, { page, limit }: Input<typeof api.listShipments>) {
  const [rows, { count }] = await Promise.all([
    queries.shipmentsTo(db, actor.id, { limit, offset: (page - 1) * limit }),
    queries.countShipments(db, { accountId: actor.id }),
  ])
  const returns = await returnsOfShipments(
    db,
    rows.map(({ id }) => id),
  )
  const data = rows.map((row) => ({
    ...{ ...shown(row, returns, now), paidPaise: row.paidPaise, refundablePaise: row.refundablePaise },
    consultant: { id: row.consultantId, slug: row.slug, name: row.name },
  }))
  return { data, count, page, limit }
}

export async function listOwnShipments(
  { db, actor, now }: SignedIn,
  { page, limit }: Input<typeof api.listOwnShipments>,
) {
  const [rows, { count, toSend, toAnswer }] = await Promise.all([
    queries.shipmentsBy(db, actor.id, { limit, offset: (page - 1) * limit }),
    queries.countShipments(db, { consultantId: actor.id }),
  ])
  const returns = await returnsOfShipments(
    db,
    rows.map(({ id }) => id),
  )
  const data = rows.map((row) => ({ ...shown(row, returns, now), grossPaise: row.grossPaise }))
  return { data, count, toSend, toAnswer, page, limit }
}
