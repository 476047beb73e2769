import { strToU8, zipSync } from 'fflate'
import { readSettings } from '#server/domains/settings/service.ts'
import { eraseMarks } from '#server/platform/call-limits.ts'
import type { Tx } from '#server/platform/db.ts'
import type { House } from '#server/platform/house.ts'
import { eraseAnswers } from '#server/platform/idempotency.ts'
import * as outbox from '#server/platform/outbox/outbox.ts'
import { dropPhoto } from '../profile/photos.ts'
import { thumbnailForChange } from '../profile/queries.ts'
import { accountById } from '../queries.ts'
import { daysAfter } from '../sessions/rules.ts'
import { endAllSessions } from '../sessions/service.ts'
import { forgetAll, readAll, whatHoldsBack } from './keepers.ts'
import * as queries from './queries.ts'

/** Deletes the accounts whose waiting time is over, one transaction each. */
export async function carryOutDeletions(house: House, now: Date) {
  while (await carryOutOne(house, now));
}

const NOTHING_TO_DO = { thumbnail: null, hangUp: () => {} }

async function carryOutOne(house: House, now: Date) {
  const after = await house.db.transaction().execute(async (tx) => {
    const due = await queries.claimDueDeletion(tx, now)
    if (!due) return undefined
    if (await whatHoldsBack(tx, due.accountId, now)) {
      await queries.postponeDeletion(tx, due.id, daysAfter(now, 1))
      return NOTHING_TO_DO
    }
    const { thumbnail } = await thumbnailForChange(tx, due.accountId)
    await eraseTechnicalTraces(tx, due.accountId)
    await forgetAll(tx, due.accountId, now)
    await queries.eraseRequests(tx, due.accountId, now)
    await queries.emptyAccount(tx, due.accountId, now)
    const hangUp = await endAllSessions(tx, house, { accountId: due.accountId, reason: 'deleted', now })
    return { thumbnail, hangUp }
  })
  if (!after) return false
  after.hangUp()
  await dropPhoto(house, after.thumbnail)
  await removeOldExports(house, now)
  return true
}

/** What the platform holds under a number or an account: messages sent, answers for repeated requests, and call counters. */
async function eraseTechnicalTraces(tx: Tx, accountId: number) {
  const { mobile, email } = await accountById(tx, accountId)
  await outbox.eraseRecipient(
    tx,
    { mobile, email, accountId },
    await queries.hasOtherAccount(tx, { id: accountId, mobile }),
  )
  await eraseAnswers(tx, accountId)
  await eraseMarks(tx, mobile)
}

/** Makes the files that people asked for; a file that fails says so rather than being tried for ever. */
export async function prepareDataExports(house: House, now: Date) {
  while (await house.db.transaction().execute((tx) => prepareOne(house, tx, now)));
}

async function prepareOne(house: House, tx: Tx, now: Date) {
  const waiting = await queries.claimExport(tx)
  if (!waiting) return false
  const { id, accountId } = waiting
  try {
    const zip = await zipOf(tx, accountId)
    const fileKey = `exports/${accountId}-${id}.zip`
    await house.store.put(fileKey, zip, { contentType: 'application/zip' })
    const { dataExportKeptDays } = await readSettings(house.db, now)
    const goneAt = daysAfter(now, dataExportKeptDays)
    await queries.finishExport(tx, id, { fileKey, bytes: zip.length, readyAt: now, goneAt })
    const { mobile, email, language, type } = await accountById(tx, accountId)
    const params = { goneAt: goneAt.toISOString(), of: type }
    await outbox.add(tx, now, { message: 'data_export_ready', to: { mobile, email }, language, params })
  } catch (error) {
    house.log.error({ err: error, exportId: id }, 'a data export failed')
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

/** Removes files that have expired or whose owner is deleted. The file goes before its row forgets it, so a crash leaves none behind. */
export async function removeOldExports(house: House, now: Date) {
  for (const { id, fileKey } of await queries.exportsToRemove(house.db, now)) {
    if (fileKey) await house.store.remove(fileKey)
    await queries.markExportGone(house.db, id)
  }
}
