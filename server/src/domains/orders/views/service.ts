import type { Input, Reply } from '#contract/endpoint.ts'
import type * as api from '#contract/orders/endpoints.ts'
import { paymentById, sentBackBecause } from '#server/domains/payments/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { discountsOf } from '../discounts/queries.ts'
import { documentsOf } from '../documents/queries.ts'
import { linesOf } from '../lines/queries.ts'
import { consultantsNamed } from '../quotes/queries.ts'
import { sumOf } from '../rules.ts'
import * as queries from './queries.ts'
import { statusOf } from './rules.ts'

type ShownOrder = Reply<typeof api.getOrder>['order']

/** An order as its buyer sees it; orders of others are not found. */
export async function orderOf(db: Db | Tx, orderId: number, buyerId: number): Promise<ShownOrder> {
  const order = await wholeOrder(db, orderId)
  if (order?.buyerId !== buyerId) throw new Problem('not_found')
  return order.shown
}

/** Everything about an order, as people see it. */
export async function wholeOrder(db: Db | Tx, orderId: number) {
  const order = await queries.orderById(db, orderId)
  if (!order) return undefined
  const lines = await linesOf(db, orderId)
  const consultants = [...new Set(lines.flatMap(({ consultantId }) => consultantId ?? []))]
  const by = new Map(
    (consultants.length > 0 ? await consultantsNamed(db, consultants) : []).map(({ id, name, slug }) => [
      id,
      { name, slug },
    ]),
  )
  const taken = order.discounts.length > 0 ? await discountsOf(db, orderId) : []
  const refunds = await queries.refundsOf(db, orderId)
  const refundedPaise = refunds.reduce((sum, { paise }) => sum + paise, 0)
  const request = await queries.latestRequest(db, orderId)
  const payment = order.paymentId ? await paymentShown(db, order.paymentId) : null
  const { pricePaise: subtotalPaise, ...sums } = sumOf(lines.map((line) => ({ ...line, taxPaise: taxOf(line) })))
  const shown: ShownOrder = {
    ...{ id: orderId, createdAt: order.createdAt, paidAt: order.paidAt, payUntil: order.payUntil },
    status: statusOf({ ...order, refundedPaise, paymentState: payment?.state ?? null }),
    lines: lines.map(({ kind, consultantId, supplierId, ...line }) => ({
      ...line,
      type: kind,
      state: line.state === 'lapsed' ? 'unpaid' : line.state,
      taxPaise: taxOf(line),
      by: by.get(consultantId ?? 0) ?? null,
      supplier: by.get(supplierId ?? 0) ?? null,
      discounts: taken.filter(({ lineId }) => lineId === line.id),
    })),
    ...{ subtotalPaise, ...sums, discounts: order.discounts, couponCode: order.couponCode, refundedPaise },
    billing: {
      name: order.billingName,
      gstin: order.gstin,
      address: order.address,
      state: { code: order.stateCode, title_english: order.stateEnglish, title_hindi: order.stateHindi },
    },
    ...{ promoPaise: order.promoPaise, walletPaise: order.walletPaise, gatewayPaise: order.gatewayPaise },
    payment,
    documents: await documentsOf(db, orderId),
    refunds,
    refundRequest: request ?? null,
    mayAskRefund: order.state === 'paid' && refundedPaise < order.totalPaise && request?.state !== 'asked',
  }
  return { buyerId: order.buyerId, shown, lines, refunds }
}

const taxOf = (line: { totalPaise: number; taxablePaise: number }) => line.totalPaise - line.taxablePaise

async function paymentShown(db: Db | Tx, paymentId: number): Promise<ShownOrder['payment']> {
  const payment = await paymentById(db, paymentId)
  return payment ? { ...payment, sentBack: await sentBackBecause(db, paymentId) } : null
}

export const getOrder = async ({ db, actor }: SignedIn, { id }: Input<typeof api.getOrder>) => ({
  order: await orderOf(db, id, actor.id),
})

export async function listOrders(
  { db, actor }: SignedIn,
  { page, limit, search }: Input<typeof api.listOrders>,
): Promise<Reply<typeof api.listOrders>> {
  const input = { buyerId: actor.id, search, limit, offset: (page - 1) * limit }
  const [rows, count] = await Promise.all([queries.pageOfOrders(db, input), queries.countOrders(db, actor.id, search)])
  const data = rows.map(({ titles, invoice, state, paymentState, ...row }) => ({
    ...row,
    status: statusOf({ ...row, state, paymentState }),
    ...{ title_english: titles.title_english, title_hindi: titles.title_hindi, linesCount: titles.count },
    invoice: invoice && { ...invoice, kind: 'invoice' as const, issuedAt: new Date(invoice.issuedAt) },
  }))
  return { data, count, page, limit }
}
