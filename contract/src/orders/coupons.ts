import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Day, Id, IdInPath, Line, Paise, pageOf, paging, Text } from '../fields.ts'
import { exported } from '../staff-shapes.ts'
import { COUPON_ITEM_TYPES } from './constants.ts'

const RUPEES_10_LAKH = 100_000_000
const Amount = Paise.min(1, 'Enter an amount.').max(RUPEES_10_LAKH, 'This number is too large.')
const Count = z
  .int('Enter a whole number.')
  .min(1, 'This number is too small.')
  .max(1_000_000, 'This number is too large.')

/** Fields of a published coupon that staff can still change. */
const changeable = {
  title_english: Line(120),
  title_hindi: Line(120),
  startsOn: Day,
  endsOn: Day.nullable(),
  /** Minimum order value before tax. */
  leastPaise: Paise.min(0).max(RUPEES_10_LAKH),
  perPerson: Count,
  /** Null means unlimited. */
  totalMax: Count.nullable(),
  active: z.boolean(),
}

/** The discount itself; immutable, so that a published promise stays true. */
const gift = {
  kind: z.enum(['percent', 'fixed']),
  /** In hundredths of a percent. */
  percentBp: z.int().min(1, 'Enter a percentage.').max(10_000, 'Enter at most 100 percent.').nullable(),
  amountPaise: Amount.nullable(),
  /** Maximum discount of a percentage coupon. */
  mostPaise: Amount.nullable(),
  /** Empty means all item types. */
  itemTypes: z.array(z.enum(COUPON_ITEM_TYPES)).max(COUPON_ITEM_TYPES.length),
}

const Status = z.enum(['running', 'coming', 'over', 'used_up', 'off'])

const Coupon = z.object({
  id: Id,
  code: z.string(),
  ...gift,
  ...changeable,
  used: z.int(),
  version: z.int(),
  status: Status,
})

const filters = {
  /** Part of a code or title. */
  search: Text(200).optional(),
  status: Status.optional(),
}

export const listCoupons = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/coupons',
  summary: 'Lists all coupons, newest first.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['operations', 'finance', 'support'],
  input: z.object({ ...paging, ...filters, sort: z.enum(['code', '-code', 'newest']).default('newest') }),
  reply: pageOf(Coupon),
})

export const exportCoupons = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/coupons/exports',
  ...exported,
  roles: ['finance'],
  input: z.object(filters),
})

export const createCoupon = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/coupons',
  summary: 'Creates a coupon.',
  for: 'admin',
  secondFactor: 'fresh',
  roles: ['finance'],
  input: z.object({
    code: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9][A-Z0-9-]{2,23}$/, 'Use 3 to 24 letters, digits or hyphens.'),
    ...gift,
    ...changeable,
    reason: Line(500),
  }),
  reply: z.object({ coupon: Coupon }),
  status: 201,
  message: 'Coupon created',
  problems: ['coupon_code_taken'],
})

export const changeCoupon = endpoint({
  method: 'PUT',
  path: '/api/web/v1/admin/coupons/{id}',
  summary: 'Changes the dates, limits or titles of a coupon, or deactivates it. The discount itself cannot be changed.',
  for: 'admin',
  secondFactor: 'fresh',
  roles: ['finance'],
  input: z.object({ id: IdInPath, ...changeable, version: z.int().min(1).max(2_000_000_000), reason: Line(500) }),
  ids: { id: 'public' },
  reply: z.object({ coupon: Coupon }),
  message: 'Coupon saved',
  problems: ['not_found', 'stale'],
})
