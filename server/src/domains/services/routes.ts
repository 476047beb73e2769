import * as api from '#contract/services.ts'
import { keepsPersonalData } from '#server/domains/accounts/service.ts'
import { registerSeller } from '#server/domains/orders/service.ts'
import { bind } from '#server/platform/bind.ts'
import type { Wing } from '#server/platform/house.ts'
import { forgetServices, servicesForExport } from './keeping/queries.ts'
import * as services from './service.ts'

export const servicesWing: Wing = (app) => {
  const serve = bind(app)
  keepsPersonalData('services', { read: servicesForExport, forget: forgetServices })
  registerSeller('service', services.serviceSeller)
  serve(api.listConsultantServices, services.listConsultantServices)
  serve(api.getConsultantService, services.getConsultantService)
  serve(api.listUserServices, services.listUserServices)
}
