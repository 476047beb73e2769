import * as api from '#contract/services.ts'
import { bind } from '#server/platform/bind.ts'
import type { Wing } from '#server/platform/house.ts'
import * as services from './service.ts'

export const servicesWing: Wing = (app) => {
  bind(app)(api.listConsultantServices, services.listConsultantServices)
}
