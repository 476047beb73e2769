import type { FastifyInstance } from 'fastify'
import * as api from '#contract/discovery/home.ts'
import { bind } from '#server/platform/http/bind.ts'
import * as home from './service.ts'

export function serveHome(app: FastifyInstance) {
  const serve = bind(app)
  serve(api.topConsultants, home.topConsultants)
  serve(api.homeFacts, home.homeFacts)
}
