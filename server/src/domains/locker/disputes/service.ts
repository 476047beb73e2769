import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/locker/disputes.ts'
import * as audit from '#server/domains/audit/public.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { signedUrl } from '#server/platform/http/signed-urls.ts'
import { disputedFile } from '../files.ts'
import { insertAccess } from '../shares/queries.ts'
import { documentsOfDispute } from '../shares/service.ts'

export async function listDisputedDocuments({ db, now }: SignedIn, dispute: Input<typeof api.listDisputedDocuments>) {
  const rows = await documentsOfDispute(db, dispute, now)
  if (!rows) throw new Problem('not_found')
  return {
    documents: rows.map(({ id, shareId, name, kind, bytes, ownerName, sharedAt }) => ({
      ...{ documentId: id, shareId, name, kind, bytes, ownerName, sharedAt },
    })),
  }
}

/** Every look is recorded, for the auditor and for the owner. */
export async function openDisputedDocument(context: SignedIn, input: Input<typeof api.openDisputedDocument>) {
  const { db, services, actor, now } = context
  const { documentId, use, ...subject } = input
  const document = (await documentsOfDispute(db, subject, now))?.find(({ id }) => id === documentId)
  if (!document) throw new Problem('not_found')
  await db.transaction().execute(async (tx) => {
    await insertAccess(tx, { documentId, readerId: actor.id, use, subject, at: now })
    await audit.record(tx, context, { action: 'dispute.document_opened', subject, after: { documentId, use } })
  })
  const url = signedUrl(services, disputedFile, { ...subject, documentId }, { actor, now })
  return { url, name: document.name, kind: document.kind }
}
