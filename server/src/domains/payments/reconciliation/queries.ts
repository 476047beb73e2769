import type { Db, Tx } from '#server/platform/db/db.ts'
import type { Difference, OurPayment } from './rules.ts'

const PAYMENT = [
  'id',
  'provider_order_id as providerOrderId',
  'provider_payment_id as providerPaymentId',
  'amount_paise as amountPaise',
] as const

export const capturedBetween = (db: Db, provider: string, from: Date, before: Date): Promise<OurPayment[]> =>
  db
    .selectFrom('payments')
    .select(PAYMENT)
    .where('provider', '=', provider)
    .where('state', '=', 'captured')
    .where('provider_created_at', '>=', from)
    .where('provider_created_at', '<', before)
    .execute()

export const ofOrders = async (db: Db, provider: string, orderIds: string[]): Promise<Map<string, OurPayment>> => {
  const rows = await db
    .selectFrom('payments')
    .select(PAYMENT)
    .where('provider', '=', provider)
    .where((eb) => eb('provider_order_id', '=', eb.fn.any(eb.val(orderIds))))
    .execute()
  return new Map(rows.map((row) => [row.providerOrderId!, row]))
}

export const refundedAttempts = async (db: Db, attemptIds: string[]) => {
  const rows = await db
    .selectFrom('payment_refunds as refund')
    .innerJoin('payments as payment', 'payment.id', 'refund.payment_id')
    .select('refund.provider_payment_id as id')
    .where((eb) => eb('refund.provider_payment_id', '=', eb.fn.any(eb.val(attemptIds))))
    .whereRef('refund.provider_payment_id', '<>', 'payment.provider_payment_id')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

const REFUND = [
  'id',
  'payment_id as paymentId',
  'provider_refund_id as providerRefundId',
  'amount_paise as amountPaise',
] as const

export const refundsSentBetween = (db: Db, from: Date, before: Date) =>
  db
    .selectFrom('payment_refunds')
    .select(REFUND)
    .where('sent_at', '>=', from)
    .where('sent_at', '<', before)
    .where('provider_refund_id', 'is not', null)
    .execute()

export interface Report {
  day: string
  provider: string
  ranAt: Date
  gatewayPayments: number
  gatewayPaise: number
  ourPayments: number
  ourPaise: number
  gatewayRefundsPaise: number
  ourRefundsPaise: number
  feesPaise: number
}

/** A repeated comparison replaces the previous result. */
export async function writeReport(tx: Tx, report: Report, differences: readonly Difference[]) {
  await tx
    .deleteFrom('payment_reconciliations')
    .where('day', '=', report.day)
    .where('provider', '=', report.provider)
    .execute()
  const { id } = await tx
    .insertInto('payment_reconciliations')
    .values({
      ...{ day: report.day, provider: report.provider, ran_at: report.ranAt },
      gateway_payments: report.gatewayPayments,
      gateway_paise: report.gatewayPaise,
      our_payments: report.ourPayments,
      our_paise: report.ourPaise,
      gateway_refunds_paise: report.gatewayRefundsPaise,
      our_refunds_paise: report.ourRefundsPaise,
      fees_paise: report.feesPaise,
      differences: differences.length,
      mended: differences.filter(({ mended }) => mended).length,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (differences.length > 0)
    await tx
      .insertInto('payment_differences')
      .values(
        differences.map(({ kind, paymentId, providerId, gatewayPaise, ourPaise, mended }) => ({
          ...{ reconciliation_id: id, kind, payment_id: paymentId, provider_id: providerId, mended },
          ...{ gateway_paise: gatewayPaise, our_paise: ourPaise },
        })),
      )
      .execute()
  return id
}

export interface ReportFilter {
  search?: string | undefined
  found?: 'clean' | 'differences' | 'open' | undefined
  from?: string | undefined
  to?: string | undefined
}

const matching = (db: Db, { search, found, from, to }: ReportFilter) =>
  db
    .selectFrom('payment_reconciliations as report')
    .$if(found === 'clean', (query) => query.where('differences', '=', 0))
    .$if(found === 'differences', (query) => query.where('differences', '>', 0))
    .$if(found === 'open', (query) => query.whereRef('differences', '>', 'mended'))
    .$if(from !== undefined, (query) => query.where('day', '>=', from!))
    .$if(to !== undefined, (query) => query.where('day', '<=', to!))
    .$if(Boolean(search?.trim()), (query) =>
      query.where((where) =>
        where.exists(
          where
            .selectFrom('payment_differences')
            .select('id')
            .whereRef('reconciliation_id', '=', 'report.id')
            .where('provider_id', '=', search!.trim()),
        ),
      ),
    )

const COLUMNS = [
  'id',
  'day',
  'provider',
  'ran_at as ranAt',
  'gateway_payments as gatewayPayments',
  'gateway_paise as gatewayPaise',
  'our_payments as ourPayments',
  'our_paise as ourPaise',
  'gateway_refunds_paise as gatewayRefundsPaise',
  'our_refunds_paise as ourRefundsPaise',
  'fees_paise as feesPaise',
  'differences',
  'mended',
] as const

export const reportsMatching = (
  db: Db,
  filter: ReportFilter,
  { limit, offset, descending }: { limit: number; offset: number; descending: boolean },
) =>
  matching(db, filter)
    .select(COLUMNS)
    .$narrowType<{ day: string; provider: 'razorpay' | 'test' }>()
    .orderBy('day', descending ? 'desc' : 'asc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()

export const countReports = async (db: Db, filter: ReportFilter) =>
  (
    await matching(db, filter)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

export const reportById = (db: Db, id: number) =>
  db
    .selectFrom('payment_reconciliations')
    .select(COLUMNS)
    .$narrowType<{ day: string; provider: 'razorpay' | 'test' }>()
    .where('id', '=', id)
    .executeTakeFirst()

export const differencesOf = (db: Db, reportId: number) =>
  db
    .selectFrom('payment_differences')
    .select(['id', 'kind', 'payment_id as paymentId', 'provider_id as providerId'])
    .select(['gateway_paise as gatewayPaise', 'our_paise as ourPaise', 'mended'])
    .$narrowType<{ kind: Difference['kind'] }>()
    .where('reconciliation_id', '=', reportId)
    .orderBy('id')
    .limit(1000)
    .execute()

export const staffAddresses = (tx: Tx) =>
  tx
    .selectFrom('accounts')
    .select(['mobile', 'email', 'language'])
    .where('type', '=', 'admin')
    .$narrowType<{ language: 'en' | 'hi' }>()
    .execute()
