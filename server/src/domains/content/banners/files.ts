import type { FastifyInstance } from 'fastify'
import { exportBanners } from '#contract/content/banners-staff.ts'
import type { Input } from '#contract/endpoint.ts'
import type { Db } from '#server/platform/db/db.ts'
import { type CsvColumns, inParts } from '#server/platform/documents/csv.ts'
import { staffCsv } from '#server/platform/documents/staff-csv.ts'
import { serveSigned, signedKind } from '#server/platform/http/signed-urls.ts'
import { bannersMatching, type Filter } from './queries.ts'
import { stateOf } from './rules.ts'

export const bannersFile = signedKind('banners.csv', exportBanners.input)

export const filterOf = ({ search, state, place, tone }: Input<typeof exportBanners>): Filter => ({
  ...{ search: search || undefined, state, place, tone },
})

type Row = Awaited<ReturnType<typeof bannersMatching>>[number]

const columnsAt = (now: Date): CsvColumns<Row> => [
  ['Position', (row) => row.place],
  ['Text', (row) => row.text_english],
  ['Text (Hindi)', (row) => row.text_hindi],
  ['Link', (row) => row.link],
  ['Label of the link', (row) => row.label_english],
  ['Label of the link (Hindi)', (row) => row.label_hindi],
  ['Type', (row) => row.tone],
  ['Shown on', (row) => row.places.join(', ')],
  ['Shown from', (row) => row.startsAt, 'India time'],
  ['Shown until', (row) => row.endsAt, 'India time'],
  ['Changed at', (row) => row.updatedAt, 'India time'],
  ['Status', (row) => stateOf(row, now)],
]

const partsOf = (db: Db, filter: Filter, now: Date) =>
  inParts((part) => bannersMatching(db, filter, now, { sort: 'place', descending: false, ...part }))

export const serveBannersFile = (app: FastifyInstance) =>
  serveSigned(app, bannersFile, async ({ services, actor, now, params }) => {
    return staffCsv('banners', { actor, now }, columnsAt(now), partsOf(services.db, filterOf(params), now))
  })
