import * as api from '#contract/audit/endpoints.ts'
import { bind } from '#server/platform/http/bind.ts'
import { invalidatePages } from '#server/platform/pages/page-stores.ts'
import type { DomainPlugin } from '#server/platform/services.ts'
import { auditAudit } from './audit-texts.ts'
import { serveAuditFile } from './files.ts'
import { watchChain } from './jobs.ts'
import { STAFF_CHANGED } from './queries.ts'
import * as audit from './service.ts'
import { registerAuditTexts } from './texts.ts'

export const registerAudit: DomainPlugin = (app) => {
  registerAuditTexts(auditAudit)
  const serve = bind(app)
  serve(api.listAuditLog, audit.listAuditLog)
  serve(api.listAuditGroups, audit.listAuditGroups)
  serve(api.exportAuditLog, audit.exportAuditLog)
  serveAuditFile(app)
  app.services.signals.on(STAFF_CHANGED, invalidatePages)
  app.services.jobs.schedule('watch-audit-chain', '20 3 * * *', watchChain)
}
