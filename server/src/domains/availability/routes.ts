import * as api from '#contract/availability.ts'
import { bind } from '#server/platform/bind.ts'
import type { Wing } from '#server/platform/house.ts'
import { scheduleAvailabilityJobs } from './jobs.ts'
import * as availability from './service.ts'

export const availabilityWing: Wing = (app) => {
  const serve = bind(app)
  scheduleAvailabilityJobs(app.house.jobs)
  serve(api.listFreeSlots, availability.listFreeSlots)
}
