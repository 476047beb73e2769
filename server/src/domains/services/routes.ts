import * as api from '#contract/services.ts'
import { registerSeller } from '#server/domains/orders/service.ts'
import { bind } from '#server/platform/bind.ts'
import type { Wing } from '#server/platform/house.ts'
import * as services from './service.ts'

export const servicesWing: Wing = (app) => {
  const serve = bind(app)
  registerSeller('service', services.serviceSeller)
  serve(api.listConsultantServices, services.listConsultantServices)
  serve(api.listUserServices, services.listUserServices)
}
