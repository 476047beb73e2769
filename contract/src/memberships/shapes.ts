import { z } from 'zod'
import { Id, Instant, Paise } from '../fields.ts'
import { HELP_DESK_LEVELS, MEMBERSHIP_STATUSES, PURCHASE_KINDS } from './constants.ts'

const Titles = z.object({ title_english: z.string(), title_hindi: z.string() })

/** Percentages off, in hundredths of a percent. */
export const Percentages = z.object({
  consultations: z.int(),
  talks: z.int(),
  answers: z.int(),
  workshops: z.int(),
  services: z.int(),
  products: z.int(),
})

/** The terms of a plan. */
export const PlanTerms = Titles.extend({
  suits_english: z.string(),
  suits_hindi: z.string(),
  /** Before tax. */
  pricePaise: Paise,
  months: z.int(),
  offBp: Percentages,
  talkMinutes: z.int(),
  answers: z.int(),
  courses: z.int(),
  helpDesk: z.enum(HELP_DESK_LEVELS),
  pauseDays: z.int(),
})

export const Plan = PlanTerms.extend({
  /** Also the id of the cart item. */
  id: Id,
  slug: z.string(),
  /** More members have chosen it than any other plan. */
  isMostChosen: z.boolean(),
})

export const MembershipStatus = z.enum(MEMBERSHIP_STATUSES)

const Units = z.object({ total: z.int(), used: z.int() })

export const OwnMembership = z.object({
  id: Id,
  orderId: Id,
  number: z.string(),
  cardName: z.string(),
  businessName: z.string(),
  city: z.string(),
  planId: Id,
  /** The terms that were bought. */
  plan: PlanTerms,
  status: MembershipStatus,
  startsAt: Instant,
  /** The first instant after it. */
  endsAt: Instant,
  daysLeft: z.int(),
  talkSeconds: Units,
  answers: Units,
  courses: Units,
  savedPaise: Paise,
  /** Null unless it is paused. */
  pausedUntil: Instant.nullable(),
  /** Days it can be paused for; 0 after its pause, and where the plan has none. */
  mayPauseDays: z.int(),
  /** The newest membership, this one or its renewal, while it can be cancelled. */
  cancellation: Titles.extend({
    id: Id,
    kind: z.enum(PURCHASE_KINDS),
    until: Instant,
    refundPaise: Paise,
    /** The part of the refund that was paid through the gateway. */
    gatewayPaise: Paise,
    /** The plan that the member has afterwards. */
    stays: Titles.nullable(),
  }).nullable(),
  /** The plan at its current price; null if it is no longer offered or a renewal is paid. */
  renewal: z.object({ planId: Id, pricePaise: Paise }).nullable(),
  /** A paid renewal that begins when this one ends. */
  renewed: Titles.extend({ endsAt: Instant }).nullable(),
  wantsReminders: z.boolean(),
})

export const BenefitUse = z.object({
  id: Id,
  at: Instant,
  orderId: Id,
  title_english: z.string(),
  title_hindi: z.string(),
  benefit_english: z.string(),
  benefit_hindi: z.string(),
  /** Whole units, seconds of a talk; 0 for a percentage. */
  units: z.int(),
  paise: Paise,
})
