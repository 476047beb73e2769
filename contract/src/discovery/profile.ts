import { z } from 'zod'
import { MODES, VERIFIED_CHECKS } from '../consultants/constants.ts'
import { Credential } from '../consultants/own-profile.ts'
import { endpoint } from '../endpoint.ts'
import { IdInPath, Instant, Line, Paise } from '../fields.ts'
import { Discount } from '../orders/shapes.ts'
import { RatingSummary } from '../reviews/shapes.ts'
import { ConsultantCard, Fee } from './consultant-card.ts'

/** Measured values; null until there is data. */
const MeasuredFacts = z.object({
  completedSessions: z.int().nullable(),
  answersWithinMinutes: z.int().nullable(),
  /** Percentage of sessions that started on time. */
  punctualPercent: z.int().nullable(),
})

/** What staff verified on approval, and when; null if no check is recorded. */
const Verification = z.object({ checks: z.array(z.enum(VERIFIED_CHECKS)), at: Instant })

const ConsultantProfile = ConsultantCard.extend({
  verification: Verification.nullable(),
  /** The slug of the consultant's category type. */
  segment: z.string().nullable(),
  about: z.string(),
  credentials: z.array(Credential),
  /** Every mode and length, shortest first. */
  allFees: z.array(Fee),
  measured: MeasuredFacts,
})

const profileParts = {
  /** The consultant's way of working, in their own words. */
  consultantsProcedure: z.string(),
  /** Library talks by path in the language of the request, then external videos by URL. */
  expertsvideos: z.array(z.object({ title: z.string(), url: z.string() })),
  ratings: RatingSummary,
  /** Whether products of the consultant are on sale. */
  hasProducts: z.boolean(),
}

export const consultantDetails = endpoint({
  method: 'GET',
  path: '/api/mobile/v1/consultant-details/{id}',
  summary: 'Returns the public profile of a listed consultant.',
  for: 'anyone',
  input: z.object({ id: IdInPath }),
  ids: { id: 'public' },
  reply: z.object({ consultantDetails: ConsultantProfile, ...profileParts }),
  problems: ['not_found'],
})

export const consultantById = endpoint({
  method: 'GET',
  path: '/api/web/v1/consultant-by-id/{id}',
  summary: 'Returns the same profile under the name of the web’s data area.',
  for: 'anyone',
  input: z.object({ id: IdInPath }),
  ids: { id: 'public' },
  reply: z.object({ consultantDetailsById: ConsultantProfile, ...profileParts }),
  problems: ['not_found'],
})

export const consultantProfile = endpoint({
  method: 'GET',
  path: '/api/web/v1/consultant-profiles/{slug}',
  summary: 'Returns the same profile by its slug, id or a former slug.',
  for: 'anyone',
  input: z.object({ slug: Line(120) }),
  ids: { slug: 'public' },
  reply: z.object({ consultantDetails: ConsultantProfile, ...profileParts }),
  problems: ['not_found'],
})

export const similarConsultants = endpoint({
  method: 'GET',
  path: '/api/web/v1/consultants/{id}/similar',
  summary: 'Lists consultants with industries in common with this one, most in common first.',
  for: 'anyone',
  input: z.object({ id: IdInPath, limit: z.coerce.number().int().min(1).max(12).default(4) }),
  ids: { id: 'public' },
  reply: z.object({ consultants: z.array(ConsultantCard) }),
  problems: ['not_found'],
})

export const quoteSession = endpoint({
  method: 'GET',
  path: '/api/web/v1/consultants/{id}/session-price',
  summary:
    'Returns what a session or a written answer costs the caller now, with a package or the discount of a membership. Nothing is held.',
  for: 'user',
  input: z.object({ id: IdInPath, mode: z.enum(MODES), minutes: z.coerce.number().int().min(0).max(60) }),
  ids: { id: 'public' },
  reply: z.object({
    pricePaise: Paise,
    discounts: z.array(Discount),
    taxPaise: Paise,
    totalPaise: Paise,
    /** Sessions left in the package that pays for it; 0 if none does. */
    packageSessionsLeft: z.int(),
  }),
  problems: ['not_found'],
})
