import type { FastifyInstance } from 'fastify'
import { exportTestimonials } from '#contract/content/testimonials-staff.ts'
import type { Input } from '#contract/endpoint.ts'
import type { Db } from '#server/platform/db/db.ts'
import { type CsvColumns, inParts } from '#server/platform/documents/csv.ts'
import { staffCsv } from '#server/platform/documents/staff-csv.ts'
import { serveSigned, signedKind } from '#server/platform/http/signed-urls.ts'
import { type Filter, testimonialsMatching } from './queries.ts'

export const testimonialsFile = signedKind('testimonials.csv', exportTestimonials.input)

export const filterOf = ({ search, published }: Input<typeof exportTestimonials>): Filter => ({
  search: search || undefined,
  published: published && published === 'yes',
})

type Row = Awaited<ReturnType<typeof testimonialsMatching>>[number]

const columns: CsvColumns<Row> = [
  ['Position', (row) => row.place],
  ['Quote', (row) => row.quote_english],
  ['Quote (Hindi)', (row) => row.quote_hindi],
  ['Author', (row) => row.author_english],
  ['Author (Hindi)', (row) => row.author_hindi],
  ['About', (row) => row.about_english],
  ['About (Hindi)', (row) => row.about_hindi],
  ['Stars', (row) => row.rating],
  ['Published', (row) => row.published],
]

const partsOf = (db: Db, filter: Filter) =>
  inParts((part) => testimonialsMatching(db, filter, { sort: 'place', descending: false, ...part }))

export const serveTestimonialsFile = (app: FastifyInstance) =>
  serveSigned(app, testimonialsFile, async ({ services, actor, now, params }) => {
    return staffCsv('testimonials', { actor, now }, columns, partsOf(services.db, filterOf(params)))
  })
