import type { FastifyInstance } from 'fastify'
import { listConsultants } from '#contract/listing.ts'
import { bind } from '#server/platform/bind.ts'
import * as listing from './service.ts'

export const serveListing = (app: FastifyInstance) => bind(app)(listConsultants, listing.listConsultants)
