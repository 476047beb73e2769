import type { Wing } from '#server/platform/house.ts'
import { serveSearch } from './search/routes.ts'

/** The reading side: search. */
export const discoveryWing: Wing = (app) => {
  serveSearch(app)
}
