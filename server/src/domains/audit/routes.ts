import * as api from '#contract/audit.ts'
import { bind } from '#server/platform/bind.ts'
import type { Wing } from '#server/platform/house.ts'
import { serveAuditFile } from './files.ts'
import { watchChain } from './jobs.ts'
import * as audit from './service.ts'

export const auditWing: Wing = (app) => {
  const serve = bind(app)
  serve(api.listAuditLog, audit.listAuditLog)
  serve(api.listAuditActions, audit.listAuditActions)
  serve(api.exportAuditLog, audit.exportAuditLog)
  serveAuditFile(app)
  app.house.jobs.schedule('watch-audit-chain', '20 3 * * *', watchChain)
}
