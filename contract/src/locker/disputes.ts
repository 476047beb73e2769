import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { IdInPath } from '../fields.ts'
import { SHARE_SUBJECTS } from './constants.ts'
import { SharedDocument } from './shapes.ts'

const dispute = { kind: z.enum(SHARE_SUBJECTS), id: IdInPath }

/** Staff see documents of others only here and as papers of applicants. */
export const listDisputedDocuments = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/disputes/{kind}/{id}/documents',
  summary: 'Lists the documents that both sides shared into something they dispute, for the staff who decide.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['operations', 'support'],
  input: z.object(dispute),
  ids: { kind: 'public', id: 'public' },
  reply: z.object({ documents: z.array(SharedDocument.omit({ isOwn: true, openedAt: true })) }),
  problems: ['not_found'],
})

export const openDisputedDocument = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/disputes/{kind}/{id}/documents/{documentId}/links',
  summary:
    'Returns a short-lived link to a document shared into an open dispute. Recorded in the audit log and in the access log of its owner.',
  for: 'admin',
  secondFactor: 'fresh',
  roles: ['operations', 'support'],
  input: z.object({ ...dispute, documentId: IdInPath, use: z.enum(['preview', 'download']) }),
  ids: { kind: 'public', id: 'public', documentId: 'public' },
  reply: z.object({ url: z.string(), ...SharedDocument.pick({ name: true, kind: true }).shape }),
  status: 201,
  problems: ['not_found'],
})
