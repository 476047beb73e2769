import { connectedMs, type Flow } from '#server/domains/calls/service.ts'
import type { TalkFacts, Why } from '../talk.ts'

/** More is set aside as soon as less than this is left of what is, so many seconds at a time. */
const AHEAD_SECONDS = 240
export const STEP_SECONDS = 300
/** Longer than any talk and any repair: it is the talk that lets go of the money, not the clock. */
export const HELD_FOR_MS = 7 * 86_400_000
/** Whoever could not pay for more is asked again this often: a top-up may arrive at any moment. */
const RETRY_MS = 5_000
const WARNINGS = [
  { minutes: 1, seconds: 60 },
  { minutes: 3, seconds: 180 },
] as const
export type Warning = (typeof WARNINGS)[number]['minutes']

/** What so many seconds cost before tax: rounded once, half up, in whole paise. */
export const priceOf = (ratePaise: number, seconds: number) => Math.floor((2 * ratePaise * seconds + 60) / 120)

/** What the till makes of a price: with the tax of the day. */
export type WithTax = (pricePaise: number) => number

/** The most whole seconds that a sum pays for, tax included. */
export function secondsFor(paise: number, ratePaise: number, withTax: WithTax): number {
  const fits = (seconds: number) => withTax(priceOf(ratePaise, seconds)) <= paise
  // Half a paisa more is rounded down to the sum.
  let [least, most] = [0, Math.ceil((60 * Math.max(0, paise) + 30) / ratePaise) + 1]
  while (most - least > 1) {
    const middle = Math.floor((least + most) / 2)
    if (fits(middle)) least = middle
    else most = middle
  }
  return least
}

/** How long both were connected up to an instant: the room's keeper counts, in whole seconds nobody else does. */
export const connectedSecondsAt = (flow: Flow, at: Date) => Math.floor(connectedMs(flow, at) / 1000)

/** When what is paid for is used up, while both stay connected. */
export const paidUntil = ({ connectedMs: over, since }: Flow, paidSeconds: number) =>
  since && new Date(since.getTime() + Math.max(0, paidSeconds * 1000 - over))

export interface Standing {
  talk: Pick<TalkFacts, 'answeredAt' | 'limitSeconds' | 'paidSeconds' | 'triedAt' | 'warned'>
  flow: Flow
  /** A side was not heard for a lease: what is counted ends in the past, as soon as the room is looked at. */
  unseen: boolean
  /** When they were last connected; null: never yet. */
  lastAt: Date | null
  /** The next session of either side. */
  mayLastUntil: Date | null
  idleSeconds: number
  /** The house was not there to be connected to before this. */
  upSince: Date
}

export type Verdict =
  | { kind: 'end'; at: Date; why: Why }
  | { kind: 'extend' }
  | { kind: 'warn'; minutes: Warning | null }
  | undefined

const secondsAfter = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1000)
const later = (a: Date, b: Date) => (a > b ? a : b)

/** What is due at an instant, the most urgent first. Every answer names the instant it became due, however late it is asked. */
export function judge(standing: Standing, now: Date): Verdict {
  if (standing.flow.since && standing.unseen) return undefined
  const over = earliestEnd(standing, now)
  if (mayExtend(standing, now) && !(over && over.why !== 'no_money')) return { kind: 'extend' }
  if (over) return { kind: 'end', ...over }
  const minutes = warningFor(standing, now)
  return minutes === standing.talk.warned ? undefined : { kind: 'warn', minutes }
}

function earliestEnd({ talk, flow, lastAt, mayLastUntil, idleSeconds, upSince }: Standing, now: Date) {
  const { answeredAt, paidSeconds, limitSeconds } = talk
  const ends: { at: Date; why: Why }[] = []
  const usedUp = flow.connectedMs >= paidSeconds * 1000 ? later(lastAt ?? now, answeredAt!) : undefined
  const moneyAt = usedUp ?? paidUntil(flow, paidSeconds)
  // Of two that end it at once the session is named: money is set aside no further than to it.
  if (mayLastUntil) ends.push({ at: later(mayLastUntil, answeredAt!), why: 'next_session' })
  if (moneyAt) ends.push({ at: moneyAt, why: paidSeconds === limitSeconds ? 'limit' : 'no_money' })
  if (!flow.since)
    ends.push({ at: secondsAfter(later(lastAt ?? answeredAt!, upSince), idleSeconds), why: 'nobody_connected' })
  return ends.filter(({ at }) => at <= now).sort((a, b) => a.at.getTime() - b.at.getTime())[0]
}

/** Only while they talk: what nobody uses need not be set aside. */
function mayExtend({ talk, flow, mayLastUntil }: Standing, now: Date) {
  if (!flow.since || talk.paidSeconds === talk.limitSeconds) return false
  const left = talk.paidSeconds - connectedMs(flow, now) / 1000
  if (left >= AHEAD_SECONDS || (mayLastUntil && secondsAfter(now, left) >= mayLastUntil)) return false
  const { triedAt } = talk
  // A clock that was put back must not wait for itself.
  return (
    !triedAt ||
    Math.abs(now.getTime() - triedAt.getTime()) >= RETRY_MS ||
    (left <= 0 && triedAt.getTime() !== now.getTime())
  )
}

/** How far the next step of money may reach. */
export function nextPaidSeconds({ talk, flow, mayLastUntil }: Standing, now: Date) {
  const connected = connectedSecondsAt(flow, now)
  const bySession = mayLastUntil
    ? connected + Math.max(0, Math.ceil((mayLastUntil.getTime() - now.getTime()) / 1000))
    : Infinity
  const wanted = Math.max(talk.paidSeconds, connected) + STEP_SECONDS
  return Math.max(talk.paidSeconds, Math.min(wanted, bySession, talk.limitSeconds ?? Infinity))
}

/** What is left until something ends it, of what is known for sure. */
export function secondsLeftFor(standing: Standing, paidSeconds: number, now: Date) {
  const byMoney = paidSeconds - connectedMs(standing.flow, now) / 1000
  const bySession = standing.mayLastUntil ? (standing.mayLastUntil.getTime() - now.getTime()) / 1000 : Infinity
  return Math.max(0, Math.floor(Math.min(byMoney, bySession)))
}

function warningFor(standing: Standing, now: Date): Warning | null {
  const left = secondsLeftFor(standing, standing.talk.paidSeconds, now)
  return WARNINGS.find(({ seconds }) => left <= seconds)?.minutes ?? null
}

/** When somebody should look again at the latest. */
export function nextLook(standing: Standing, now: Date): Date {
  const { flow, talk, mayLastUntil } = standing
  const soon = [paidUntil(flow, talk.paidSeconds), mayLastUntil].filter((at) => at !== null && at > now) as Date[]
  return new Date(Math.min(...soon.map((at) => at.getTime()), now.getTime() + 1000))
}
