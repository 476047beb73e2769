import * as api from '#contract/consultants.ts'
import { bind } from '#server/platform/bind.ts'
import type { Wing } from '#server/platform/house.ts'
import { servePortraits } from './portraits/routes.ts'
import { keepLeases } from './presence/leases.ts'
import { serveWatchers } from './presence/watchers.ts'
import * as consultants from './service.ts'

export const consultantsWing: Wing = (app) => {
  const serve = bind(app)
  serve(api.topConsultants, consultants.topConsultants)
  serve(api.homeFacts, consultants.homeFacts)
  servePortraits(app)
  serveWatchers(app.house)
  keepLeases(app)
}
