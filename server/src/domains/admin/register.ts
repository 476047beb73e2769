import { getConsultantStatus } from '#contract/admin/consultants.ts'
import * as api from '#contract/admin/endpoints.ts'
import * as jobs from '#contract/admin/jobs.ts'
import { searchBackOffice } from '#contract/admin/search.ts'
import { registerAuditTexts } from '#server/domains/audit/public.ts'
import { bind } from '#server/platform/http/bind.ts'
import type { DomainPlugin } from '#server/platform/services.ts'
import { adminAudit } from './audit-texts.ts'
import { serveJobsFile } from './background-jobs/files.ts'
import * as backgroundJobs from './background-jobs/service.ts'
import * as consultants from './consultants/service.ts'
import { closeDays } from './figures/totals.ts'
import { serveOverviewFile } from './files.ts'
import * as search from './search/service.ts'
import * as admin from './service.ts'

export const registerAdmin: DomainPlugin = (app) => {
  const serve = bind(app)
  registerAuditTexts(adminAudit)
  serve(api.getOverview, admin.getOverview)
  serve(api.exportOverview, admin.exportOverview)
  serve(api.listFigureRows, admin.listFigureRows)
  serve(api.getWaiting, admin.getWaiting)
  serve(getConsultantStatus, consultants.getConsultantStatus)
  serve(searchBackOffice, search.searchBackOffice)
  serve(jobs.listJobs, backgroundJobs.listJobs)
  serve(jobs.exportJobs, backgroundJobs.exportJobs)
  serve(jobs.runJob, backgroundJobs.runJob)
  serve(jobs.giveUpJob, backgroundJobs.giveUpJob)
  serveJobsFile(app)
  serveOverviewFile(app)
  app.services.jobs.schedule('daily-figures', '10 * * * *', closeDays)
}
