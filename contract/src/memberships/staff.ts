import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, IdInPath, Instant, Line, Paise, pageOf, paging } from '../fields.ts'
import { exported, ofPerson, Person, searched } from '../staff-shapes.ts'
import { HELP_DESK_LEVELS, PLAN_STATES, PURCHASE_KINDS } from './constants.ts'
import { BenefitUse, MembershipStatus, PlanTerms } from './shapes.ts'

const PercentBp = z.int().min(0, 'This number is too small.').max(10_000, 'Enter at most 100 percent.')
const upTo = (max: number) =>
  z.int('Enter a whole number.').min(0, 'This number is too small.').max(max, 'This number is too large.')

/** What staff decide about a plan. */
const terms = {
  title_english: Line(60),
  title_hindi: Line(60),
  suits_english: Line(160),
  suits_hindi: Line(160),
  pricePaise: Paise.min(1, 'Enter an amount.').max(100_000_000, 'This number is too large.'),
  months: z.int().min(1, 'This number is too small.').max(36, 'This number is too large.'),
  offBp: z.object({
    consultations: PercentBp,
    talks: PercentBp,
    answers: PercentBp,
    workshops: PercentBp,
    services: PercentBp,
    products: PercentBp,
  }),
  talkMinutes: upTo(10_000),
  answers: upTo(1_000),
  courses: upTo(100),
  helpDesk: z.enum(HELP_DESK_LEVELS),
  pauseDays: upTo(90),
  position: upTo(100),
  state: z.enum(PLAN_STATES),
}

const StaffPlan = PlanTerms.extend({
  id: Id,
  slug: z.string(),
  position: z.int(),
  state: z.enum(PLAN_STATES),
  version: z.int(),
  /** People whose membership of this plan has not ended. */
  members: z.int(),
  updatedAt: Instant,
})

export const listAllPlans = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/membership-plans',
  summary: 'Lists all plans, also drafts and withdrawn ones, with their members.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['operations', 'finance', 'support'],
  input: z.object({}),
  reply: z.object({ plans: z.array(StaffPlan) }),
})

export const createPlan = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/membership-plans',
  summary: 'Creates a plan.',
  for: 'admin',
  secondFactor: 'fresh',
  roles: ['finance'],
  input: z.object({
    slug: z
      .string()
      .max(60)
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use small letters, digits and hyphens.'),
    ...terms,
    reason: Line(500),
  }),
  ids: { slug: 'public' },
  reply: z.object({ plan: StaffPlan }),
  status: 201,
  message: 'Plan created',
  problems: ['slug_taken'],
})

export const changePlan = endpoint({
  method: 'PUT',
  path: '/api/web/v1/admin/membership-plans/{id}',
  summary: 'Changes a plan for future members. Those who have bought it keep the terms they bought.',
  for: 'admin',
  secondFactor: 'fresh',
  roles: ['finance'],
  input: z.object({ id: IdInPath, ...terms, version: z.int().min(1).max(2_000_000_000), reason: Line(500) }),
  ids: { id: 'public' },
  reply: z.object({ plan: StaffPlan }),
  message: 'Plan saved',
  problems: ['not_found', 'stale'],
})

const filters = {
  /** Searches by name, mobile number or member number; `from` and `to` are days of payment. */
  ...searched,
  ...ofPerson,
  planId: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
  status: MembershipStatus.optional(),
}

const Member = z.object({
  id: Id,
  orderId: Id,
  number: z.string(),
  member: Person,
  businessName: z.string(),
  plan: z.object({ id: Id, title_english: z.string(), title_hindi: z.string() }),
  kind: z.enum(PURCHASE_KINDS),
  status: MembershipStatus,
  boughtAt: Instant,
  startsAt: Instant,
  endsAt: Instant,
  pricePaise: Paise,
  savedPaise: Paise,
  /** For the help desk. */
  notes: z.string(),
})

export const listMembers = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/memberships',
  summary: 'Lists the memberships that were bought, with search, filters and sorting.',
  for: 'admin',
  secondFactor: 'fresh-for-contacts',
  roles: ['operations', 'finance', 'support'],
  input: z.object({
    ...paging,
    ...filters,
    sort: z.enum(['bought', '-bought', 'ends', '-ends']).default('-bought'),
  }),
  ids: { planId: 'public' },
  reply: pageOf(Member).extend({ countedAll: z.boolean() }),
})

export const getMember = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/memberships/{id}',
  summary: 'Returns one membership with the benefits that were used.',
  for: 'admin',
  secondFactor: 'fresh-for-contacts',
  roles: ['operations', 'finance', 'support'],
  input: z.object({ id: IdInPath }),
  ids: { id: 'public' },
  reply: z.object({ membership: Member, uses: z.array(BenefitUse) }),
  problems: ['not_found'],
})

export const exportMembers = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/memberships/exports',
  ...exported,
  roles: ['finance'],
  input: z.object(filters),
  ids: { planId: 'public' },
})
