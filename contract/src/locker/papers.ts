import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, IdInPath } from '../fields.ts'
import { PAPER_KINDS } from './constants.ts'
import { Paper } from './shapes.ts'

const Kind = z.enum(PAPER_KINDS)
const list = z.object({ papers: z.array(Paper) })

export const listPapers = endpoint({
  method: 'GET',
  path: '/api/web/v1/locker/papers',
  summary: 'Lists the papers that the consultant has submitted for approval.',
  for: 'consultant',
  input: z.object({}),
  reply: list,
})

export const submitPaper = endpoint({
  method: 'PUT',
  path: '/api/web/v1/locker/papers/{kind}',
  summary: 'Submits a document of the locker as a paper for approval. Only approving staff can open it.',
  for: 'consultant',
  input: z.object({ kind: Kind, documentId: Id }),
  ids: { kind: 'public', documentId: 'locker document' },
  reply: list,
  message: 'Submitted',
  problems: ['not_found'],
})

export const withdrawPaper = endpoint({
  method: 'DELETE',
  path: '/api/web/v1/locker/papers/{kind}',
  summary: 'Withdraws a submitted paper. The document stays in the locker.',
  for: 'consultant',
  input: z.object({ kind: Kind }),
  ids: { kind: 'public' },
  reply: list,
  message: 'Paper withdrawn',
})

export const listApplicantPapers = endpoint({
  method: 'GET',
  path: '/api/web/v1/admin/consultants/{id}/papers',
  summary: 'Lists the papers that a consultant submitted, for approving staff.',
  for: 'admin',
  secondFactor: 'signed-in',
  roles: ['operations', 'support'],
  input: z.object({ id: IdInPath }),
  ids: { id: 'public' },
  reply: list,
})

export const openApplicantPaper = endpoint({
  method: 'POST',
  path: '/api/web/v1/admin/consultants/{id}/papers/{kind}/links',
  summary:
    'Returns a short-lived link to a submitted paper. Recorded in the audit log and in the access log of its owner.',
  for: 'admin',
  secondFactor: 'fresh',
  roles: ['operations'],
  input: z.object({ id: IdInPath, kind: Kind, use: z.enum(['preview', 'download']) }),
  ids: { id: 'public', kind: 'public' },
  reply: z.object({ url: z.string(), name: z.string(), kind: Paper.shape.documentKind }),
  status: 201,
  problems: ['not_found'],
})
