import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, IdInPath, Instant, pageOf, paging } from '../fields.ts'
import { SHARE_SUBJECTS } from './constants.ts'
import { SharedDocument, SharedInto } from './shapes.ts'

const owners = ['user', 'consultant'] as const
/** How long others can open a document once what it is shared into is over. */
const shareHours = z.int()
const subject = { kind: z.enum(SHARE_SUBJECTS), subjectId: IdInPath }

export const listShareSubjects = endpoint({
  method: 'GET',
  path: '/api/web/v1/locker/share-subjects',
  summary: 'Lists what the caller can share documents into now: upcoming sessions, current calls.',
  for: owners,
  input: z.object({}),
  reply: z.object({ subjects: z.array(SharedInto), shareHours }),
})

export const listSharedDocuments = endpoint({
  method: 'GET',
  path: '/api/web/v1/locker/shares',
  summary: 'Lists the documents shared into a booking or talk, for both parties.',
  for: owners,
  input: z.object(subject),
  ids: { subjectId: 'booking' },
  reply: z.object({
    documents: z.array(SharedDocument),
    /** Whether documents can be added now. */
    isOpen: z.boolean(),
    /** When access ends for the others; null while it is not over. */
    endsAt: Instant.nullable(),
    shareHours,
  }),
  problems: ['not_found'],
})

export const shareDocument = endpoint({
  method: 'POST',
  path: '/api/web/v1/locker/shares',
  summary: 'Shares a document into a booking or talk. Does nothing if already shared.',
  for: owners,
  input: z.object({ documentId: Id, kind: z.enum(SHARE_SUBJECTS), subjectId: Id }),
  ids: { documentId: 'locker document', subjectId: 'booking' },
  reply: z.object({ shareId: Id }),
  status: 201,
  message: 'Shared',
  problems: ['not_found', 'too_late'],
})

export const revokeShare = endpoint({
  method: 'DELETE',
  path: '/api/web/v1/locker/shares/{id}',
  summary: 'Stops sharing. Links that others opened stop working at once.',
  for: owners,
  input: z.object({ id: IdInPath }),
  ids: { id: 'locker share' },
  reply: z.object({ shareId: Id }),
  message: 'No longer shared',
  problems: ['not_found'],
})

export const listAccesses = endpoint({
  method: 'GET',
  path: '/api/web/v1/locker/documents/{id}/accesses',
  summary: 'Lists who opened a document of the caller and when, newest first.',
  for: owners,
  input: z.object({ id: IdInPath, page: paging.page, limit: paging.limit }),
  ids: { id: 'locker document' },
  reply: pageOf(
    z.object({
      id: Id,
      readerName: z.string(),
      isStaff: z.boolean(),
      use: z.enum(['preview', 'download']),
      /** What it was shared into, for staff the dispute they decide; null for staff who check papers. */
      subject: z.object({ kind: z.enum(SHARE_SUBJECTS), id: Id }).nullable(),
      at: Instant,
    }),
  ),
  problems: ['not_found'],
})
