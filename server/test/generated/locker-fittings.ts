import { beginDocumentUpload } from '#contract/locker/endpoints.ts'
import { submitPaper } from '#contract/locker/papers.ts'
import { aDocument, aPdf } from '../documents.ts'
import type { Person } from '../people.ts'
import { aDisputedDocument } from '../services.ts'
import { sendBytes } from '../uploads.ts'
import type { World } from '../world.ts'

type Fitting = (world: World, caller: Person | undefined) => Promise<Record<string, unknown>> | Record<string, unknown>

const LOCKER = '/api/web/v1/locker'

const aPaper: Fitting = async (world) => {
  const consultant = await world.aConsultant()
  const { id } = await aDocument(consultant)
  await consultant.send(submitPaper, { kind: 'identity', documentId: id })
  return { id: consultant.id, kind: 'identity' }
}

const aDispute: Fitting = async (world) => {
  const { id, documentId } = await aDisputedDocument(world)
  return { kind: 'service_order', id, documentId }
}

export const lockerFittings: Record<string, Fitting> = {
  [`POST ${LOCKER}/uploads`]: () => ({ name: 'a.pdf', bytes: 100 }),
  [`POST ${LOCKER}/documents`]: async (_, caller) => {
    const bytes = aPdf()
    const { upload } = (await caller!.send(beginDocumentUpload, { name: 'a.pdf', bytes: bytes.length })).body.data
    await sendBytes(caller!, upload.url, 0, bytes)
    return { uploadId: upload.id, name: 'a.pdf', shareInto: undefined }
  },
  [`PUT ${LOCKER}/documents/{id}`]: () => ({ name: 'renamed.pdf' }),
  'GET /api/web/v1/admin/consultants/{id}/status': async (world) => ({ id: (await world.aConsultant()).id }),
  'POST /api/web/v1/admin/consultants/{id}/papers/{kind}/links': aPaper,
  'GET /api/web/v1/admin/disputes/{kind}/{id}/documents': aDispute,
  'POST /api/web/v1/admin/disputes/{kind}/{id}/documents/{documentId}/links': aDispute,
}
