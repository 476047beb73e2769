import type { FastifyInstance } from 'fastify'
import { exportArticles } from '#contract/content/articles-staff.ts'
import type { Input } from '#contract/endpoint.ts'
import type { Db } from '#server/platform/db/db.ts'
import { type CsvColumns, inParts } from '#server/platform/documents/csv.ts'
import { staffCsv } from '#server/platform/documents/staff-csv.ts'
import { serveSigned, signedKind } from '#server/platform/http/signed-urls.ts'
import { stateOf } from '../rules.ts'
import { articlesMatching, type Filter } from './queries.ts'

export const articlesFile = signedKind('articles.csv', exportArticles.input)

export const filterOf = ({ search, state, language }: Input<typeof exportArticles>): Filter => ({
  ...{ search: search || undefined, state, language },
})

type Row = Awaited<ReturnType<typeof articlesMatching>>[number]

const columnsAt = (now: Date): CsvColumns<Row> => [
  ['Title', (row) => row.title],
  ['Language', (row) => row.language],
  ['Address', (row) => row.slug],
  ['Author', (row) => row.author?.name ?? null],
  ['Tags', (row) => row.tags.join(', ')],
  ['Minutes', (row) => row.minutes],
  ['Published at', (row) => row.publishedAt, 'India time'],
  ['Changed at', (row) => row.updatedAt, 'India time'],
  ['Status', (row) => stateOf(row.publishedAt, now)],
]

const partsOf = (db: Db, filter: Filter, now: Date) =>
  inParts((part) => articlesMatching(db, filter, now, { sort: 'updatedAt', descending: true, ...part }))

export const serveArticlesFile = (app: FastifyInstance) =>
  serveSigned(app, articlesFile, async ({ services, actor, now, params }) => {
    return staffCsv('articles', { actor, now }, columnsAt(now), partsOf(services.db, filterOf(params), now))
  })
