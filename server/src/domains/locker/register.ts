import * as disputesApi from '#contract/locker/disputes.ts'
import * as api from '#contract/locker/endpoints.ts'
import * as papersApi from '#contract/locker/papers.ts'
import * as sharingApi from '#contract/locker/sharing.ts'
import { registerPersonalData } from '#server/domains/accounts/public.ts'
import { registerAuditTexts } from '#server/domains/audit/public.ts'
import { registerConstraints } from '#server/platform/db/constraints.ts'
import { bind } from '#server/platform/http/bind.ts'
import type { DomainPlugin } from '#server/platform/services.ts'
import { lockerAudit } from './audit-texts.ts'
import { lockerConstraints } from './constraints.ts'
import * as disputes from './disputes/service.ts'
import * as removal from './documents/removal.ts'
import * as documents from './documents/service.ts'
import { serveDocuments } from './files.ts'
import * as groups from './groups/service.ts'
import * as papers from './papers/service.ts'
import { lockerData } from './personal-data/source.ts'
import * as shares from './shares/service.ts'
import * as uploads from './uploads/service.ts'

export const registerLocker: DomainPlugin = (app) => {
  const serve = bind(app)
  registerAuditTexts(lockerAudit)
  registerConstraints(lockerConstraints)
  registerPersonalData('locker', lockerData(app.services.files))
  app.services.jobs.schedule('empty-locker-trash', '20 * * * *', removal.sweepTrash)
  serveDocuments(app)

  serve(api.listLocker, documents.listLocker)
  serve(api.beginDocumentUpload, uploads.beginDocumentUpload)
  serve(api.addDocument, uploads.addDocument)
  serve(api.changeDocument, documents.changeDocument)
  serve(api.trashDocument, documents.trashDocument)
  serve(api.restoreDocument, documents.restoreDocument)
  serve(api.removeDocument, removal.removeDocument)
  serve(api.emptyTrash, removal.emptyTrash)
  serve(api.openDocument, documents.openDocument)
  serve(api.addGroup, groups.addGroup)
  serve(api.changeGroup, groups.changeGroup)
  serve(api.removeGroup, groups.removeGroup)

  serve(sharingApi.listShareSubjects, shares.listShareSubjects)
  serve(sharingApi.listSharedDocuments, shares.listSharedDocuments)
  serve(sharingApi.shareDocument, shares.shareDocument)
  serve(sharingApi.revokeShare, shares.revokeShare)
  serve(sharingApi.listAccesses, shares.listAccesses)

  serve(papersApi.listPapers, papers.listPapers)
  serve(papersApi.submitPaper, papers.submitPaper)
  serve(papersApi.withdrawPaper, papers.withdrawPaper)
  serve(papersApi.listApplicantPapers, papers.listApplicantPapers)
  serve(papersApi.openApplicantPaper, papers.openApplicantPaper)

  serve(disputesApi.listDisputedDocuments, disputes.listDisputedDocuments)
  serve(disputesApi.openDisputedDocument, disputes.openDisputedDocument)
}
