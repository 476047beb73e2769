import * as api from '#contract/content/pages.ts'
import * as staffApi from '#contract/content/pages-staff.ts'
import { bind } from '#server/platform/http/bind.ts'
import type { DomainPlugin } from '#server/platform/services.ts'
import * as pages from './service.ts'

export const registerPages: DomainPlugin = (app) => {
  const serve = bind(app)
  serve(api.getPage, pages.getPage)
  serve(staffApi.listPages, pages.listPages)
  serve(staffApi.getStaffPage, pages.getStaffPage)
  serve(staffApi.readPageVersion, pages.readPageVersion)
  serve(staffApi.savePageDraft, pages.savePageDraft)
  serve(staffApi.discardPageDraft, pages.discardPageDraft)
  serve(staffApi.publishPage, pages.publishPage)
}
