import { sql } from 'kysely'
import type { PersonReportReason } from '#contract/accounts/constants.ts'
import type { AccountType } from '#contract/endpoint.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { isPerson, type PersonSearch } from '../people/queries.ts'

type ReportState = 'open' | 'upheld' | 'declined'

interface NewReport {
  personId: number
  reporterId: number
  reason: PersonReportReason
  note: string
  at: Date
}

export const insertReport = (tx: Tx, { personId, reporterId, reason, note, at }: NewReport) =>
  tx
    .insertInto('person_reports')
    .values({ person_id: personId, reporter_id: reporterId, reason, note, reported_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()

const OWN_MAX = 50

export const reportsBy = (db: Db, reporterId: number) =>
  db
    .selectFrom('person_reports as report')
    .innerJoin('accounts as person', 'person.id', 'report.person_id')
    .select(['report.id', 'person.name', 'report.reason', 'report.reported_at as reportedAt', 'report.state'])
    .$narrowType<{ reason: PersonReportReason; state: ReportState }>()
    .where('reporter_id', '=', reporterId)
    .orderBy('reported_at', 'desc')
    .orderBy('report.id', 'desc')
    .limit(OWN_MAX)
    .execute()

export interface ReportFilter {
  id?: number
  person?: PersonSearch | undefined
  state?: ReportState | undefined
  reason?: PersonReportReason | undefined
  from?: Date | undefined
  before?: Date | undefined
}

const matching = (db: Db | Tx, filter: ReportFilter) =>
  db
    .selectFrom('person_reports as report')
    .innerJoin('accounts as person', 'person.id', 'report.person_id')
    .leftJoin('accounts as reporter', 'reporter.id', 'report.reporter_id')
    .leftJoin('accounts as staff', 'staff.id', 'report.decided_by')
    .where((where) =>
      where.and([
        ...(filter.id ? [where('report.id', '=', filter.id)] : []),
        ...(filter.person ? [where.or([isPerson('person', filter.person), isPerson('reporter', filter.person)])] : []),
        ...(filter.state ? [where('report.state', '=', filter.state)] : []),
        ...(filter.reason ? [where('report.reason', '=', filter.reason)] : []),
        ...(filter.from ? [where('report.reported_at', '>=', filter.from)] : []),
        ...(filter.before ? [where('report.reported_at', '<', filter.before)] : []),
      ]),
    )

const withPeople = (db: Db | Tx, filter: ReportFilter) =>
  matching(db, filter)
    .select([
      'report.id',
      'person.id as personId',
      'person.name as personName',
      'person.type as personType',
      'reporter.id as reporterId',
      'reporter.name as reporterName',
      'reporter.type as reporterType',
      'report.reason',
      'report.note',
      'report.reported_at as reportedAt',
      'report.state',
      'report.decided_at as decidedAt',
      'staff.name as decidedBy',
      'report.decision_note as decisionNote',
      sql<number>`(select count(*)::integer from person_reports of
        where of.person_id = report.person_id and of.state = 'upheld' and of.id <> report.id)`.as('upheldBefore'),
    ])
    .$narrowType<{
      personType: AccountType
      reporterType: AccountType | null
      reason: PersonReportReason
      state: ReportState
    }>()
export type ReportRow = NonNullable<Awaited<ReturnType<typeof reportById>>>

export const reportById = (db: Db | Tx, id: number) => withPeople(db, { id }).executeTakeFirst()

interface ReportView {
  openFirst: boolean
  descending: boolean
  limit: number
  offset: number
}

export const reportsMatching = (db: Db, filter: ReportFilter, { openFirst, descending, limit, offset }: ReportView) =>
  withPeople(db, filter)
    .$if(openFirst && !filter.state, (rows) => rows.orderBy(sql`(report.state = 'open')`, 'desc'))
    .orderBy('report.reported_at', descending ? 'desc' : 'asc')
    .orderBy('report.id', descending ? 'desc' : 'asc')
    .limit(limit)
    .offset(offset)
    .execute()

export const countReports = async (db: Db, filter: ReportFilter) =>
  (
    await db
      .selectFrom(matching(db, filter).select('report.id').as('matching'))
      .select((of) => of.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

interface Decision {
  state: 'upheld' | 'declined'
  note: string
  by: number
  at: Date
}

/** Undefined if it is decided already. */
export const decideReport = (tx: Tx, id: number, { state, note, by, at }: Decision) =>
  tx
    .updateTable('person_reports')
    .set({ state, decision_note: note, decided_by: by, decided_at: at })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returning('person_id as personId')
    .executeTakeFirst()

export const reportsForExport = (db: Db | Tx, accountId: number) =>
  db
    .selectFrom('person_reports')
    .innerJoin('accounts', 'accounts.id', 'person_id')
    .select(['accounts.name', 'reason', 'note', 'reported_at', 'person_reports.state', 'decided_at'])
    .where('reporter_id', '=', accountId)
    .orderBy('reported_at')
    .execute()

/** The decisions stay, without what people wrote. */
export async function eraseReports(tx: Tx, accountId: number) {
  await tx
    .updateTable('person_reports')
    .set({ note: '', decision_note: '' })
    .where((where) => where.or([where('person_id', '=', accountId), where('reporter_id', '=', accountId)]))
    .execute()
  await tx.updateTable('person_reports').set({ reporter_id: null }).where('reporter_id', '=', accountId).execute()
}
