import * as approvalsApi from '#contract/consultants/approvals.ts'
import * as profileApi from '#contract/consultants/own-profile.ts'
import { registerAcquaintance, registerPersonalData } from '#server/domains/accounts/public.ts'
import { registerAuditTexts } from '#server/domains/audit/public.ts'
import { registerConstraints } from '#server/platform/db/constraints.ts'
import { bind } from '#server/platform/http/bind.ts'
import { registerMessages } from '#server/platform/outbox/messages.ts'
import { invalidatePages } from '#server/platform/pages/page-stores.ts'
import type { DomainPlugin } from '#server/platform/services.ts'
import { serveApplicantsFile } from './approvals/files.ts'
import * as approvals from './approvals/service.ts'
import { consultantAudit } from './audit-texts.ts'
import { consultantConstraints } from './constraints.ts'
import { consultantTexts } from './notification-texts.ts'
import { servePortraits } from './portraits/register.ts'
import { maintainLeases } from './presence/leases.ts'
import { erasePresence } from './presence/queries.ts'
import { serveWatchers } from './presence/watchers.ts'
import { approvalsForExport, CONSULTANTS_CHANGED, emptyProfile, isPublic, profileRow } from './profile/queries.ts'
import * as profile from './profile/service.ts'

export const registerConsultants: DomainPlugin = (app) => {
  const serve = bind(app)
  registerAuditTexts(consultantAudit)
  registerConstraints(consultantConstraints)
  registerMessages(consultantTexts)
  registerAcquaintance('consultants', (db, _accountId, consultantId) => isPublic(db, consultantId))
  registerPersonalData('consultant-profile', { read: profileRow, erase: emptyProfile })
  registerPersonalData('consultant-approvals', { read: approvalsForExport, erase: erasePresence })
  servePortraits(app)
  serveWatchers(app.services)
  maintainLeases(app)
  app.services.signals.on(CONSULTANTS_CHANGED, invalidatePages)
  serve(profileApi.saveOwnProfile, profile.saveOwnProfile)
  serve(profileApi.saveOwnIndustries, profile.saveOwnIndustries)
  serve(profileApi.setTakingCalls, profile.setTakingCalls)
  serve(profileApi.submitOwnProfile, profile.submitOwnProfile)
  serve(approvalsApi.listApplicants, approvals.listApplicants)
  serve(approvalsApi.exportApplicants, approvals.exportApplicants)
  serve(approvalsApi.countApplicants, approvals.countApplicants)
  serve(approvalsApi.getApplicant, approvals.getApplicant)
  serve(approvalsApi.decideApplicant, approvals.decideApplicant)
  serveApplicantsFile(app)
}
