import * as approvalsApi from '#contract/approvals.ts'
import * as profileApi from '#contract/own-profile.ts'
import { keepsPersonalData } from '#server/domains/accounts/service.ts'
import { bind } from '#server/platform/bind.ts'
import type { Wing } from '#server/platform/house.ts'
import { invalidatePages } from '#server/platform/pages/kept-pages.ts'
import { serveApplicantsFile } from './approvals/files.ts'
import * as approvals from './approvals/service.ts'
import { servePortraits } from './portraits/routes.ts'
import { keepLeases } from './presence/leases.ts'
import { erasePresence } from './presence/queries.ts'
import { serveWatchers } from './presence/watchers.ts'
import { approvalsForExport, CONSULTANTS_CHANGED, emptyProfile, profileRow } from './profile/queries.ts'
import * as profile from './profile/service.ts'

export const consultantsWing: Wing = (app) => {
  const serve = bind(app)
  keepsPersonalData('consultant-profile', { read: profileRow, forget: emptyProfile })
  keepsPersonalData('consultant-approvals', { read: approvalsForExport, forget: erasePresence })
  servePortraits(app)
  serveWatchers(app.house)
  keepLeases(app)
  app.house.signals.on(CONSULTANTS_CHANGED, invalidatePages)
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
