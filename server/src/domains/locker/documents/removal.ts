import type { Input } from '#contract/endpoint.ts'
import type * as api from '#contract/locker/endpoints.ts'
import { readSettings } from '#server/domains/settings/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { EncryptedFiles } from '#server/platform/files/encrypted-files.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import type { Services } from '#server/platform/services.ts'
import type { DocumentFacts } from '../document.ts'
import { lockLocker, ownDocument } from '../queries.ts'
import { disputedAmong } from '../shares/service.ts'
import * as queries from './queries.ts'

const DAY_MS = 86_400_000
const AT_ONCE = 200

/** Deletes documents and lets the next sweep remove their bytes. Those in an open dispute stay; returns what is gone. */
async function removeAll(tx: Tx, files: EncryptedFiles, documents: readonly DocumentFacts[], now: Date) {
  const disputed = await disputedAmong(
    tx,
    documents.map(({ id }) => id),
    now,
  )
  const removed = documents.filter(({ id }) => !disputed.has(id))
  if (removed.length === 0) return removed
  await queries.dropDocuments(
    tx,
    removed.map(({ id }) => id),
  )
  for (const { fileId } of removed) await files.release(tx, fileId, now)
  return removed
}

export const removeDocument = ({ db, services, actor, now }: SignedIn, { id }: Input<typeof api.removeDocument>) =>
  db.transaction().execute(async (tx) => {
    await lockLocker(tx, actor.id)
    const document = await ownDocument(tx, { id, accountId: actor.id })
    if (!document?.trashedAt) throw new Problem('not_found')
    const [removed] = await removeAll(tx, services.files, [document], now)
    if (!removed) throw new Problem('document_in_dispute')
    return { id }
  })

export const emptyTrash = ({ db, services, actor, now }: SignedIn) =>
  db.transaction().execute(async (tx) => {
    await lockLocker(tx, actor.id)
    const trash = await queries.trashOf(tx, actor.id)
    const { length } = await removeAll(tx, services.files, trash, now)
    return { removed: length, left: trash.length - length }
  })

/** Removes what has been in the trash for its period. */
export async function sweepTrash({ db, files }: Services, now: Date) {
  const { lockerTrashDays } = await readSettings(db, now)
  const before = new Date(now.getTime() - lockerTrashDays * DAY_MS)
  for (let after = 0; ; ) {
    const expired = await queries.expiredTrash(db, { before, after, limit: AT_ONCE })
    for (const { id, accountId } of expired)
      await db.transaction().execute(async (tx) => {
        await lockLocker(tx, accountId)
        const document = await ownDocument(tx, { id, accountId })
        // Restored meanwhile.
        if (document?.trashedAt && document.trashedAt < before) await removeAll(tx, files, [document], now)
      })
    if (expired.length < AT_ONCE) return
    after = expired.at(-1)!.id
  }
}
