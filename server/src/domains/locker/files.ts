import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { DOCUMENT_TYPES, PAPER_KINDS, SHARE_SUBJECTS } from '#contract/locker/constants.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { type SignedRequest, serveSigned, signedKind } from '#server/platform/http/signed-urls.ts'
import type { DocumentFacts } from './document.ts'
import { paperOf } from './papers/queries.ts'
import { documentById } from './queries.ts'
import { accessTo, documentsOfDispute } from './shares/service.ts'

/** Long enough for a browser to begin; access is checked again when the file is fetched. */
const LINK_SECONDS = 60
const id = z.coerce.number().int().positive()

export const documentFile = signedKind('locker-document', z.object({ documentId: id }), LINK_SECONDS)
export const paperFile = signedKind(
  'locker-paper',
  z.object({ consultantId: id, kind: z.enum(PAPER_KINDS), documentId: id }),
  LINK_SECONDS,
)
export const disputedFile = signedKind(
  'locker-disputed',
  z.object({ kind: z.enum(SHARE_SUBJECTS), id, documentId: id }),
  LINK_SECONDS,
)

export function serveDocuments(app: FastifyInstance) {
  serveSigned(app, documentFile, async ({ services, actor, now, params }) => {
    const document = await documentById(services.db, params.documentId)
    if (!document || (await accessTo(services.db, document, actor.id, now)) === undefined)
      throw new Problem('not_found')
    return contentOf(services, document)
  })
  serveSigned(app, paperFile, async ({ services, actor, params }) => {
    const paper = await paperOf(services.db, params.consultantId, params.kind)
    if (actor.type !== 'admin' || paper?.id !== params.documentId) throw new Problem('not_found')
    return contentOf(services, paper)
  })
  serveSigned(app, disputedFile, async ({ services, actor, now, params: { documentId, ...subject } }) => {
    const shared = actor.type === 'admin' ? await documentsOfDispute(services.db, subject, now) : undefined
    const document = shared?.find((one) => one.id === documentId)
    if (!document) throw new Problem('not_found')
    return contentOf(services, document)
  })
}

async function contentOf({ db, files }: SignedRequest<unknown>['services'], { name, kind, fileId }: DocumentFacts) {
  const found = await files.stream(db, fileId)
  if (!found) throw new Problem('not_found')
  return { filename: name, contentType: DOCUMENT_TYPES[kind], ...found }
}
