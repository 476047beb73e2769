import * as editingApi from '#contract/services/editing.ts'
import * as api from '#contract/services/endpoints.ts'
import * as ordering from '#contract/services/ordering.ts'
import * as staffApi from '#contract/services/staff.ts'
import { registerPersonalData, registerReference } from '#server/domains/accounts/public.ts'
import { registerAuditTexts } from '#server/domains/audit/public.ts'
import { registerSeller } from '#server/domains/orders/public.ts'
import { registerReviewable } from '#server/domains/reviews/public.ts'
import { registerConstraints } from '#server/platform/db/constraints.ts'
import { bind } from '#server/platform/http/bind.ts'
import { registerMessages } from '#server/platform/outbox/messages.ts'
import { invalidatePages } from '#server/platform/pages/page-stores.ts'
import type { DomainPlugin } from '#server/platform/services.ts'
import { serviceAudit } from './audit-texts.ts'
import { serviceConstraints } from './constraints.ts'
import { registerServiceDocuments } from './documents/subjects.ts'
import { SERVICES_CHANGED } from './editing/queries.ts'
import * as editing from './editing/service.ts'
import { scheduleServiceJobs } from './endings/jobs.ts'
import { acceptService, cancelServiceOrder } from './endings/service.ts'
import { serviceTexts } from './notification-texts.ts'
import { eraseServices, hasServicesLeft, servicesForExport } from './personal-data/queries.ts'
import { serviceSource } from './reviewing/source.ts'
import { serviceSeller } from './sales/service.ts'
import * as services from './service.ts'
import { serveServiceOrdersFile } from './staff/files.ts'
import { serviceOrdersNumbered } from './staff/queries.ts'
import * as staff from './staff/service.ts'
import { getServiceOrder, listServiceOrders, listUserServices } from './views/service.ts'
import * as work from './work/service.ts'

export const registerServices: DomainPlugin = (app) => {
  const serve = bind(app)
  registerAuditTexts(serviceAudit)
  registerConstraints(serviceConstraints)
  registerMessages(serviceTexts)
  registerPersonalData('services', { read: servicesForExport, erase: eraseServices, blocksErasure: hasServicesLeft })
  registerSeller('service', serviceSeller)
  registerReviewable('service', serviceSource)
  registerServiceDocuments()
  app.services.signals.on(SERVICES_CHANGED, invalidatePages)
  serve(api.listConsultantServices, services.listConsultantServices)
  serve(api.getConsultantService, services.getConsultantService)
  serve(api.listServiceReviews, services.listServiceReviews)
  serve(api.listUserServices, listUserServices)
  serve(editingApi.listOwnServices, editing.listOwnServices)
  serve(editingApi.getOwnService, editing.getOwnService)
  serve(editingApi.createOwnService, editing.createOwnService)
  serve(editingApi.saveOwnService, editing.saveOwnService)
  serve(editingApi.setOwnServiceState, editing.setOwnServiceState)
  serve(editingApi.deleteOwnService, editing.deleteOwnService)
  serve(ordering.listServiceOrders, listServiceOrders)
  serve(ordering.getServiceOrder, getServiceOrder)
  serve(ordering.sendServiceBrief, work.sendServiceBrief)
  serve(ordering.writeServiceMessage, work.writeServiceMessage)
  serve(ordering.startService, work.startService)
  serve(ordering.deliverService, work.deliverService)
  serve(ordering.acceptService, acceptService)
  serve(ordering.sendServiceBack, work.sendServiceBack)
  serve(ordering.disputeService, work.disputeService)
  serve(ordering.askServiceExtension, work.askServiceExtension)
  serve(ordering.answerServiceExtension, work.answerServiceExtension)
  serve(ordering.cancelServiceOrder, cancelServiceOrder)
  registerReference('service_order', {
    ...{ shownBy: staffApi.getServiceOrderStory, pattern: /^SV-\d{2}-\d{5,}$/i, find: serviceOrdersNumbered },
  })
  serve(staffApi.listStaffServiceOrders, staff.listStaffServiceOrders)
  serve(staffApi.exportServiceOrders, staff.exportServiceOrders)
  serve(staffApi.getServiceOrderStory, staff.getServiceOrderStory)
  serve(staffApi.decideServiceDispute, staff.decideServiceDispute)
  serve(staffApi.cancelServiceOrderByStaff, staff.cancelServiceOrderByStaff)
  serveServiceOrdersFile(app)
  scheduleServiceJobs(app.services.jobs)
}
