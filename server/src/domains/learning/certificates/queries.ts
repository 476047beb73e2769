import { type SqlBool, sql } from 'kysely'
import type { CertificateSort, CertificateState } from '#contract/learning/constants.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import { containing } from '#server/platform/db/like.ts'

const FROZEN = [
  sql<'course'>`'course'`.as('kind'),
  ...(['number', 'name', 'title_english', 'title_hindi', 'trainer', 'lessons'] as const),
  ...(['watched_seconds as watchedSeconds', 'quiz_percent as quizPercent', 'started_on as startedOn'] as const),
  ...(['issued_at as issuedAt', 'revoked_at as revokedAt'] as const),
] as const
const OWN = [
  ...([...FROZEN, 'id', 'course_id as courseId', 'code', 'account_id as accountId'] as const),
  sql<boolean>`revoked_at is not null and (revoked_by is null or may_be_issued_again)`.as('mayBeIssuedAgain'),
] as const

const certificates = (db: Db | Tx) => db.selectFrom('certificates')

export const certificatesOf = (db: Db, accountId: number, { limit, offset }: { limit: number; offset: number }) =>
  certificates(db)
    .select(OWN)
    .where('account_id', '=', accountId)
    .orderBy('issued_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export const countCertificatesOf = async (db: Db, accountId: number) =>
  (
    await certificates(db)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow()
  ).count

export const certificateById = (db: Db | Tx, id: number) =>
  certificates(db).select(OWN).where('id', '=', id).executeTakeFirst()

export const certificateWithCode = (db: Db, code: string) =>
  certificates(db).select(FROZEN).where('code', '=', code).executeTakeFirst()

export const certificateWithNumber = (db: Db, number: string) =>
  certificates(db).select(FROZEN).where('number', '=', number).executeTakeFirst()

export const certificateOfCourse = (tx: Tx, accountId: number, courseId: number) =>
  certificates(tx)
    .select(OWN)
    .where('account_id', '=', accountId)
    .where('course_id', '=', courseId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()

/** Whether the last one was revoked by staff, who did not allow another. */
export const isRefused = async (tx: Tx, accountId: number, courseId: number) =>
  (
    await certificates(tx)
      .select(sql<boolean>`revoked_by is not null and not may_be_issued_again`.as('isRefused'))
      .where('account_id', '=', accountId)
      .where('course_id', '=', courseId)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.isRefused ?? false

/** What a certificate freezes, as it is now. */
export const factsFor = (tx: Tx, accountId: number, courseId: number) =>
  tx
    .selectFrom('courses')
    .innerJoin('accounts as trainer', 'trainer.id', 'courses.consultant_id')
    .innerJoin('accounts as learner', (join) => join.on('learner.id', '=', accountId))
    .select([
      ...(['courses.title_english', 'courses.title_hindi', 'trainer.name as trainer', 'learner.name'] as const),
      sql<Date>`(select min(e.granted_at) from course_enrolments e where e.course_id = courses.id
        and e.account_id = learner.id)`.as('startedAt'),
    ])
    .where('courses.id', '=', courseId)
    .executeTakeFirstOrThrow()

interface NewCertificate {
  code: string
  account_id: number
  course_id: number
  version_id: number
  name: string
  title_english: string
  title_hindi: string
  trainer: string
  lessons: number
  watched_seconds: number
  quiz_percent: number | null
  started_on: string
  issued_at: Date
}

/** Undefined if another request issued it at the same time. */
export const insertCertificate = (tx: Tx, certificate: NewCertificate) =>
  tx
    .insertInto('certificates')
    .values({ ...certificate, number: sql<string>`'PM-C-' || lpad(nextval('certificate_numbers')::text, 5, '0')` })
    .onConflict((known) => known.columns(['account_id', 'course_id']).where('revoked_at', 'is', null).doNothing())
    .returning(OWN)
    .executeTakeFirst()

interface CertificateFilter {
  search?: string | undefined
  accountId?: number | undefined
  state?: CertificateState | undefined
}

const matching = (db: Db, { search, accountId, state }: CertificateFilter) =>
  certificates(db)
    .$if(state !== undefined, (list) => list.where('revoked_at', state === 'revoked' ? 'is not' : 'is', null))
    .$if(Boolean(search), (list) =>
      list.where(sql<SqlBool>`concat_ws(' ', number, name, title_english, title_hindi) ilike ${containing(search!)}`),
    )
    .$if(accountId !== undefined, (list) => list.where('account_id', '=', accountId!))

const ORDERS = {
  issuedAt: sql`issued_at`,
  number: sql`number`,
  name: sql`lower(name)`,
} satisfies Record<CertificateSort, unknown>

interface View {
  sort: CertificateSort
  descending: boolean
  limit: number
  offset: number
}

export const pageOfCertificates = (db: Db, filter: CertificateFilter, { sort, descending, limit, offset }: View) =>
  matching(db, filter)
    .select([...OWN, 'revoked_reason as revokedReason'])
    .orderBy(ORDERS[sort], descending ? 'desc' : 'asc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export const countCertificates = async (db: Db, filter: CertificateFilter) =>
  (
    await matching(db, filter)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

interface Revocation {
  reason: string
  by: number
  mayBeIssuedAgain: boolean
  at: Date
}

/** False if it was already revoked. */
export const setRevoked = async (tx: Tx, id: number, { reason, by, mayBeIssuedAgain, at }: Revocation) =>
  (
    await tx
      .updateTable('certificates')
      .set({ revoked_at: at, revoked_reason: reason, revoked_by: by, may_be_issued_again: mayBeIssuedAgain })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .executeTakeFirst()
  ).numUpdatedRows > 0n

/** Staff may allow a new one later. False if that is allowed already, or staff did not revoke it. */
export const allowAgain = async (tx: Tx, id: number) =>
  (
    await tx
      .updateTable('certificates')
      .set({ may_be_issued_again: true })
      .where('id', '=', id)
      .where('revoked_by', 'is not', null)
      .where('may_be_issued_again', '=', false)
      .executeTakeFirst()
  ).numUpdatedRows > 0n

/** Those of courses that the buyer of a refunded line no longer has access to. */
export const revokeWithoutAccess = (tx: Tx, lineId: number, at: Date) =>
  sql`update certificates c set revoked_at = ${at}, revoked_reason = 'refunded'
    from learning_purchases p join course_enrolments e on e.purchase_id = p.id
    where p.line_id = ${lineId} and c.account_id = p.account_id and c.course_id = e.course_id and c.revoked_at is null
      and not exists (select from course_enrolments o join learning_purchases q on q.id = o.purchase_id
        where o.course_id = c.course_id and o.account_id = c.account_id and q.ended_at is null)`.execute(tx)
