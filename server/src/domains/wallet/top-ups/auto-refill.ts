import type { Input, Reply } from '#contract/endpoint.ts'
import type * as api from '#contract/wallet/endpoints.ts'
import { chargeByMandate, GatewayFailure, paymentById } from '#server/domains/payments/public.ts'
import { readSettings } from '#server/domains/settings/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import type { Services } from '#server/platform/services.ts'
import { dayInIndia, HOUR_MS, startOfDay } from '#server/platform/time.ts'
import * as queries from './queries.ts'
import { checkAmount, openTopUp } from './service.ts'

type AutoRefill = Reply<typeof api.getAutoRefill>['autoRefill']
const STANDARD = { below: 500_00, amount: 1000_00 }

export async function getAutoRefill({ db, actor }: SignedIn): Promise<{ autoRefill: AutoRefill }> {
  const row = await queries.refillOf(db, actor.id)
  return {
    autoRefill: {
      state: (row?.state ?? 'off') as AutoRefill['state'],
      belowPaise: row?.below_paise ?? STANDARD.below,
      amountPaise: row?.amount_paise ?? STANDARD.amount,
      mandatePaymentId: row?.state === 'awaiting_mandate' ? row.mandate_payment_id : null,
      method: (row?.method ?? null) as AutoRefill['method'],
      lastRefillAt: row?.last_refill_at ?? null,
    },
  }
}

export async function setAutoRefill(context: SignedIn, input: Input<typeof api.setAutoRefill>) {
  const { db, actor, now, settings } = context
  const { enabled, belowPaise: below, amountPaise: amount } = input
  if (enabled) checkAmount(amount, settings)
  await db.transaction().execute(async (tx) => {
    const row = await queries.lockRefill(tx, actor.id, { below, amount, now })
    const change = { below, amount, now, mandatePaymentId: null }
    if (!enabled) return queries.setRefill(tx, actor.id, { ...change, state: 'off' })
    if (row.token_id) return queries.setRefill(tx, actor.id, { ...change, state: 'on' })
    const mandatePaymentId =
      (await openMandate(tx, row.mandate_payment_id, amount)) ??
      (
        await openTopUp(tx, {
          accountId: actor.id,
          paise: amount,
          at: now,
          mandateUpToPaise: settings.topUpMaxRupees * 100,
        })
      ).paymentId
    return queries.setRefill(tx, actor.id, { ...change, state: 'awaiting_mandate', mandatePaymentId })
  })
  return getAutoRefill(context)
}

/** An unanswered mandate request is reused instead of creating another. */
async function openMandate(tx: Tx, paymentId: number | null, paise: number) {
  const payment = paymentId === null ? undefined : await paymentById(tx, paymentId)
  const open = payment && payment.state !== 'captured' && payment.state !== 'cancelled'
  return open && payment.amountPaise === paise ? payment.id : undefined
}

/** Tops up wallets below their threshold; runs every few minutes. */
export async function refillWallets(services: Services, now: Date) {
  const { autoRefillsPerDay } = await readSettings(services.db, now)
  const pace = {
    ...{ now, perDay: autoRefillsPerDay, dayStart: startOfDay(dayInIndia(now)) },
    retryBefore: new Date(now.getTime() - 6 * HOUR_MS),
  }
  for (const { accountId } of await queries.emptyWallets(services.db, pace, 200)) {
    const begun = await begin(services, accountId, pace)
    if (begun) await charge(services, begun.paymentId, begun.mandate, now)
  }
  for (const { paymentId, ...mandate } of await queries.unsentRefills(
    services.db,
    new Date(now.getTime() - HOUR_MS / 12),
  ))
    await charge(services, paymentId, mandate, now)
}

/** Undefined if another process was first, also if its refill has already arrived. */
const begin = ({ db }: Services, accountId: number, pace: queries.Pace) =>
  db.transaction().execute(async (tx) => {
    const wallet = await queries.lockEmptyWallet(tx, pace, accountId)
    if (!wallet) return undefined
    const { paise, customerId, tokenId } = wallet
    const { paymentId } = await openTopUp(tx, { accountId, paise, at: pace.now, automatic: true })
    await queries.beginRefill(tx, accountId, paymentId, pace.now)
    return { paymentId, mandate: { customerId, tokenId } }
  })

async function charge(
  services: Services,
  paymentId: number,
  mandate: { customerId: string; tokenId: string },
  now: Date,
) {
  try {
    await chargeByMandate(services, paymentId, mandate, now)
  } catch (error) {
    // It may have been charged and only the response was lost: the poller finds out, and no second charge begins
    // before.
    if (!(error instanceof GatewayFailure)) throw error
    services.log.warn({ paymentId, error: error.message }, 'wallet could not be refilled; will retry')
  }
}
