import type { z } from 'zod'
import type { TalkMeter } from '#contract/talks/endpoints.ts'
import { flowOf } from '#server/domains/calls/public.ts'
import { fundsOf } from '#server/domains/ledger/public.ts'
import { earningCalculator, meteredPricing } from '#server/domains/orders/public.ts'
import { readSettings } from '#server/domains/settings/public.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { nextSession } from '../queries.ts'
import type { Side, TalkFacts } from '../talk.ts'
import { lastConnected, unseenRooms } from './queries.ts'
import { connectedSecondsAt, type MeterState, priceOf, secondsFor, secondsLeftFor } from './rules.ts'

/** Everything that determines what is due for a live talk. */
export async function meterStateOf(
  db: Db | Tx,
  talk: TalkFacts,
  now: Date,
  upSince = new Date(0),
): Promise<MeterState> {
  const { talkIdleSeconds: idleSeconds } = await readSettings(db, now)
  const flow = await flowOf(db, talk.room)
  const lastAt = (await lastConnected(db, [talk.room])).get(talk.room) ?? null
  const mayLastUntil = await nextSession(db, talk, talk.answeredAt ?? now)
  const unseen = (await unseenRooms(db, [talk.room], now)).has(talk.room)
  return { talk, flow, unseen, lastAt, mayLastUntil, idleSeconds, upSince }
}

export type Meter = z.output<typeof TalkMeter>

const MAX_CALCULATORS = 1_000
const calculators = new Map<string, Awaited<ReturnType<typeof earningCalculator>>>()

/** Earned so far, with the fee rates cached by this process; the bill reads them again. */
export async function earningOf(db: Db | Tx, { room, consultantId }: TalkFacts, grossPaise: number, now: Date) {
  const calculator = calculators.get(room) ?? (await earningCalculator(db, consultantId))
  calculators.set(room, calculator)
  const [oldest] = calculators.keys()
  if (calculators.size > MAX_CALCULATORS && oldest !== undefined) calculators.delete(oldest)
  return calculator(grossPaise, now).netPaise
}

/** The meter as one side sees it; only the customer sees the wallet, only the consultant the earning. */
export async function meterFor(db: Db | Tx, talk: TalkFacts, side: Side, now: Date): Promise<Meter> {
  const { seen, own } = await readMeter(db, talk, now)
  return { ...seen, ...(await own(side)) }
}

/** The same for both sides at once. */
export async function metersFor(db: Db | Tx, talk: TalkFacts, now: Date): Promise<Record<Side, Meter>> {
  const { seen, own } = await readMeter(db, talk, now)
  return { customer: { ...seen, ...(await own('customer')) }, consultant: { ...seen, ...(await own('consultant')) } }
}

async function readMeter(db: Db | Tx, talk: TalkFacts, now: Date) {
  const meterState = await meterStateOf(db, talk, now)
  const { toPay } = await taxOn(db, talk, now)
  const { spendablePaise } = await fundsOf(db, talk.customerId, now)
  const connectedSeconds = Math.min(connectedSecondsAt(meterState.flow, now), talk.paidSeconds)
  const grossPaise = priceOf(talk.ratePaise, connectedSeconds)
  const spentPaise = toPay(grossPaise, talk.ratePaise)
  const most = secondsFor(talk.heldPaise + spendablePaise, talk.ratePaise, toPay)
  const payable = Math.max(talk.paidSeconds, Math.min(most, talk.limitSeconds ?? Infinity))
  const byMoney = secondsLeftFor({ ...meterState, mayLastUntil: null }, payable, now)
  const secondsLeft = secondsLeftFor(meterState, payable, now)
  const seen: Meter = {
    talkId: talk.id,
    since: meterState.flow.since,
    connectedSeconds,
    spentPaise,
    paidSeconds: talk.paidSeconds,
    secondsLeft,
    endsBy: secondsLeft < byMoney ? 'next_session' : payable === talk.limitSeconds ? 'limit' : 'balance',
    walletPaise: null,
    earnedPaise: null,
    warning: talk.warned,
    serverNow: now,
  }
  const own = async (side: Side): Promise<Partial<Meter>> =>
    side === 'consultant'
      ? { earnedPaise: await earningOf(db, talk, grossPaise, now) }
      : { walletPaise: Math.max(0, talk.heldPaise + spendablePaise - spentPaise) }
  return { seen, own }
}

interface Between {
  /** 0 before a talk exists. */
  id: number
  /** Undefined for visitors. */
  customerId: number | undefined
  /** Null for any consultant. */
  consultantId: number | null
  billingState: string | undefined
}

/** The order arithmetic with the current tax and discounts: the full price with tax, and what the customer pays. */
export async function taxOn(
  db: Db | Tx,
  { id: itemId, customerId, consultantId, billingState }: Between,
  at: Date,
  discountsAt = at,
) {
  const line = { kind: 'talk' as const, itemId, buyerId: customerId, consultantId, stateCode: billingState }
  const { gstRateBp, full, charged } = await meteredPricing(db, line, at, discountsAt)
  return {
    gstRateBp,
    withTax: (pricePaise: number) => full(pricePaise).totalPaise,
    toPay: (pricePaise: number, ratePaise: number) => charged({ pricePaise, ratePaise }).totalPaise,
  }
}
