import type * as api from '#contract/accounts/blocks.ts'
import type { Input } from '#contract/endpoint.ts'
import * as audit from '#server/domains/audit/public.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { signedUrl } from '#server/platform/http/signed-urls.ts'
import { areAcquainted } from '../blocks/acquaintances.ts'
import { filterOf, reportsFile } from './files.ts'
import * as queries from './queries.ts'

export const reportPerson = ({ db, actor, now }: SignedIn, input: Input<typeof api.reportPerson>) =>
  db.transaction().execute(async (tx) => {
    if (!(await areAcquainted(tx, actor.id, input.personId))) throw new Problem('not_found')
    return queries.insertReport(tx, { ...input, reporterId: actor.id, at: now })
  })

export const listOwnReports = async ({ db, actor }: SignedIn) => ({ reports: await queries.reportsBy(db, actor.id) })

export async function listPersonReports({ db }: SignedIn, input: Input<typeof api.listPersonReports>) {
  const { page, limit, sort, ...filters } = input
  const filter = filterOf(filters)
  const order = { openFirst: sort === 'open', descending: sort !== 'reported' }
  const [rows, count] = await Promise.all([
    queries.reportsMatching(db, filter, { ...order, limit, offset: (page - 1) * limit }),
    queries.countReports(db, filter),
  ])
  return { data: rows.map(shown), count, page, limit }
}

/** Exports of personal data are recorded in the audit log. */
export async function exportPersonReports(context: SignedIn, filter: Input<typeof api.exportPersonReports>) {
  const { services, db, actor, now } = context
  await db
    .transaction()
    .execute((tx) => audit.record(tx, context, { action: 'person_reports.exported', after: filter }))
  return { url: signedUrl(services, reportsFile, filter, { actor, now }) }
}

const STATES = { uphold: 'upheld', decline: 'declined' } as const

/** A report is decided once, and the decision is in the audit log. */
export const decidePersonReport = (context: SignedIn, input: Input<typeof api.decidePersonReport>) =>
  context.db.transaction().execute(async (tx) => {
    const { id, decision, note } = input
    const before = await queries.reportById(tx, id)
    if (!before) throw new Problem('not_found')
    const state = STATES[decision]
    if (!(await queries.decideReport(tx, id, { state, note, by: context.actor.id, at: context.now })))
      throw new Problem('already_decided')
    await audit.record(tx, context, {
      action: `person_report.${state}`,
      subject: { kind: 'account', id: before.personId },
      reason: note,
      after: { report: id, because: before.reason },
    })
    return { report: shown((await queries.reportById(tx, id))!) }
  })

function shown(row: queries.ReportRow) {
  const { personId, personName, personType, reporterId, reporterName, reporterType, ...report } = row
  return {
    ...report,
    person: { id: personId, name: personName, type: personType },
    reporter: reporterId === null ? null : { id: reporterId, name: reporterName!, type: reporterType! },
  }
}
