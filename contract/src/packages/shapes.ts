import { z } from 'zod'
import { SessionMode } from '../bookings/shapes.ts'
import { Price } from '../consultants/own-profile.ts'
import { Id, Instant, Paise } from '../fields.ts'
import { PACKAGE_SESSIONS_MAX, PACKAGE_SESSIONS_MIN, PACKAGE_STATUSES } from './constants.ts'

const Terms = z.object({
  mode: SessionMode,
  minutes: z.int(),
  sessions: z.int(),
  /** Of one session, before tax. */
  sessionPaise: Paise,
  /** Of all sessions, before tax. */
  pricePaise: Paise,
})

export const PackageOffer = Terms.extend({
  id: Id,
  /** The usual fee of one session; null if the consultant no longer has one. */
  feePaise: Paise.nullable(),
  /** What all sessions cost less than with the usual fee. */
  savedPaise: Paise,
})

export const OwnOffer = PackageOffer.extend({
  isOffered: z.boolean(),
  /** Customers can buy it: it is offered, and cheaper than single sessions. */
  isOnSale: z.boolean(),
  /** Packages sold so far. */
  sold: z.int(),
  version: z.int(),
})

/** What a consultant decides about a package. */
export const OfferTerms = z.object({
  sessions: z
    .int()
    .min(PACKAGE_SESSIONS_MIN, 'A package has at least 2 sessions.')
    .max(PACKAGE_SESSIONS_MAX, 'A package has at most 20 sessions.'),
  sessionPaise: Price.multipleOf(100, 'Enter whole rupees.'),
})

export const OwnPackage = Terms.extend({
  id: Id,
  orderId: Id,
  consultant: z.object({ id: Id, name: z.string(), slug: z.string() }),
  status: z.enum(PACKAGE_STATUSES),
  /** Sessions that were booked with it. */
  used: z.int(),
  /** Sessions that can still be booked. */
  left: z.int(),
  boughtAt: Instant,
  validUntil: Instant,
  /** What is refunded if it is cancelled now, including tax. */
  refundPaise: Paise,
})
