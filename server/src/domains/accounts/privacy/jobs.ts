import { strToU8, zipSync } from 'fflate'
import { readSettings } from '#server/domains/settings/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { eraseMarks } from '#server/platform/http/call-limits.ts'
import { eraseAnswers } from '#server/platform/http/idempotency.ts'
import * as outbox from '#server/platform/outbox/outbox.ts'
import { eraseRecipient } from '#server/platform/outbox/queries.ts'
import type { Services } from '#server/platform/services.ts'
import { daysAfter } from '#server/platform/time.ts'
import { dropPhoto } from '../profile/photos.ts'
import { profileForChange } from '../profile/queries.ts'
import { accountById } from '../queries.ts'
import { endAllSessions } from '../sessions/service.ts'
import { eraseAll, erasureBlockers, readAll } from './personal-data.ts'
import * as queries from './queries.ts'

/** Deletes the accounts whose waiting period is over, one transaction each. */
export async function carryOutDeletions(services: Services, now: Date) {
  while (await carryOutOne(services, now));
}

const NOTHING_TO_DO = { thumbnail: null, hangUp: () => {} }

async function carryOutOne(services: Services, now: Date) {
  const after = await services.db.transaction().execute(async (tx) => {
    const due = await queries.claimDueDeletion(tx, now)
    if (!due) return undefined
    const because = await erasureBlockers(tx, due.accountId, now)
    if (because) {
      await queries.postponeDeletion(tx, due.id, { dueAt: daysAfter(now, 1), because })
      return NOTHING_TO_DO
    }
    const { thumbnail } = await profileForChange(tx, due.accountId)
    await eraseTechnicalTraces(tx, due.accountId)
    await eraseAll(tx, due.accountId, now)
    await queries.eraseRequests(tx, due.accountId, now)
    await queries.emptyAccount(tx, due.accountId, now)
    const hangUp = await endAllSessions(tx, services, { accountId: due.accountId, reason: 'deleted', now })
    return { thumbnail, hangUp }
  })
  if (!after) return false
  after.hangUp()
  await dropPhoto(services, after.thumbnail)
  await removeOldExports(services, now)
  return true
}

/**
 * What the platform stores by number or account: sent messages, responses for idempotent requests, and rate limit
 * counters.
 */
async function eraseTechnicalTraces(tx: Tx, accountId: number) {
  const { mobile, email } = await accountById(tx, accountId)
  await eraseRecipient(tx, { mobile, email, accountId }, await queries.hasOtherAccount(tx, { id: accountId, mobile }))
  await eraseAnswers(tx, accountId)
  await eraseMarks(tx, mobile)
}

/** Prepares requested data exports; a failed export is marked as failed instead of being retried forever. */
export async function prepareDataExports(services: Services, now: Date) {
  while (await services.db.transaction().execute((tx) => prepareOne(services, tx, now)));
}

async function prepareOne(services: Services, tx: Tx, now: Date) {
  const waiting = await queries.claimExport(tx)
  if (!waiting) return false
  const { id, accountId } = waiting
  try {
    const zip = await zipOf(tx, accountId)
    const fileKey = `exports/${accountId}-${id}.zip`
    await services.store.put(fileKey, zip, { contentType: 'application/zip' })
    const { dataExportKeptDays } = await readSettings(services.db, now)
    const goneAt = daysAfter(now, dataExportKeptDays)
    await queries.finishExport(tx, id, { fileKey, bytes: zip.length, readyAt: now, goneAt })
    const { mobile, email, language, type } = await accountById(tx, accountId)
    const params = { goneAt: goneAt.toISOString(), of: type }
    await outbox.add(tx, now, { message: 'data_export_ready', to: { accountId, mobile, email }, language, params })
  } catch (error) {
    services.log.error({ err: error, exportId: id }, 'data export failed')
    await queries.finishExport(tx, id, 'failed')
  }
  return true
}

async function zipOf(tx: Tx, accountId: number) {
  const parts = {
    'profile.json': await queries.profileForExport(tx, accountId),
    'devices.json': await queries.devicesForExport(tx, accountId),
    'consents.json': await queries.consentsOf(tx, accountId),
    'deletion-requests.json': await queries.deletionRequestsForExport(tx, accountId),
    ...(await readAll(tx, accountId)),
  }
  const files = Object.entries(parts).map(
    ([name, content]) => [name, strToU8(JSON.stringify(content, null, 2))] as const,
  )
  return Buffer.from(zipSync(Object.fromEntries(files)))
}

/**
 * Removes expired files and files of deleted accounts. The file is deleted before its row is updated, so a crash leaves
 * no orphan.
 */
export async function removeOldExports(services: Services, now: Date) {
  for (const { id, fileKey } of await queries.exportsToRemove(services.db, now)) {
    if (fileKey) await services.store.remove(fileKey)
    await queries.markExportGone(services.db, id)
  }
}
