import type { Input } from '#contract/endpoint.ts'
import { type DocumentKind, kindOfName } from '#contract/locker/constants.ts'
import type * as api from '#contract/locker/endpoints.ts'
import { readSettings } from '#server/domains/settings/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import {
  beginUpload,
  claimUpload,
  completeUpload,
  discardOldestUploads,
  discardUpload,
  type Upload,
} from '#server/platform/files/uploads.ts'
import { concurrencyLimit } from '#server/platform/http/concurrency-limit.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { checkContent, storedForm } from '../contents/service.ts'
import { insertDocument } from '../documents/queries.ts'
import { shownDocument } from '../documents/service.ts'
import { groupExists, lockLocker } from '../queries.ts'
import { share } from '../shares/service.ts'

const PURPOSE = 'locker document'
const MEGABYTE = 1024 * 1024
/** A person's unfinished uploads; beyond it the oldest are given up. */
const MOST_UNFINISHED = 30
/** Files are checked in memory; this is the most they take together. */
const checking = concurrencyLimit(3, { maxWeight: 30 * MEGABYTE, maxWaiting: 200 })

export async function beginDocumentUpload(
  { db, services, actor, now }: SignedIn,
  { name, bytes }: Input<typeof api.beginDocumentUpload>,
) {
  if (!kindOfName(name)) throw new Problem('file_type_refused')
  const { lockerFileMb, lockerQuotaMb } = await readSettings(db, now)
  if (bytes > lockerFileMb * MEGABYTE) throw new Problem('file_too_large')
  const upload = await db.transaction().execute(async (tx) => {
    const used = await lockLocker(tx, actor.id)
    if (used.bytes + bytes > lockerQuotaMb * MEGABYTE) throw new Problem('locker_full')
    await discardOldestUploads(tx, { accountId: actor.id, purpose: PURPOSE, most: MOST_UNFINISHED - 1, at: now })
    return beginUpload(tx, services.files, { accountId: actor.id, purpose: PURPOSE, bytes, at: now })
  })
  return { upload }
}

type Added = Input<typeof api.addDocument>

/** The type is read from the content and must be that of the name. What fails the check is removed. */
export async function addDocument(context: SignedIn, input: Added) {
  const { db, services, actor, now } = context
  const kind = kindOfName(input.name)
  if (!kind) throw new Problem('file_type_refused')
  const upload = await completeUpload(db, input.uploadId, { accountId: actor.id, purpose: PURPOSE })
  if (input.groupId !== null && !(await groupExists(db, input.groupId, actor.id))) throw new Problem('not_found')
  const redrawn = await checking(() => checked(context, kind, upload), upload.bytes)
  // Stored before the transaction; unclaimed, it would be removed after a day.
  const redrawnId = redrawn && (await services.files.save(db, redrawn, now))
  return db.transaction().execute(async (tx) => {
    const used = await lockLocker(tx, actor.id)
    const bytes = redrawn?.length ?? upload.bytes
    const { lockerQuotaMb } = await readSettings(tx, now)
    if (used.bytes + bytes > lockerQuotaMb * MEGABYTE) throw new Problem('locker_full')
    const fileId = await takeFile(tx, context, upload, redrawnId)
    const document = await insertDocument(tx, {
      ...{ account_id: actor.id, group_id: input.groupId, name: input.name, kind, bytes, file_id: fileId },
      ...{ origin_kind: input.shareInto?.kind ?? null, origin_id: input.shareInto?.id ?? null },
      created_at: now,
    })
    if (input.shareInto) await share(tx, document.id, input.shareInto, actor.id, now)
    return shownDocument(tx, document, now)
  })
}

/** Returns a picture encoded again; undefined for a file that is stored as it is. */
async function checked({ db, services, now, log }: SignedIn, kind: DocumentKind, upload: Upload) {
  const bytes = (await services.files.read(db, upload.file_id))!
  try {
    await checkContent(kind, bytes)
    const virus = await services.scanner?.scan(bytes).catch((error: unknown) => {
      log.error({ err: error }, 'a document could not be scanned for viruses')
      throw new Problem('scanner_unavailable')
    })
    if (virus) {
      log.warn({ virus }, 'a virus was found in an uploaded document')
      throw new Problem('file_infected')
    }
    return await storedForm(kind, bytes)
  } catch (error) {
    // The upload can be completed again only if it was not the file's fault.
    const isTemporary = !(error instanceof Problem) || problemsOfService.includes(error.code)
    if (!isTemporary) await db.transaction().execute((tx) => discardUpload(tx, upload, now))
    throw error
  }
}
const problemsOfService = ['scanner_unavailable', 'unavailable']

/** Claims the uploaded file, or the picture that replaces it. */
async function takeFile(tx: Tx, { services, now }: SignedIn, upload: Upload, redrawnId: number | undefined) {
  const fileId = await claimUpload(tx, services.files, upload, now)
  if (redrawnId === undefined) return fileId
  await services.files.release(tx, fileId, now)
  if (!(await services.files.claim(tx, redrawnId, now))) throw new Problem('not_found')
  return redrawnId
}
