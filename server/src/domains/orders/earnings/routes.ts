import * as api from '#contract/earnings.ts'
import { bind } from '#server/platform/bind.ts'
import type { Wing } from '#server/platform/house.ts'
import { scheduleEarningJobs } from './jobs.ts'
import { listEarnings, plotEarnings } from './reading/service.ts'

export const earningsWing: Wing = (app) => {
  const serve = bind(app)
  serve(api.listEarnings, listEarnings)
  serve(api.plotEarnings, plotEarnings)
  scheduleEarningJobs(app.house.jobs)
}
