import type * as api from '#contract/accounts/privacy.ts'
import type { Input } from '#contract/endpoint.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { signedUrl } from '#server/platform/http/signed-urls.ts'
import * as outbox from '#server/platform/outbox/outbox.ts'
import { daysAfter } from '#server/platform/time.ts'
import { withOtp } from '../otp/service.ts'
import { accountById } from '../queries.ts'
import { exportFile } from './files.ts'
import { erasureBlockers, postponedText, whatRemains } from './personal-data.ts'
import * as queries from './queries.ts'

/** What the person reads about a deletion that had to wait. */
function inWords<Request extends { postponedBecause: string | null }>(request: Request): Request
function inWords<Request extends { postponedBecause: string | null }>(request: Request | undefined): Request | null
function inWords<Request extends { postponedBecause: string | null }>(request: Request | undefined) {
  return request ? { ...request, postponedBecause: postponedText(request.postponedBecause) } : null
}

export const getDeletionRequest = async ({ db, actor, now }: SignedIn) => ({
  request: inWords(await queries.openDeletionRequest(db, actor.id)),
  remaining: await whatRemains(db, actor.id, now),
})

export async function requestDeletion(
  { db, actor, now, settings }: SignedIn,
  { reason }: Input<typeof api.requestDeletion>,
) {
  const problem = await erasureBlockers(db, actor.id, now)
  if (problem) throw new Problem(problem)
  const { deletionWaitDays } = settings
  const dueAt = daysAfter(now, deletionWaitDays)
  return db.transaction().execute(async (tx) => {
    const request = await queries.insertDeletionRequest(tx, { accountId: actor.id, reason, now, dueAt })
    const { mobile, email, language } = await accountById(tx, actor.id)
    const params = { dueAt: dueAt.toISOString(), of: actor.type }
    await outbox.add(tx, now, {
      message: 'deletion_requested',
      to: { accountId: actor.id, mobile, email },
      language,
      params,
    })
    return inWords(request)
  })
}

export async function withdrawDeletion({ db, actor, now }: SignedIn, { id }: Input<typeof api.withdrawDeletion>) {
  const request = await queries.withdrawDeletionRequest(db, actor.id, id, now)
  if (!request) throw new Problem('not_found')
  return inWords(request)
}

export async function listDataExports({ db, actor }: SignedIn) {
  const rows = await queries.exportsOf(db, actor.id)
  return { exports: rows.map(({ fileKey: _, ...row }) => row) }
}

export async function requestDataExport({ services, db, actor, now }: SignedIn) {
  const { fileKey: _, ...row } = await db.transaction().execute((tx) => queries.insertExport(tx, actor.id, now))
  await services.jobs.soon('data-exports')
  return row
}

/** Everything about a person is in this file, so an open session is not enough to download it. */
export async function linkDataExport(context: SignedIn, { id, otp }: Input<typeof api.linkDataExport>) {
  const { services, db, actor, now } = context
  if (!(await queries.readyExport(db, actor.id, id, now))) throw new Problem('not_found')
  const { mobile } = await accountById(db, actor.id)
  return withOtp(context, [{ mobile, otp }], async () => ({
    url: signedUrl(services, exportFile, { id }, { actor, now }),
  }))
}

export const listConsents = async ({ db, actor }: SignedIn) => ({ consents: await queries.consentsOf(db, actor.id) })
