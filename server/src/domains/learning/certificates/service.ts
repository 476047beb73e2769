import { randomBytes } from 'node:crypto'
import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/learning/certificates.ts'
import type { CertificateSort } from '#contract/learning/constants.ts'
import * as audit from '#server/domains/audit/public.ts'
import { notify } from '#server/domains/notifications/public.ts'
import { readSettings } from '#server/domains/settings/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { qrOf } from '#server/platform/documents/qr.ts'
import type { Context, SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { signedUrl } from '#server/platform/http/signed-urls.ts'
import { dayInIndia } from '#server/platform/time.ts'
import { hasAccess } from '../lessons/queries.ts'
import { type CourseProgress, watchTimes } from '../progress/rules.ts'
import { progressOfCourses } from '../progress/service.ts'
import { certificateFile, certificatesFile } from './files.ts'
import * as queries from './queries.ts'
import { certificateAddress, initialsOf } from './rules.ts'
import { firstFound } from './sources.ts'

export async function listCertificates({ db, actor }: SignedIn, { page, limit }: Input<typeof api.listCertificates>) {
  const [data, count] = await Promise.all([
    queries.certificatesOf(db, actor.id, { limit, offset: (page - 1) * limit }),
    queries.countCertificatesOf(db, actor.id),
  ])
  return { data, count, page, limit }
}

export const issueCertificate = ({ db, actor, now }: SignedIn, { courseId }: Input<typeof api.issueCertificate>) =>
  db.transaction().execute(async (tx) => ({ certificate: await issue(tx, actor.id, courseId, now) }))

/** Whether it is earned is computed again now; name, titles, hours and dates are frozen. */
export async function issue(tx: Tx, accountId: number, courseId: number, now: Date) {
  if (!(await hasAccess(tx, courseId, accountId))) throw new Problem('not_found')
  const issued = await queries.certificateOfCourse(tx, accountId, courseId)
  if (issued) return issued
  if (await queries.isRefused(tx, accountId, courseId)) throw new Problem('certificate_revoked')
  const { certificateWatchPercent, certificateQuizPercent } = await readSettings(tx, now)
  const progress = (await progressOfCourses(tx, [courseId], accountId)).get(courseId)!
  const { totalRemaningTime } = watchTimes(progress, certificateWatchPercent)
  const isEarned =
    totalRemaningTime === 0 &&
    progress.hasPassedAll &&
    progress.lowestPercent >= certificateQuizPercent &&
    (hasFilmOrQuiz(progress) || progress.doneLessons === progress.lessons.length)
  if (!isEarned) throw new Problem('course_unfinished')
  const { startedAt, ...facts } = await queries.factsFor(tx, accountId, courseId)
  const certificate = await queries.insertCertificate(tx, {
    ...facts,
    ...{ code: randomBytes(16).toString('base64url'), account_id: accountId, course_id: courseId },
    ...{ version_id: progress.versionId, lessons: progress.lessons.length, watched_seconds: progress.spentSeconds },
    ...{ quiz_percent: progress.meanPercent, started_on: dayInIndia(startedAt), issued_at: now },
  })
  if (!certificate) throw new Problem('stale')
  const { id: certificateId, number, title_english: titleEnglish, title_hindi: titleHindi } = certificate
  const params = { courseId, certificateId, number, titleEnglish, titleHindi }
  await notify(tx, now, { accountId, message: 'certificate_issued', params })
  return certificate
}

/** A course of texts only is finished when they are read. */
const hasFilmOrQuiz = ({ totalSeconds, meanPercent }: CourseProgress) => totalSeconds > 0 || meanPercent !== null

export async function linkCertificate(context: SignedIn, { id }: Input<typeof api.linkCertificate>) {
  const { db, services, actor, now, language } = context
  if ((await queries.certificateById(db, id))?.accountId !== actor.id) throw new Problem('not_found')
  return { url: signedUrl(services, certificateFile, { id, language }, { actor, now }) }
}

/** Numbers can be guessed, so that they show no name. */
export async function checkCertificate(context: Context, { code }: Input<typeof api.checkCertificate>) {
  const { db, now, services, language } = context
  const found =
    (await queries.certificateWithCode(db, code)) ?? (await firstFound((source) => source.withCode(db, code, now)))
  if (found) return { certificate: found, qr: qrOf(certificateAddress(services.config.publicUrl, code, language)) }
  const number = code.trim().toUpperCase()
  const numbered =
    (await queries.certificateWithNumber(db, number)) ??
    (await firstFound((source) => source.withNumber(db, number, now)))
  return { certificate: numbered ? { ...numbered, name: initialsOf(numbered.name) } : null, qr: null }
}

export async function listStaffCertificates({ db }: SignedIn, input: Input<typeof api.listStaffCertificates>) {
  const { page, limit, search, person, state, sort } = input
  const filter = { search, accountId: person, state }
  const view = { sort: sort.replace('-', '') as CertificateSort, descending: sort.startsWith('-') }
  const [data, count] = await Promise.all([
    queries.pageOfCertificates(db, filter, { ...view, limit, offset: (page - 1) * limit }),
    queries.countCertificates(db, filter),
  ])
  return { data, count, page, limit }
}

export async function exportCertificates(context: SignedIn, filter: Input<typeof api.exportCertificates>) {
  const { services, db, actor, now } = context
  await db.transaction().execute((tx) => audit.record(tx, context, { action: 'certificates.exported', after: filter }))
  return { url: signedUrl(services, certificatesFile, filter, { actor, now }) }
}

export const revokeCertificate = ({ db, ...context }: SignedIn, input: Input<typeof api.revokeCertificate>) =>
  db.transaction().execute(async (tx) => {
    const { id, reason, mayBeIssuedAgain } = input
    const { actor, now } = context
    const certificate = await queries.certificateById(tx, id)
    if (!certificate) throw new Problem('not_found')
    const isRevoked = await queries.setRevoked(tx, id, { reason, by: actor.id, mayBeIssuedAgain, at: now })
    if (!isRevoked && !(mayBeIssuedAgain && (await queries.allowAgain(tx, id)))) throw new Problem('stale')
    const subject = { kind: 'certificate', id }
    await audit.record(tx, context, { action: 'certificate.revoked', subject, reason, after: { mayBeIssuedAgain } })
    return { id }
  })
