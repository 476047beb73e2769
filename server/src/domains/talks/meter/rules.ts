import { connectedMs, type Flow } from '#server/domains/calls/public.ts'
import { DAY_MS, secondsAfter } from '#server/platform/time.ts'
import type { TalkFacts, Why } from '../talk.ts'

/** The hold is extended when less than this is left of it, by this many seconds at a time. */
const AHEAD_SECONDS = 240
export const STEP_SECONDS = 300
/** Longer than any talk or outage: the talk releases the hold, not its expiry. */
export const HELD_FOR_MS = 7 * DAY_MS
/** How often an extension is retried when the balance was too low: a top-up may arrive at any moment. */
const RETRY_MS = 5_000
const WARNINGS = [
  { minutes: 1, seconds: 60 },
  { minutes: 3, seconds: 180 },
] as const
export type Warning = (typeof WARNINGS)[number]['minutes']

/** The price of this many seconds before tax: rounded once, half up, in whole paise. */
export const priceOf = (ratePaise: number, seconds: number) => Math.floor((2 * ratePaise * seconds + 60) / 120)

/** What a price at a rate comes to, with the customer's discounts and the current tax. */
export type ToPay = (pricePaise: number, ratePaise: number) => number

const DAY_SECONDS = 86_400

/** The maximum whole seconds that a sum covers, including tax; a day or more where discounts pay for everything. */
export function secondsFor(paise: number, ratePaise: number, toPay: ToPay): number {
  const fits = (seconds: number) => toPay(priceOf(ratePaise, seconds), ratePaise) <= paise
  // Half a paisa more is rounded down to the sum.
  let [least, most] = [0, Math.ceil((60 * Math.max(0, paise) + 30) / ratePaise) + 1]
  // With free minutes the sum lasts longer.
  while (fits(most)) {
    if (most >= DAY_SECONDS) return most
    most *= 2
  }
  while (most - least > 1) {
    const middle = Math.floor((least + most) / 2)
    if (fits(middle)) least = middle
    else most = middle
  }
  return least
}

/** Whole seconds both were connected up to an instant; the only place that rounds to seconds. */
export const connectedSecondsAt = (flow: Flow, at: Date) => Math.floor(connectedMs(flow, at) / 1000)

/** When the paid time is used up, if both stay connected. */
export const paidUntil = ({ connectedMs: over, since }: Flow, paidSeconds: number) =>
  since && new Date(since.getTime() + Math.max(0, paidSeconds * 1000 - over))

export interface MeterState {
  talk: Pick<TalkFacts, 'answeredAt' | 'limitSeconds' | 'paidSeconds' | 'triedAt' | 'warned'>
  flow: Flow
  /** A side had no beat for a lease: the metered stretch ends in the past once the room is swept. */
  unseen: boolean
  /** When they were last connected; null if never. */
  lastAt: Date | null
  /** The next session of either side. */
  mayLastUntil: Date | null
  idleSeconds: number
  /** The server was not running before this. */
  upSince: Date
}

export type Verdict =
  | { kind: 'end'; at: Date; why: Why }
  | { kind: 'extend' }
  | { kind: 'warn'; minutes: Warning | null }
  | undefined

const later = (a: Date, b: Date) => (a > b ? a : b)

/**
 * What is due at an instant, most urgent first. Every result has the instant it became due, however late it is
 * evaluated.
 */
export function judge(meterState: MeterState, now: Date): Verdict {
  if (meterState.flow.since && meterState.unseen) return undefined
  const over = earliestEnd(meterState, now)
  if (mayExtend(meterState, now) && !(over && over.why !== 'no_money')) return { kind: 'extend' }
  if (over) return { kind: 'end', ...over }
  const minutes = warningFor(meterState, now)
  return minutes === meterState.talk.warned ? undefined : { kind: 'warn', minutes }
}

function earliestEnd({ talk, flow, lastAt, mayLastUntil, idleSeconds, upSince }: MeterState, now: Date) {
  const { answeredAt, paidSeconds, limitSeconds } = talk
  const ends: { at: Date; why: Why }[] = []
  const usedUp = flow.connectedMs >= paidSeconds * 1000 ? later(lastAt ?? now, answeredAt!) : undefined
  const moneyAt = usedUp ?? paidUntil(flow, paidSeconds)
  // If both end it at once the session is named: money is held no further than that.
  if (mayLastUntil) ends.push({ at: later(mayLastUntil, answeredAt!), why: 'next_session' })
  if (moneyAt) ends.push({ at: moneyAt, why: paidSeconds === limitSeconds ? 'limit' : 'no_money' })
  if (!flow.since)
    ends.push({ at: secondsAfter(later(lastAt ?? answeredAt!, upSince), idleSeconds), why: 'nobody_connected' })
  return ends.filter(({ at }) => at <= now).sort((a, b) => a.at.getTime() - b.at.getTime())[0]
}

/** Only while connected: unused time need not be held. */
function mayExtend({ talk, flow, mayLastUntil }: MeterState, now: Date) {
  if (!flow.since || talk.paidSeconds === talk.limitSeconds) return false
  const left = talk.paidSeconds - connectedMs(flow, now) / 1000
  if (left >= AHEAD_SECONDS || (mayLastUntil && secondsAfter(now, left) >= mayLastUntil)) return false
  const { triedAt } = talk
  // A clock that was set back must not delay it.
  return (
    !triedAt ||
    Math.abs(now.getTime() - triedAt.getTime()) >= RETRY_MS ||
    (left <= 0 && triedAt.getTime() !== now.getTime())
  )
}

/** The new end of the hold. */
export function nextPaidSeconds({ talk, flow, mayLastUntil }: MeterState, now: Date) {
  const connected = connectedSecondsAt(flow, now)
  const bySession = mayLastUntil
    ? connected + Math.max(0, Math.ceil((mayLastUntil.getTime() - now.getTime()) / 1000))
    : Infinity
  const wanted = Math.max(talk.paidSeconds, connected) + STEP_SECONDS
  return Math.max(talk.paidSeconds, Math.min(wanted, bySession, talk.limitSeconds ?? Infinity))
}

/** Time until something known ends it. */
export function secondsLeftFor(meterState: MeterState, paidSeconds: number, now: Date) {
  const byMoney = paidSeconds - connectedMs(meterState.flow, now) / 1000
  const bySession = meterState.mayLastUntil ? (meterState.mayLastUntil.getTime() - now.getTime()) / 1000 : Infinity
  return Math.max(0, Math.floor(Math.min(byMoney, bySession)))
}

function warningFor(meterState: MeterState, now: Date): Warning | null {
  const left = secondsLeftFor(meterState, meterState.talk.paidSeconds, now)
  return WARNINGS.find(({ seconds }) => left <= seconds)?.minutes ?? null
}

/** The latest time of the next evaluation. */
export function nextLook(meterState: MeterState, now: Date): Date {
  const { flow, talk, mayLastUntil } = meterState
  const soon = [paidUntil(flow, talk.paidSeconds), mayLastUntil].filter((at) => at !== null && at > now) as Date[]
  return new Date(Math.min(...soon.map((at) => at.getTime()), now.getTime() + 1000))
}
