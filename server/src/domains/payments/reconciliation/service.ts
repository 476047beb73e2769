import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/payments/endpoints.ts'
import * as audit from '#server/domains/audit/public.ts'
import * as ledger from '#server/domains/ledger/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { signedUrl } from '#server/platform/http/signed-urls.ts'
import * as outbox from '#server/platform/outbox/outbox.ts'
import type { Services } from '#server/platform/services.ts'
import { DAY_MS, dayInIndia, endOfDay, startOfDay } from '#server/platform/time.ts'
import { GatewayFailure, type GatewayPayment } from '../gateways/gateway.ts'
import { settle } from '../settle/service.ts'
import { reconciliationsFile } from './files.ts'
import * as queries from './queries.ts'
import { comparePayments, compareRefunds, type Difference, refundTotals, totals } from './rules.ts'

/** Compares the previous day every night, once the gateway has closed it. */
export const reconcileYesterday = (services: Services, now: Date) =>
  reconcile(services, dayInIndia(new Date(now.getTime() - DAY_MS)), now)

/** Compares the gateway's list of a day with ours, settles missed payments, and stores the result. */
export async function reconcile(services: Services, day: string, now: Date) {
  const { db, gateway } = services
  const [from, before] = [startOfDay(day), endOfDay(day)]
  const came = ({ state }: GatewayPayment) => state === 'captured' || state === 'returned'
  const theirs = (await listOf(gateway.paymentsBetween(from, before))).filter(came)
  const theirRefunds = await listOf(gateway.refundsBetween(from, before))
  const found = await compare(services, theirs, from, before)
  for (const difference of found) difference.mended = await mend(services, difference, theirs)
  await db.transaction().execute((tx) => postFees(tx, gateway.name, theirs, now))
  const ours = await queries.capturedBetween(db, gateway.name, from, before)
  const ourRefunds = await queries.refundsSentBetween(db, from, before)
  const differences = [...found, ...compareRefunds(theirRefunds, ourRefunds)]
  const report = {
    day,
    provider: gateway.name,
    ranAt: now,
    ...totals(theirs, ours),
    ...refundTotals(theirRefunds, ourRefunds),
  }
  return db.transaction().execute(async (tx) => {
    const id = await queries.writeReport(tx, report, differences)
    const open = differences.filter(({ mended }) => !mended).length
    if (open > 0)
      for (const { mobile, email, language } of await queries.staffAddresses(tx))
        await outbox.add(tx, now, {
          message: 'reconciliation_differs',
          to: { mobile, email },
          language,
          params: { day, open },
        })
    return id
  })
}

async function listOf<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = []
  for await (const item of items) list.push(item)
  return list
}

async function compare({ db, gateway }: Services, theirs: GatewayPayment[], from: Date, before: Date) {
  const orders = theirs.map(({ orderId }) => orderId).filter((id) => id !== null)
  const [ours, known, extras] = await Promise.all([
    queries.capturedBetween(db, gateway.name, from, before),
    queries.ofOrders(db, gateway.name, orders),
    queries.refundedAttempts(
      db,
      theirs.map(({ id }) => id),
    ),
  ])
  return comparePayments({ theirs, ours, known, extras })
}

/** Settles a payment we missed: credited, or refunded if it was paid twice. */
async function mend(services: Services, { kind, paymentId, providerId }: Difference, theirs: GatewayPayment[]) {
  if (kind !== 'captured_there_only' && kind !== 'paid_twice') return false
  const attempt = theirs.find(({ id }) => id === providerId)!
  const effect = await settle(services, paymentId!, attempt, { source: 'reconciliation', event: `reconciled.${kind}` })
  return effect === 'captured' || effect === 'paid_twice'
}

/** The gateway's fees are final only afterwards. Each payment's fee is posted once. */
export async function postFees(tx: Tx, provider: string, theirs: GatewayPayment[], at: Date) {
  for (const { id, feePaise } of theirs)
    if (feePaise)
      await ledger.post(tx, {
        key: `fee of ${provider} ${id}`,
        kind: 'gateway_fee',
        at,
        entries: [
          { place: 'gateway', paise: feePaise },
          { place: 'gateway_fees', paise: -feePaise },
        ],
      })
}

export async function listReconciliations({ db }: SignedIn, input: Input<typeof api.listReconciliations>) {
  const { page, limit, sort } = input
  const view = { limit, offset: (page - 1) * limit, descending: sort === '-day' }
  const [data, count] = await Promise.all([queries.reportsMatching(db, input, view), queries.countReports(db, input)])
  return { data, count, page, limit }
}

export async function getReconciliation({ db }: SignedIn, { id }: Input<typeof api.getReconciliation>) {
  const reconciliation = await queries.reportById(db, id)
  if (!reconciliation) throw new Problem('not_found')
  return { reconciliation, differences: await queries.differencesOf(db, id) }
}

/** The export is recorded in the audit log. */
export async function exportReconciliations(context: SignedIn, filter: Input<typeof api.exportReconciliations>) {
  const { services, db, actor, now } = context
  await db
    .transaction()
    .execute((tx) => audit.record(tx, context, { action: 'reconciliations.exported', after: filter }))
  return { url: signedUrl(services, reconciliationsFile, filter, { actor, now }) }
}

export async function reconcileDay(context: SignedIn, { day }: Input<typeof api.reconcileDay>) {
  const { services, db, now } = context
  if (day > dayInIndia(now)) throw new Problem('day_to_come')
  try {
    const id = await reconcile(services, day, now)
    await db
      .transaction()
      .execute((tx) => audit.record(tx, context, { action: 'reconciliation.run', subject: { kind: 'day', id: day } }))
    return { reconciliation: (await queries.reportById(db, id))! }
  } catch (error) {
    if (error instanceof GatewayFailure) throw new Problem('gateway_unavailable', { retryAfterSeconds: 30 })
    throw error
  }
}
