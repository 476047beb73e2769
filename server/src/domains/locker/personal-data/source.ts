import type { PersonalDataSource } from '#server/domains/accounts/public.ts'
import type { EncryptedFiles } from '#server/platform/files/encrypted-files.ts'
import { allDocumentsOf } from '../documents/queries.ts'
import { disputedAmong } from '../shares/service.ts'
import { eraseLocker, lockerForExport } from './queries.ts'

/** Files themselves are downloaded from the locker; the export lists them with who opened them. */
export const lockerData = (files: EncryptedFiles): PersonalDataSource => ({
  read: lockerForExport,
  async erase(tx, accountId, now) {
    const documents = await allDocumentsOf(tx, accountId)
    await eraseLocker(tx, accountId)
    for (const { fileId } of documents) await files.release(tx, fileId, now)
  },
  async blocksErasure(db, accountId, now) {
    const documents = await allDocumentsOf(db, accountId)
    const disputed = await disputedAmong(
      db,
      documents.map(({ id }) => id),
      now,
    )
    return disputed.size > 0 ? 'document_in_dispute' : undefined
  },
})
