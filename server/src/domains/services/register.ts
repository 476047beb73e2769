import * as api from '#contract/services/endpoints.ts'
import { registerPersonalData } from '#server/domains/accounts/public.ts'
import { registerSeller } from '#server/domains/orders/public.ts'
import { bind } from '#server/platform/http/bind.ts'
import type { DomainPlugin } from '#server/platform/services.ts'
import { eraseServices, servicesForExport } from './personal-data/queries.ts'
import { listUserServices, serviceSeller } from './sales/service.ts'
import * as services from './service.ts'

export const registerServices: DomainPlugin = (app) => {
  const serve = bind(app)
  registerPersonalData('services', { read: servicesForExport, erase: eraseServices })
  registerSeller('service', serviceSeller)
  serve(api.listConsultantServices, services.listConsultantServices)
  serve(api.getConsultantService, services.getConsultantService)
  serve(api.listUserServices, listUserServices)
}
