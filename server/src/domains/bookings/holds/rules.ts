import { NEAREST_SLOTS } from '#contract/availability/constants.ts'
import type { SlotLook, Slots } from '#server/domains/availability/public.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { MINUTE_MS } from '#server/platform/time.ts'
import type { Claim, ClaimFacts, NewHold } from './queries.ts'

interface Session {
  startsAt: Date
  endsAt: Date
}

export const overlaps = (a: Session, b: Session) => a.startsAt < b.endsAt && b.startsAt < a.endsAt

export const sessionFrom = (startsAt: Date, minutes: number): Session => ({
  startsAt,
  endsAt: new Date(startsAt.getTime() + minutes * MINUTE_MS),
})

/** The refusal for a slot that is not free; a taken slot comes with the nearest ones at which the customer is free. */
export function refusal(look: SlotLook, minutes: number, customerSessions: readonly Session[]) {
  if (look.status === 'not_offered') return new Problem('slot_not_offered')
  const suits = (startsAt: Date) => !customerSessions.some((other) => overlaps(sessionFrom(startsAt, minutes), other))
  const nearest = look.nearest(NEAREST_SLOTS, suits).map((at) => ({ startsAt: at.toISOString() }))
  return new Problem('slot_taken', { nearest })
}

interface LiveSession extends Session {
  id: number | null
  consultantId: number
  isHold: boolean
}

export interface Facts extends Omit<ClaimFacts, 'sessions'> {
  sessions: readonly LiveSession[]
  /** The refusal if one of the two has blocked the other. */
  blocked: Problem | undefined
}

/** The booking of a claim, or why it is refused. */
export type Outcome = { id: number } | { refused: Problem }

export interface Granted extends NewHold {
  look: SlotLook
}

interface Batch {
  claims: readonly Claim[]
  /** In the order of the claims. */
  facts: readonly Facts[]
  slots: Slots
  mostHolds: number
  now: Date
}

/** Decides claims one after the other: what one is granted is not free for those after it. */
export function decide({ claims, facts, slots, mostHolds, now }: Batch, newRoom: () => string) {
  const granted: Granted[] = []
  const outcomes = claims.map((claim, n): Outcome => {
    const { customerId, consultantId, startsAt } = claim
    const own = granted
      .filter((hold) => hold.claim.customerId === customerId)
      .map(({ id, claim: { consultantId, startsAt }, endsAt }) => ({
        ...{ id, consultantId, startsAt, endsAt, isHold: true },
      }))
    const sessions = [...facts[n]!.sessions, ...own]
    const invalid = invalidIn(facts[n]!)
    if (invalid) return { refused: invalid }
    const same = (one: LiveSession) =>
      one.consultantId === consultantId && one.startsAt.getTime() === startsAt.getTime()
    const held = sessions.find((one) => one.isHold && same(one))
    if (held) return { id: held.id! }
    const look = slots.look(claim, now)
    const refused = refusalOf(claim, { ...facts[n]!, sessions }, look, mostHolds)
    if (refused) return { refused }
    slots.give(claim, look!)
    const { endsAt } = sessionFrom(startsAt, claim.minutes)
    const id = facts[n]!.newId
    granted.push({ id, claim, endsAt, look: look!, pricePaise: look!.feePaise!, room: newRoom() })
    return { id }
  })
  return { outcomes, granted }
}

function invalidIn({ isSamePerson, followsBoth, knowsIndustry }: Facts) {
  if (isSamePerson) return new Problem('own_account')
  if (!followsBoth) return new Problem('not_found')
  if (knowsIndustry) return undefined
  return new Problem('invalid', { errors: { industryId: ['This industry is no longer in the catalogue.'] } })
}

function refusalOf(
  { startsAt, minutes }: Claim,
  { sessions, blocked }: Facts,
  look: SlotLook | undefined,
  mostHolds: number,
) {
  const session = sessionFrom(startsAt, minutes)
  if (sessions.some((other) => overlaps(session, other))) return new Problem('customer_busy')
  if (!look) return new Problem('not_found')
  if (look.status !== 'free') return refusal(look, minutes, sessions)
  if (blocked) return blocked
  return sessions.filter(({ isHold }) => isHold).length < mostHolds ? undefined : new Problem('hold_limit')
}
