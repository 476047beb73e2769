import { z } from 'zod'
import { ConsultantCard, Fee } from './consultant-card.ts'
import { endpoint } from './endpoint.ts'
import { IdInPath, Instant, Line } from './fields.ts'
import { VERIFIED_CHECKS } from './limits.ts'
import { Credential } from './own-profile.ts'
import { RatingSummary } from './reviews.ts'

/** Measured, never claimed; null until there is something to measure. */
const MeasuredFacts = z.object({
  completedSessions: z.int().nullable(),
  answersWithinMinutes: z.int().nullable(),
  /** Of 100 sessions, so many began on time. */
  punctualPercent: z.int().nullable(),
})

/** What staff checked of the papers when they approved the consultant, and when; null where no check is on record. */
const Verification = z.object({ checks: z.array(z.enum(VERIFIED_CHECKS)), at: Instant })

const ConsultantProfile = ConsultantCard.extend({
  verification: Verification.nullable(),
  /** The slug of the category type they are found under. */
  segment: z.string().nullable(),
  about: z.string(),
  credentials: z.array(Credential),
  /** Every mode with every length, the shortest first. */
  allFees: z.array(Fee),
  measured: MeasuredFacts,
})

const profileParts = {
  /** How they work with a customer, in their own words. */
  consultantsProcedure: z.string(),
  /** Talks of our library by their path, in the language of the call, then films elsewhere by their address. */
  expertsvideos: z.array(z.object({ title: z.string(), url: z.string() })),
  ratings: RatingSummary,
}

export const consultantDetails = endpoint({
  method: 'GET',
  path: '/api/mobile/v1/consultant-details/{id}',
  summary: 'Everything a profile shows of a listed consultant',
  for: 'anyone',
  input: z.object({ id: IdInPath }),
  ids: { id: 'public' },
  reply: z.object({ consultantDetails: ConsultantProfile, ...profileParts }),
  problems: ['not_found'],
})

export const consultantById = endpoint({
  method: 'GET',
  path: '/api/web/v1/consultant-by-id/{id}',
  summary: 'The same profile by the name of the web’s data area',
  for: 'anyone',
  input: z.object({ id: IdInPath }),
  ids: { id: 'public' },
  reply: z.object({ consultantDetailsById: ConsultantProfile, ...profileParts }),
  problems: ['not_found'],
})

export const consultantProfile = endpoint({
  method: 'GET',
  path: '/api/web/v1/consultant-profiles/{slug}',
  summary: 'The same profile by its readable address; an id or a former address finds it too',
  for: 'anyone',
  input: z.object({ slug: Line(120) }),
  ids: { slug: 'public' },
  reply: z.object({ consultantDetails: ConsultantProfile, ...profileParts }),
  problems: ['not_found'],
})

export const similarConsultants = endpoint({
  method: 'GET',
  path: '/api/web/v1/consultants/{id}/similar',
  summary: 'Listed consultants who share industries with this one, those with most in common first',
  for: 'anyone',
  input: z.object({ id: IdInPath, limit: z.coerce.number().int().min(1).max(12).default(4) }),
  ids: { id: 'public' },
  reply: z.object({ consultants: z.array(ConsultantCard) }),
  problems: ['not_found'],
})
