import * as api from '#contract/orders/earnings.ts'
import { bind } from '#server/platform/http/bind.ts'
import type { DomainPlugin } from '#server/platform/services.ts'
import { scheduleEarningJobs } from './jobs.ts'
import { listEarnings, listEarningsOfPerson, plotEarnings } from './views/service.ts'

export const registerEarnings: DomainPlugin = (app) => {
  const serve = bind(app)
  serve(api.listEarnings, listEarnings)
  serve(api.listEarningsOfPerson, listEarningsOfPerson)
  serve(api.plotEarnings, plotEarnings)
  scheduleEarningJobs(app.services.jobs)
}
