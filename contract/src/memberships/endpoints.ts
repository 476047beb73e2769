import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, IdInPath, Instant, Line, OptionalLine, Paise, pageOf, paging, Text } from '../fields.ts'
import { BenefitUse, OwnMembership, Plan } from './shapes.ts'

export const listPlans = endpoint({
  method: 'GET',
  path: '/api/web/v1/membership-plans',
  summary: 'Lists the plans that are offered, in the order of the comparison.',
  for: 'anyone',
  input: z.object({}),
  reply: z.object({ memberShips: z.array(Plan) }),
})

export const getPlan = endpoint({
  method: 'GET',
  path: '/api/web/v1/membership-plans/{slug}',
  summary: 'Returns one plan that is offered.',
  for: 'anyone',
  input: z.object({ slug: z.string().max(60) }),
  ids: { slug: 'public' },
  reply: z.object({ memberShip: Plan }),
  problems: ['not_found'],
})

const Registration = z.object({
  planId: Id,
  cardName: z.string(),
  businessName: z.string(),
  city: z.string(),
  industryId: Id.nullable(),
  wantsReminders: z.boolean(),
  savedAt: Instant,
})

const OwnRegistration = z.object({
  /** Null before the first registration. */
  getMemberShipRegistration: Registration.nullable(),
  /** Notes for the help desk. */
  memberShipNotes: z.string(),
  /** Whether a registration is stored. */
  memberShipRegistrationStatus: z.boolean(),
})

export const getRegistration = endpoint({
  method: 'GET',
  path: '/api/web/v1/membership-registrations/own',
  summary: 'Returns the registration form of the caller, as saved last.',
  for: 'user',
  input: z.object({}),
  reply: OwnRegistration,
})

export const saveRegistration = endpoint({
  method: 'PUT',
  path: '/api/web/v1/membership-registrations/own',
  summary: 'Saves the registration form. The details are printed on the membership card.',
  for: 'user',
  input: z.object({
    planId: Id,
    cardName: Line(60),
    businessName: OptionalLine(80),
    city: OptionalLine(60),
    industryId: Id.nullable(),
    notes: Text(1000),
    wantsReminders: z.boolean(),
    acceptsTerms: z.literal(true, 'Please accept the terms to continue.'),
  }),
  ids: { planId: 'public', industryId: 'public' },
  reply: OwnRegistration.extend({ memberShipRegistrationResponse: Registration }),
  message: 'Details saved',
  problems: ['not_found'],
})

export const getOwnMembership = endpoint({
  method: 'GET',
  path: '/api/web/v1/memberships/own',
  summary: 'Returns the membership of the caller with what is left of it; the last one if it has expired.',
  for: 'user',
  input: z.object({}),
  reply: z.object({ memberShip: OwnMembership.nullable() }),
})

export const listBenefitUses = endpoint({
  method: 'GET',
  path: '/api/web/v1/memberships/own/benefits',
  summary: 'Lists the benefits that the caller has used in all memberships, newest first.',
  for: 'user',
  input: z.object(paging).omit({ search: true }),
  reply: pageOf(BenefitUse),
})

export const estimateSavings = endpoint({
  method: 'GET',
  path: '/api/web/v1/memberships/own/estimates',
  summary: 'Returns what each plan would have saved on the sessions and calls of the last 12 months.',
  for: 'user',
  input: z.object({}),
  reply: z.object({
    /** Sessions and calls that were paid for. */
    sessions: z.int(),
    /** Before tax and discounts. */
    spentPaise: Paise,
    plans: z.array(z.object({ planId: Id, savedPaise: Paise })),
  }),
})

export const pauseMembership = endpoint({
  method: 'POST',
  path: '/api/web/v1/memberships/own/pauses',
  summary: 'Pauses the membership, once. Its end moves by as many days, and it gives no benefits meanwhile.',
  for: 'user',
  input: z.object({ days: z.int().min(1).max(90) }),
  reply: z.object({ memberShip: OwnMembership }),
  status: 201,
  message: 'Membership paused',
  problems: ['not_found', 'pause_not_available', 'in_a_talk'],
})

export const resumeMembership = endpoint({
  method: 'POST',
  path: '/api/web/v1/memberships/{id}/resumptions',
  summary: 'Ends the pause early. Only the whole days that it lasted stay added to the end.',
  for: 'user',
  input: z.object({ id: IdInPath }),
  ids: { id: 'paused membership' },
  reply: z.object({ memberShip: OwnMembership }),
  status: 201,
  message: 'Membership resumed',
  problems: ['not_found', 'stale'],
})

export const cancelMembership = endpoint({
  method: 'POST',
  path: '/api/web/v1/memberships/{id}/cancellations',
  summary:
    'Cancels a membership that no other follows and refunds it in full, within 7 days of the payment and if nothing was used.',
  for: 'user',
  idempotent: true,
  input: z.object({ id: IdInPath, to: z.enum(['wallet', 'source']) }),
  ids: { id: 'membership' },
  reply: z.object({ refundedPaise: Paise, memberShip: OwnMembership.nullable() }),
  status: 201,
  message: 'Membership cancelled',
  problems: [
    ...(['not_found', 'stale', 'too_late', 'benefits_used', 'in_a_talk'] as const),
    ...(['idempotency_conflict', 'nothing_to_refund'] as const),
  ],
})
