import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, IdInPath, Instant, Otp, Paise, Text } from '../fields.ts'

const Nothing = z.object({})

export const DeletionRequest = z.object({
  id: Id,
  state: z.enum(['open', 'withdrawn', 'done']),
  requestedAt: Instant,
  /** When the account will be deleted unless the request is withdrawn. */
  dueAt: Instant,
  /** Why it could not be deleted on its day, and what to do about it. It is tried again every day. */
  postponedBecause: z.string().nullable(),
})

export const getDeletionRequest = endpoint({
  method: 'GET',
  path: '/api/web/v1/deletion-requests',
  summary: 'Returns the caller’s open deletion request, if any.',
  for: ['user', 'consultant'],
  input: Nothing,
  reply: z.object({
    request: DeletionRequest.nullable(),
    /**
     * What is still on the account. The person's own money and upcoming sessions have to be settled first; promotional
     * credit is forfeited.
     */
    remaining: z.object({ walletPaise: Paise, promoPaise: Paise, upcomingSessions: z.int() }),
  }),
})

export const requestDeletion = endpoint({
  method: 'POST',
  path: '/api/web/v1/deletion-requests',
  summary: 'Requests deletion of the account after the waiting period.',
  for: ['user', 'consultant'],
  input: z.object({ reason: Text(1000).optional() }),
  reply: DeletionRequest,
  message: 'Your account will be deleted',
  status: 201,
  problems: ['already_requested', 'money_left', 'sessions_left', 'payment_under_way'],
})

export const withdrawDeletion = endpoint({
  method: 'DELETE',
  path: '/api/web/v1/deletion-requests/{id}',
  summary: 'Withdraws the deletion request.',
  for: ['user', 'consultant'],
  input: z.object({ id: IdInPath }),
  reply: DeletionRequest,
  message: 'Deletion cancelled',
  ids: { id: 'deletion request' },
  problems: ['not_found'],
})

export const DataExport = z.object({
  id: Id,
  state: z.enum(['preparing', 'ready', 'failed', 'gone']),
  requestedAt: Instant,
  readyAt: Instant.nullable(),
  /** When the file is deleted. */
  goneAt: Instant.nullable(),
  bytes: z.int().nullable(),
})

export const listDataExports = endpoint({
  method: 'GET',
  path: '/api/web/v1/data-exports',
  summary: 'Lists the caller’s requests for a copy of their data, newest first.',
  for: ['user', 'consultant'],
  input: Nothing,
  reply: z.object({ exports: z.array(DataExport) }),
})

export const requestDataExport = endpoint({
  method: 'POST',
  path: '/api/web/v1/data-exports',
  summary: 'Requests a ZIP file of all data stored about the caller.',
  for: ['user', 'consultant'],
  input: Nothing,
  reply: DataExport,
  message: 'Your data is being prepared',
  status: 202,
  problems: ['already_requested'],
  limit: { per: 'account', max: 5, seconds: 86_400 },
})

export const linkDataExport = endpoint({
  method: 'POST',
  path: '/api/web/v1/data-exports/{id}/links',
  summary: 'Returns a short-lived download link, after a new OTP.',
  for: ['user', 'consultant'],
  input: z.object({ id: IdInPath, otp: Otp }),
  ids: { id: 'data export' },
  reply: z.object({ url: z.string() }),
  status: 201,
  problems: ['not_found', 'invalid_otp', 'otp_expired', 'number_locked'],
  limit: { per: 'account', max: 20, seconds: 3600 },
})

export const listConsents = endpoint({
  method: 'GET',
  path: '/api/web/v1/consents',
  summary: 'Lists the terms and privacy notices the caller accepted, with dates.',
  for: ['user', 'consultant'],
  input: Nothing,
  reply: z.object({
    consents: z.array(z.object({ document: z.enum(['terms', 'privacy']), version: z.string(), agreedAt: Instant })),
  }),
})

export const listDueConsents = endpoint({
  method: 'GET',
  path: '/api/web/v1/consents/due',
  summary: 'Lists the terms or privacy notice that changed since the caller agreed, with what changed.',
  for: ['user', 'consultant'],
  input: Nothing,
  reply: z.object({
    due: z.array(
      z.object({
        document: z.enum(['terms', 'privacy']),
        /** The version to agree to. */
        version: z.string(),
        /** Oldest first. */
        changes: z.array(z.object({ changes_english: z.string(), changes_hindi: z.string() })),
      }),
    ),
  }),
})

export const agreeToDocument = endpoint({
  method: 'POST',
  path: '/api/web/v1/consents',
  summary: 'Records that the caller agrees to the current version of a document. A repetition changes nothing.',
  for: ['user', 'consultant'],
  input: z.object({ document: z.enum(['terms', 'privacy']), version: z.string().max(40) }),
  reply: z.object({ document: z.enum(['terms', 'privacy']), version: z.string() }),
  status: 201,
  message: 'Thank you',
  problems: ['stale'],
})
