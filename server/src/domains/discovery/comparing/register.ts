import type { FastifyInstance } from 'fastify'
import * as api from '#contract/discovery/comparison.ts'
import { bind } from '#server/platform/http/bind.ts'
import { compareConsultants } from './service.ts'

export const serveComparing = (app: FastifyInstance) => bind(app)(api.compareConsultants, compareConsultants)
