import type { FastifyInstance } from 'fastify'
import { countSectors, listConsultants } from '#contract/discovery/listing.ts'
import { bind } from '#server/platform/http/bind.ts'
import * as sectorCounts from './sector-counts.ts'
import * as listing from './service.ts'

export function serveListing(app: FastifyInstance) {
  const on = bind(app)
  const briefly = { freshMs: 1000 }
  on(listConsultants, listing.listConsultants, briefly)
  on(countSectors, sectorCounts.countSectors, briefly)
}
