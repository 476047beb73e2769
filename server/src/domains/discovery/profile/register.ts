import type { FastifyInstance } from 'fastify'
import * as api from '#contract/discovery/profile.ts'
import { bind } from '#server/platform/http/bind.ts'
import * as profile from './service.ts'

export const serveProfile = (app: FastifyInstance) => {
  const serve = bind(app)
  serve(api.consultantDetails, profile.consultantDetails)
  serve(api.consultantById, profile.consultantById)
  serve(api.consultantProfile, profile.consultantProfile)
  serve(api.similarConsultants, profile.similarConsultants)
  serve(api.quoteSession, profile.quoteSession)
}
