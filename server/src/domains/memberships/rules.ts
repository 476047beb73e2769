import type { MEMBERSHIP_STATUSES, PURCHASE_KINDS } from '#contract/memberships/constants.ts'
import { timesDivided } from '#server/domains/orders/public.ts'
import { DAY_MS, dayInIndia, startOfDay } from '#server/platform/time.ts'

const pad = (value: number) => String(value).padStart(2, '0')

/** The same day so many months later; the last day of a shorter month. */
export function monthsLater(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const index = year * 12 + month - 1 + months
  const [toYear, toMonth] = [Math.floor(index / 12), (index % 12) + 1]
  const last = new Date(Date.UTC(toYear, toMonth, 0)).getUTCDate()
  return `${toYear}-${pad(toMonth)}-${pad(Math.min(date, last))}`
}

/** The first instant after a membership: it is valid to the end of its last day in India. */
export const endOf = (startsAt: Date, months: number) => startOfDay(monthsLater(dayInIndia(startsAt), months))

/** The newest membership of a person that was bought. */
export interface Head {
  id: number
  planId: number
  title_english: string
  title_hindi: string
  /** The price of the version that was bought. */
  pricePaise: number
  valuePaise: number
  startsAt: Date
  endsAt: Date
  pausedUntil: Date | null
  pausedDays: number
}

export type Purchase = { kind: (typeof PURCHASE_KINDS)[number]; followsId: number | null } | 'renewed'

/**
 * What buying a plan means for a person now: a more expensive plan replaces the current one immediately, the same or a
 * cheaper one follows it. Nothing more can be bought while a paid renewal waits.
 */
export function purchaseOf(head: Head | undefined, plan: { planId: number; pricePaise: number }, now: Date): Purchase {
  if (!head || head.endsAt <= now) return { kind: 'new', followsId: head?.id ?? null }
  if (head.startsAt > now) return 'renewed'
  const isUpgrade = plan.planId !== head.planId && plan.pricePaise > head.pricePaise
  return { kind: isUpgrade ? 'upgrade' : 'renewal', followsId: head.id }
}

/** What a purchase will be: from when to when, and after which plan. */
export function termOf(head: Head | undefined, { kind }: Exclude<Purchase, 'renewed'>, months: number, now: Date) {
  const startsAt = kind === 'renewal' ? head!.endsAt : now
  return {
    ...{ kind, startsAt, endsAt: endOf(startsAt, months) },
    follows: head ? { id: head.id, title_english: head.title_english, title_hindi: head.title_hindi } : null,
  }
}

/** Whole days left; those of a pause are not used up. */
export const daysLeftOf = ({ endsAt, pausedUntil }: Pick<Head, 'endsAt' | 'pausedUntil'>, now: Date) =>
  Math.max(0, Math.floor((endsAt.getTime() - Math.max(now.getTime(), pausedUntil?.getTime() ?? 0)) / DAY_MS))

/** What the unused days of a membership are worth, before tax. */
export function creditOf(head: Head, now: Date) {
  const days = daysLeftOf(head, now)
  const whole = Math.round((head.endsAt.getTime() - startOfDay(dayInIndia(head.startsAt)).getTime()) / DAY_MS)
  return { days, paise: timesDivided(head.valuePaise, days, Math.max(1, whole - head.pausedDays)) }
}

/** The whole days that a pause lasted: one of minutes adds none. */
export const daysPaused = (pausedAt: Date, now: Date) => Math.floor((now.getTime() - pausedAt.getTime()) / DAY_MS)

interface StatusFacts {
  state: 'ordered' | 'bought' | 'revoked'
  startsAt: Date
  endsAt: Date
  pausedUntil: Date | null
  /** When an upgrade replaced it. */
  replacedAt: Date | null
}

export function statusOf(facts: StatusFacts, now: Date): (typeof MEMBERSHIP_STATUSES)[number] {
  if (facts.state !== 'bought') return 'cancelled'
  if (facts.replacedAt) return 'replaced'
  if (facts.startsAt > now) return 'coming'
  if (facts.endsAt <= now) return 'expired'
  return facts.pausedUntil && facts.pausedUntil > now ? 'paused' : 'active'
}

export const PRIORITIES = { usual: 0, first: 1, named: 2 } as const
