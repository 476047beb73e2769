import type * as api from '#contract/accounts/privacy.ts'
import type { Input } from '#contract/endpoint.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { signedUrl } from '#server/platform/http/signed-urls.ts'
import * as outbox from '#server/platform/outbox/outbox.ts'
import { daysAfter } from '#server/platform/time.ts'
import { accountById } from '../queries.ts'
import { exportFile } from './files.ts'
import { erasureBlockers, whatRemains } from './personal-data.ts'
import * as queries from './queries.ts'

export const getDeletionRequest = async ({ db, actor, now }: SignedIn) => ({
  request: (await queries.openDeletionRequest(db, actor.id)) ?? null,
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
    return request
  })
}

export async function withdrawDeletion({ db, actor, now }: SignedIn, { id }: Input<typeof api.withdrawDeletion>) {
  const request = await queries.withdrawDeletionRequest(db, actor.id, id, now)
  if (!request) throw new Problem('not_found')
  return request
}

export async function listDataExports({ services, db, actor, now }: SignedIn) {
  const rows = await queries.exportsOf(db, actor.id)
  const exports = rows.map(({ fileKey: _, ...row }) => ({
    ...row,
    url: row.state === 'ready' ? signedUrl(services, exportFile, { id: row.id }, { actor, now }) : null,
  }))
  return { exports }
}

export async function requestDataExport({ services, db, actor, now }: SignedIn) {
  const { fileKey: _, ...row } = await db.transaction().execute((tx) => queries.insertExport(tx, actor.id, now))
  await services.jobs.soon('data-exports')
  return { ...row, url: null }
}

export const listConsents = async ({ db, actor }: SignedIn) => ({ consents: await queries.consentsOf(db, actor.id) })
