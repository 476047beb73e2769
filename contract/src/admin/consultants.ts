import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { IdInPath, Instant } from '../fields.ts'
import { BankAccount } from '../payouts/bank-details.ts'
import { HIDDEN_REASONS, OFFER_KINDS } from './constants.ts'

export const getConsultantStatus = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/consultants/{id}/status',
  summary: 'Returns whether a consultant is listed and why not, next free times, measured figures, ratings and offers.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['operations', 'support'],
  input: z.object({ id: IdInPath }),
  ids: { id: 'public' },
  reply: z.object({
    listed: z.boolean(),
    /** Everything that keeps the consultant off the list. */
    hiddenBecause: z.array(z.enum(HIDDEN_REASONS)),
    timeZone: z.string(),
    /** Weekly hours in that time zone; ISO weekdays, minutes from midnight. */
    week: z.array(z.object({ weekday: z.int(), fromMinute: z.int(), toMinute: z.int() })),
    /** The next free time of the shortest session of each mode; empty if not approved or nothing is free. */
    nextFree: z.array(z.object({ mode: z.enum(['video', 'audio']), minutes: z.int(), at: Instant })),
    /** Null while there is too little data. */
    measured: z.object({
      completedSessions: z.int().nullable(),
      answersWithinMinutes: z.int().nullable(),
      punctualPercent: z.int().nullable(),
    }),
    ratings: z.object({
      average: z.number().nullable(),
      count: z.int(),
      distribution: z.array(z.object({ rating: z.int(), count: z.int() })),
    }),
    /** Null for roles that may not see payouts. */
    bankAccounts: z.array(BankAccount.pick({ kind: true, ending: true, state: true, addedAt: true })).nullable(),
    /** What customers can buy now, besides sessions. */
    onSale: z.array(z.object({ kind: z.enum(OFFER_KINDS), count: z.int() })),
  }),
  problems: ['not_found'],
})
