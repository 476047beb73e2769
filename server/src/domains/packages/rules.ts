import type { PACKAGE_STATUSES } from '#contract/packages/constants.ts'
import { timesDivided } from '#server/domains/orders/public.ts'

export type SessionMode = 'video' | 'audio'

/** What one unit is: sessions of one mode and length are alike. */
export const variantOf = ({ mode, minutes }: { mode: string; minutes: number }) => `${mode} ${minutes}`

interface Terms {
  name: string
  mode: SessionMode
  minutes: number
  sessions: number
}

const MODES_HINDI = { video: 'वीडियो', audio: 'ऑडियो' }

export const titleOfPackage = ({ name, mode, minutes, sessions }: Terms) => ({
  title_english: `${sessions} ${mode} sessions of ${minutes} minutes with ${name}`,
  title_hindi: `${name} के साथ ${minutes} मिनट के ${sessions} ${MODES_HINDI[mode]} सत्र`,
})

interface Counts {
  state: 'ordered' | 'active' | 'ended'
  sessions: number
  used: number
  refunded: number
  validUntil: Date
}

export const isOver = ({ state, validUntil }: Counts, now: Date) => state !== 'active' || validUntil <= now

export function statusOf(facts: Counts, now: Date): (typeof PACKAGE_STATUSES)[number] {
  if (isOver(facts, now)) return 'ended'
  return facts.used === facts.sessions ? 'used_up' : 'active'
}

/** What a number of further unused sessions costs, of all that was paid; by running sums, so that parts add up. */
export function refundFor({ sessions, refunded }: Counts, more: number, totalPaise: number) {
  const of = (count: number) => timesDivided(totalPaise, count, sessions)
  return of(refunded + more) - of(refunded)
}
