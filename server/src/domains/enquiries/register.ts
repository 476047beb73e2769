import * as consultantApi from '#contract/enquiries/consultant.ts'
import * as api from '#contract/enquiries/endpoints.ts'
import * as staffApi from '#contract/enquiries/staff.ts'
import * as templateApi from '#contract/enquiries/templates.ts'
import { registerAcquaintance, registerPersonalData, registerReference } from '#server/domains/accounts/public.ts'
import { registerAuditTexts } from '#server/domains/audit/public.ts'
import { registerConstraints } from '#server/platform/db/constraints.ts'
import { bind } from '#server/platform/http/bind.ts'
import { registerMessageParts, registerMessages } from '#server/platform/outbox/messages.ts'
import type { DomainPlugin } from '#server/platform/services.ts'
import { enquiryAudit } from './audit-texts.ts'
import { enquiryConstraints } from './constraints.ts'
import * as consultants from './consultants/service.ts'
import { scheduleEnquiryJobs } from './jobs.ts'
import { enquiryParts, enquiryTexts } from './notification-texts.ts'
import { listOwnEnquiries, writeToOwnEnquiry } from './own/service.ts'
import { enquiriesForExport, eraseEnquiriesOf } from './personal-data/queries.ts'
import { haveEnquired } from './queries.ts'
import { sendEnquiry } from './service.ts'
import { serveEnquiriesFile } from './staff/files.ts'
import { enquiriesNumbered } from './staff/queries.ts'
import * as staff from './staff/service.ts'
import { changeEnquiryState } from './staff/state-changes.ts'
import * as templates from './templates/service.ts'

export const registerEnquiries: DomainPlugin = (app) => {
  const serve = bind(app)
  registerAuditTexts(enquiryAudit)
  registerConstraints(enquiryConstraints)
  registerMessages(enquiryTexts)
  registerMessageParts(enquiryTexts, enquiryParts)
  registerAcquaintance('enquiries', haveEnquired)
  registerPersonalData('enquiries', { read: enquiriesForExport, erase: eraseEnquiriesOf })
  serve(api.sendEnquiry, sendEnquiry)
  serve(api.listOwnEnquiries, listOwnEnquiries)
  serve(api.writeToOwnEnquiry, writeToOwnEnquiry)
  serve(consultantApi.listConsultantEnquiries, consultants.listConsultantEnquiries)
  serve(consultantApi.getConsultantEnquiry, consultants.getConsultantEnquiry)
  serve(consultantApi.replyToEnquiry, consultants.replyToEnquiry)
  serve(consultantApi.closeEnquiry, consultants.closeEnquiry)
  registerReference('enquiry', {
    ...{ shownBy: staffApi.getEnquiry, pattern: /^ENQ-\d+$/i, find: enquiriesNumbered },
  })
  serve(staffApi.listEnquiries, staff.listEnquiries)
  serve(staffApi.exportEnquiries, staff.exportEnquiries)
  serve(staffApi.getEnquiry, staff.getEnquiry)
  serve(staffApi.replyAsStaff, staff.replyAsStaff)
  serve(staffApi.noteOnEnquiry, staff.noteOnEnquiry)
  serve(staffApi.assignEnquiry, staff.assignEnquiry)
  serve(staffApi.changeEnquiryState, changeEnquiryState)
  serve(templateApi.listEnquiryTemplates, templates.listEnquiryTemplates)
  serve(templateApi.addEnquiryTemplate, templates.addEnquiryTemplate)
  serve(templateApi.changeEnquiryTemplate, templates.changeEnquiryTemplate)
  serve(templateApi.deleteEnquiryTemplate, templates.deleteEnquiryTemplate)
  serveEnquiriesFile(app)
  scheduleEnquiryJobs(app.services)
}
