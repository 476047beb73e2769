import type { Wing } from '#server/platform/house.ts'
import { servePortraits } from './portraits/routes.ts'
import { keepLeases } from './presence/leases.ts'
import { serveWatchers } from './presence/watchers.ts'

export const consultantsWing: Wing = (app) => {
  servePortraits(app)
  serveWatchers(app.house)
  keepLeases(app)
}
