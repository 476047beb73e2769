import type { House } from '#server/platform/house.ts'
import { dropParts } from './parts.ts'
import { dropUpload, uploadsBefore } from './queries.ts'

const DAY_MS = 86_400_000

/** Uploads that nobody finished within a day. */
export async function sweepUploads({ db, store }: House, now: Date) {
  for (const upload of await uploadsBefore(db, new Date(now.getTime() - DAY_MS))) {
    await dropParts(store, upload)
    await dropUpload(db, upload.id)
  }
}
