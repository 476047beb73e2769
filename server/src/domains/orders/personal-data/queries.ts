import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db, Tx } from '#server/platform/db/db.ts'

/** All orders of a person, with the documents as issued. */
export async function ordersForExport(db: Db | Tx, accountId: number) {
  const orders = await db
    .selectFrom('orders')
    .select((eb) => [
      'id',
      'state',
      'created_at as createdAt',
      'paid_at as paidAt',
      'billing_name as billingName',
      'billing_address as billingAddress',
      'billing_state as billingState',
      'billing_gstin as billingGstin',
      'discounts',
      'total_paise as totalPaise',
      jsonArrayFrom(
        eb
          .selectFrom('order_lines')
          .select([
            'kind',
            'title_english',
            'title_hindi',
            'quantity',
            'price_paise as pricePaise',
            'discount_paise as discountPaise',
          ])
          .select(['total_paise as totalPaise', 'refunded_paise as refundedPaise', 'state'])
          .whereRef('order_id', '=', 'orders.id')
          .orderBy('position'),
      ).as('lines'),
      jsonArrayFrom(
        eb
          .selectFrom('refunds')
          .select(['at', 'reason', 'reason_code as reasonCode', 'total_paise as totalPaise'])
          .whereRef('order_id', '=', 'orders.id')
          .orderBy('id'),
      ).as('refunds'),
      jsonArrayFrom(
        eb
          .selectFrom('refund_requests')
          .select(['asked_at as askedAt', 'reason', 'state', 'decided_at as decidedAt', 'note'])
          .whereRef('order_id', '=', 'orders.id')
          .orderBy('id'),
      ).as('refundRequests'),
    ])
    .where('buyer_id', '=', accountId)
    .orderBy('id')
    .execute()
  const documents = await db
    .selectFrom('documents')
    .select(['kind', 'number', 'order_id as orderId', 'issued_at as issuedAt', 'total_paise as totalPaise', 'body'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
  const couponUses = await db
    .selectFrom('coupon_uses')
    .select(['order_id as orderId', 'used_at as usedAt', 'given_back_at as givenBackAt'])
    .where('account_id', '=', accountId)
    .orderBy('used_at')
    .execute()
  return { orders, documents, couponUses, earned: await earnedForExport(db, accountId) }
}

/** A consultant's earnings and deductions. */
async function earnedForExport(db: Db | Tx, accountId: number) {
  const earnings = await db
    .selectFrom('earnings')
    .select(['order_id as orderId', 'kind', 'title_english', 'gross_paise as grossPaise', 'net_paise as netPaise'])
    .select(['commission_paise as commissionPaise', 'commission_gst_paise as commissionGstPaise'])
    .select('delivery_paise as deliveryPaise')
    .select(['tcs_paise as tcsPaise', 'tds_paise as tdsPaise', 'passed_tax_paise as passedTaxPaise'])
    .select(['earned_at as earnedAt', 'released_at as releasedAt'])
    .where('consultant_id', '=', accountId)
    .orderBy('id')
    .execute()
  const reversals = await db
    .selectFrom('earning_reversals')
    .select(['gross_paise as grossPaise', 'net_paise as netPaise', 'at'])
    .where('consultant_id', '=', accountId)
    .orderBy('id')
    .execute()
  const charges = await db
    .selectFrom('earning_charges')
    .select(['order_id as orderId', 'kind', 'title_english', 'paise', 'at'])
    .where('consultant_id', '=', accountId)
    .orderBy('id')
    .execute()
  return { earnings, reversals, charges }
}

/**
 * Invoices and credit notes are retained as tax law requires, with name and address. The order keeps its amounts and
 * tax state; the person's name and texts are erased.
 */
export async function eraseBuyer(tx: Tx, accountId: number) {
  const theirs = tx.selectFrom('orders').select('id').where('buyer_id', '=', accountId)
  const asked = tx
    .selectFrom('refund_requests')
    .select('refund_id')
    .where('order_id', 'in', theirs)
    .where('refund_id', 'is not', null)
  await tx
    .updateTable('orders')
    .set({ billing_name: 'Deleted account', billing_address: null, billing_gstin: null })
    .where('buyer_id', '=', accountId)
    .execute()
  await tx
    .updateTable('refunds')
    .set({
      reason: sql<string>`case when by_id = ${accountId} or id in (${asked}) then 'Asked for by the customer'
        when reason_code is null then 'Reason erased with the account' else '' end`,
    })
    .where('order_id', 'in', theirs)
    .execute()
  // What a consultant wrote when cancelling is stored with the refund of the other side.
  await tx
    .updateTable('refunds')
    .set({ reason: sql<string>`case when reason_code is null then 'Reason erased with the account' else '' end` })
    .where('by_id', '=', accountId)
    .where('order_id', 'not in', theirs)
    .execute()
  await tx.updateTable('refund_requests').set({ reason: '', note: '' }).where('order_id', 'in', theirs).execute()
}

/** Whether an order has a pending payment, or a refund request is undecided. */
export const orderUnderWay = async (db: Db | Tx, accountId: number) => {
  const found = await db
    .selectFrom('orders')
    .leftJoin('refund_requests', (join) =>
      join.onRef('refund_requests.order_id', '=', 'orders.id').on('refund_requests.state', '=', 'asked'),
    )
    .select('orders.id')
    .where('buyer_id', '=', accountId)
    .where((eb) => eb.or([eb('orders.state', '=', 'paying'), eb('refund_requests.id', 'is not', null)]))
    .limit(1)
    .executeTakeFirst()
  return found && ('payment_under_way' as const)
}
