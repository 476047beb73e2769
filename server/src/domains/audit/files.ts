import type { FastifyInstance } from 'fastify'
import { exportAuditLog } from '#contract/audit/endpoints.ts'
import type { Db } from '#server/platform/db/db.ts'
import { type CsvColumns, inPartsByKey } from '#server/platform/documents/csv.ts'
import { staffCsv } from '#server/platform/documents/staff-csv.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { serveSigned, signedKind } from '#server/platform/http/signed-urls.ts'
import { exportPart } from './queries.ts'
import { type AuditFilter, filterOf } from './rules.ts'
import { inWords, plainText } from './sentences/service.ts'

/** The signed link contains the filter, so the export matches the list on the screen. */
export const auditFile = signedKind('audit-log.csv', exportAuditLog.input)

type Entry = Awaited<ReturnType<typeof exportPart>>[number]
type Row = Entry & { sentence: string }

const facts = (value: unknown) => (value === null ? null : JSON.stringify(value))

const columns: CsvColumns<Row> = [
  ['ID', (row) => row.id],
  ['Date', (row) => row.at, 'India time'],
  ['Actor', (row) => row.actorId],
  ['Actor type', (row) => row.actorType],
  ['Actor name', (row) => row.actorName],
  ['Action', (row) => row.action],
  ['What happened', (row) => row.sentence],
  ['Subject', (row) => row.subjectKind],
  ['Subject ID', (row) => row.subjectId],
  ['Before', (row) => facts(row.before)],
  ['After', (row) => facts(row.after)],
  ['Reason', (row) => row.reason],
  ['Request', (row) => row.requestId],
  ['IP address', (row) => row.address],
]

async function* partsOf(db: Db, filter: AuditFilter, actor: Actor) {
  for await (const rows of inPartsByKey<Entry>(({ after, limit }) => exportPart(db, filter, after, limit))) {
    const words = await inWords(db, rows, { actor, language: 'en' })
    yield rows.map((row, at) => ({ ...row, sentence: plainText(words[at]!.sentence) }))
  }
}

export const serveAuditFile = (app: FastifyInstance) =>
  serveSigned(app, auditFile, async ({ services, actor, now, params }) => {
    return staffCsv('audit-log', { actor, now }, columns, partsOf(services.db, filterOf(params), actor))
  })
