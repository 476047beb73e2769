import type { FastifyInstance } from 'fastify'
import * as api from '#contract/discovery/search.ts'
import { bind } from '#server/platform/http/bind.ts'
import { sweepSearches } from './jobs.ts'
import * as search from './service.ts'

export function serveSearch(app: FastifyInstance) {
  const serve = bind(app)
  serve(api.searchConsultant, search.searchConsultant)
  serve(api.noteSearch, search.noteSearch)
  app.services.jobs.schedule('forget-searches', '40 2 * * *', sweepSearches)
}
