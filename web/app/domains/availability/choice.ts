import type { MODES } from '#contract/consultants/constants.ts'

export type Mode = (typeof MODES)[number]
export interface Fee {
  mode: Mode
  minutes: number
  feePaise: number
}

/** What the reader has selected so far. It is in the address, so that it can be shared and works without scripts. */
export interface Choice {
  mode: Mode
  minutes: number
  fee: Fee
  /** First day shown; today by default. */
  week: string | undefined
  day: string | undefined
  /** Start of the chosen slot. */
  at: string | undefined
  /** A slot named in the address that can no longer be booked. */
  gone?: string
  /** Every quarter of an hour, not only full and half hours. */
  every: boolean
}

const DAY = /^\d{4}-\d{2}-\d{2}$/
const USUAL_MINUTES = 30

const dayIn = (query: URLSearchParams, name: string) => {
  const given = query.get(name) ?? ''
  return DAY.test(given) && !Number.isNaN(Date.parse(given)) ? given : undefined
}

/**
 * A slot beyond the first week opens the strip at its own days: the UTC day before is at most two days early in any
 * zone.
 */
const weekOf = (at: string | undefined, now: Date) =>
  at && Date.parse(at) > now.getTime() + 5 * 86_400_000 ? addDays(at.slice(0, 10), -1) : undefined

/** The session that a profile opens with: half an hour of the first mode, or the first length it has. */
export function usualSession<F extends Pick<Fee, 'mode' | 'minutes'>>(fees: readonly F[]) {
  const ofFirstMode = fees.filter(({ mode }) => mode === fees[0]?.mode)
  return ofFirstMode.find(({ minutes }) => minutes === USUAL_MINUTES) ?? ofFirstMode[0]
}

/** Reads a choice that the consultant offers; undefined if they offer nothing. */
export function readChoice(query: URLSearchParams, fees: readonly Fee[], now = new Date()): Choice | undefined {
  const ofMode = fees.filter(({ mode }) => mode === query.get('mode'))
  const offered = ofMode.length > 0 ? ofMode : fees.filter(({ mode }) => mode === fees[0]?.mode)
  const fee = offered.find(({ minutes }) => String(minutes) === query.get('minutes')) ?? usualSession(offered)
  if (!fee) return undefined
  const given = new Date(query.get('at') ?? '')
  const at = fee.minutes === 0 || Number.isNaN(given.getTime()) ? undefined : given.toISOString()
  return {
    mode: fee.mode,
    minutes: fee.minutes,
    fee,
    week: dayIn(query, 'week') ?? weekOf(at, now),
    day: dayIn(query, 'day'),
    at,
    every: query.get('times') === 'all',
  }
}

type Part = 'mode' | 'minutes' | 'week' | 'day' | 'at' | 'times'
const ORDER: readonly Part[] = ['mode', 'minutes', 'week', 'day', 'times', 'at']

/** The address with parts of the choice changed; null removes one. Other parameters stay. */
export function withChoice(query: URLSearchParams, change: { [P in Part]?: string | number | null | undefined }) {
  const next = new URLSearchParams(query)
  for (const part of ORDER) {
    const value = change[part]
    if (value === null) next.delete(part)
    else if (value !== undefined) next.set(part, String(value))
  }
  next.delete('ask')
  return next.size ? `?${next}` : ''
}

export const addDays = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
