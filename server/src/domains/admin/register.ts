import * as api from '#contract/admin/endpoints.ts'
import { searchBackOffice } from '#contract/admin/search.ts'
import { bind } from '#server/platform/http/bind.ts'
import type { DomainPlugin } from '#server/platform/services.ts'
import { serveOverviewFile } from './files.ts'
import * as search from './search/service.ts'
import * as admin from './service.ts'

export const registerAdmin: DomainPlugin = (app) => {
  const serve = bind(app)
  serve(api.getOverview, admin.getOverview)
  serve(api.exportOverview, admin.exportOverview)
  serve(api.getWaiting, admin.getWaiting)
  serve(searchBackOffice, search.searchBackOffice)
  serveOverviewFile(app)
}
