import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Day, Instant, Line } from '../fields.ts'
import { RATE_KINDS } from './constants.ts'
import { isGstKind } from './gst-kinds.ts'

export const RateKind = z.enum(RATE_KINDS)

const Rate = z.object({
  kind: RateKind,
  /** The first day it applies, in India. */
  fromOn: Day,
  /** In hundredths of a percent: 1800 is 18 %. */
  rateBp: z.int(),
  /** The SAC of this kind of item from then on; null for the usual one of each item. */
  taxCode: z.string().nullable(),
  /** past; current: applies today; coming: applies later. */
  status: z.enum(['past', 'current', 'coming']),
  setAt: Instant,
  /** Null for the initial rates. */
  setBy: z.string().nullable(),
  reason: z.string(),
})

export const listRates = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/rates',
  summary: 'Lists every tax and fee rate with its start date, newest first within each kind.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['finance'],
  input: z.object({}),
  reply: z.object({ rates: z.array(Rate), today: Day }),
})

export const setRate = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/rates',
  summary: 'Adds a rate that starts on a future day. Earlier sales keep their own rate.',
  for: 'admin',
  secondFactor: 'fresh',
  roles: ['finance'],
  input: z
    .object({
      kind: RateKind,
      fromOn: Day,
      taxCode: z
        .string()
        .regex(/^99\d{2,4}$/, 'Enter the SAC: 99 and 2 to 4 more digits.')
        .nullable()
        .default(null),
      rateBp: z.int('Enter a number.').min(0, 'This number is too small.').max(10_000, 'This number is too large.'),
      reason: Line(500),
    })
    .refine(({ kind, taxCode }) => taxCode === null || isGstKind(kind), {
      path: ['taxCode'],
      message: 'A SAC can only be set for GST rates.',
    }),
  reply: z.object({ rate: Rate }),
  status: 201,
  message: 'Rate saved',
  problems: ['rate_set_already'],
})

export const withdrawRate = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/rates/withdrawals',
  summary: 'Deletes a rate that has not started.',
  for: 'admin',
  secondFactor: 'fresh',
  roles: ['finance'],
  input: z.object({ kind: RateKind, fromOn: Day, reason: Line(500) }),
  reply: z.object({ kind: RateKind, fromOn: Day }),
  message: 'Rate removed',
  problems: ['not_found'],
})

export type RateKind = z.output<typeof RateKind>
