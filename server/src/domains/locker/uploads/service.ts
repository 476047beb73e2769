import type { Input } from '#contract/endpoint.ts'
import { type DocumentKind, kindOfName } from '#contract/locker/constants.ts'
import type * as api from '#contract/locker/endpoints.ts'
import { readSettings } from '#server/domains/settings/public.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { DamagedFile } from '#server/platform/files/encrypted-frames.ts'
import {
  beginUpload,
  type CompleteUpload,
  claimUpload,
  completeUpload,
  discardUpload,
  type SyncedUpload,
  syncUpload,
} from '#server/platform/files/uploads.ts'
import { concurrencyLimit } from '#server/platform/http/concurrency-limit.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { checkContent, storedForm } from '../contents/service.ts'
import { insertDocument, insertDocumentWithCommit } from '../documents/queries.ts'
import { shownDocument, shownNewDocument } from '../documents/service.ts'
import { groupExists, lockLocker, usageOf } from '../queries.ts'
import { assertMayShare, share } from '../shares/service.ts'

const PURPOSE = 'locker document'
const MEGABYTE = 1024 * 1024
/** A person's unfinished uploads; a further one gives up the oldest. Those begun at the same time count later. */
const MOST_UNFINISHED = 30
/** The weight is memory that a check takes: none for a file that is still in memory since its upload. */
const checking = concurrencyLimit(2, { maxWeight: 10 * MEGABYTE, maxWaiting: 200, maxWaitMs: 60_000 })
/** The browser adds three at a time; the others are for a second window. */
const MOST_AT_ONCE_PER_ACCOUNT = 6
/** Scans take little memory, but a slow scanner would otherwise keep many requests open. */
const scanning = concurrencyLimit(10, { maxWaiting: 200, maxWaitMs: 60_000 })

export async function beginDocumentUpload(
  { db, services, actor, now }: SignedIn,
  { name, bytes }: Input<typeof api.beginDocumentUpload>,
) {
  if (!kindOfName(name)) throw new Problem('file_type_refused')
  const { lockerFileMb, lockerQuotaMb } = await readSettings(db, now)
  if (bytes > lockerFileMb * MEGABYTE) throw new Problem('file_too_large')
  // Decided when the document is stored.
  const used = await usageOf(db, actor.id)
  if (used.bytes + bytes > lockerQuotaMb * MEGABYTE) throw new Problem('locker_full')
  const about = { accountId: actor.id, purpose: PURPOSE, bytes, at: now, most: MOST_UNFINISHED }
  return { upload: await beginUpload(db, services.files, about) }
}

type Added = Input<typeof api.addDocument>

/** The type is read from the content and must be that of the name. What fails the check is removed. */
export async function addDocument(context: SignedIn, input: Added) {
  const { db, services, actor, now } = context
  const kind = kindOfName(input.name)
  if (!kind) throw new Problem('file_type_refused')
  const complete = await completeUpload(db, input.uploadId, { accountId: actor.id, purpose: PURPOSE })
  await assertMayAdd(context, input)
  const { upload, redrawn } = await withinOwnLimit(actor.id, () => verified(context, kind, complete))
  const stored = db.transaction().execute(async (tx) => {
    const used = await lockLocker(tx, actor.id)
    const bytes = redrawn?.bytes ?? upload.bytes
    const { lockerQuotaMb } = await readSettings(tx, now)
    if (used.bytes + bytes > lockerQuotaMb * MEGABYTE) throw new Problem('locker_full')
    const fileId = await takeFile(tx, context, upload, redrawn?.id)
    const row = {
      ...{ account_id: actor.id, group_id: input.groupId, name: input.name, kind, bytes, file_id: fileId },
      ...{ origin_kind: input.shareInto?.kind ?? null, origin_id: input.shareInto?.id ?? null },
      created_at: now,
    }
    if (!input.shareInto) return insertDocumentWithCommit(tx, row)
    const document = await insertDocument(tx, row)
    await share(tx, document.id, input.shareInto, actor.id, now)
    return shownDocument(tx, document, now)
  })
  try {
    const added = await stored
    return 'result' in added ? shownNewDocument((await added.result).rows[0]!) : added
  } catch (error) {
    if (redrawn && error instanceof Problem)
      await db.transaction().execute((tx) => services.files.release(tx, redrawn.id, now))
    throw error
  }
}

/** Before the content is checked, which takes time and stores the redrawn picture; decided when the document is stored. */
async function assertMayAdd({ db, actor, now }: SignedIn, { groupId, shareInto }: Added) {
  if (groupId !== null && !(await groupExists(db, groupId, actor.id))) throw new Problem('not_found')
  if (shareInto) await assertMayShare(db, shareInto, actor.id, now)
}

const adding = new Map<number, number>()

/** Nobody fills the queue of checks alone. */
async function withinOwnLimit<T>(accountId: number, work: () => Promise<T>) {
  const others = adding.get(accountId) ?? 0
  if (others >= MOST_AT_ONCE_PER_ACCOUNT) throw new Problem('too_many_requests', { retryAfterSeconds: 5 })
  adding.set(accountId, others + 1)
  try {
    return await work()
  } finally {
    const left = adding.get(accountId)! - 1
    if (left > 0) adding.set(accountId, left)
    else adding.delete(accountId)
  }
}

/** Scans and checks a file; one that fails is removed. Returns it durable, with the picture that replaces it, if any. */
export async function verified(context: SignedIn, kind: DocumentKind, upload: CompleteUpload) {
  const { db, services, now } = context
  try {
    if (services.scanner) await scanning(() => scan(context, upload))
    const content = services.files.load(upload.file)
    const [redrawn, synced] = await Promise.all([
      checking(async () => check(context, kind, await content.read()), content.newMemory).finally(content.free),
      syncUpload(services.files, upload),
    ])
    return { upload: synced, redrawn }
  } catch (error) {
    const problem = error instanceof DamagedFile ? new Problem('file_damaged') : error
    // The upload can be completed again only if it was not the file's fault.
    const isTemporary = !(problem instanceof Problem) || problemsOfService.includes(problem.code)
    if (!isTemporary) await db.transaction().execute((tx) => discardUpload(tx, upload, now))
    throw problem
  }
}
const problemsOfService = ['scanner_unavailable', 'unavailable']

/** The file is streamed to the scanner, so that a slow one takes neither memory nor the place of a check. */
async function scan({ db, services, log }: SignedIn, upload: CompleteUpload) {
  const { body } = (await services.files.stream(db, upload.file_id))!
  const virus = await services.scanner?.scan(body).catch((error: unknown) => {
    log.error({ err: error }, 'a document could not be scanned for viruses')
    throw new Problem('scanner_unavailable')
  })
  if (!virus) return
  log.warn({ virus }, 'a virus was found in an uploaded document')
  throw new Problem('file_infected')
}

/** Undefined for a file that is stored as it is. */
async function check({ db, services, now }: SignedIn, kind: DocumentKind, bytes: Buffer) {
  await checkContent(kind, bytes)
  const redrawn = await storedForm(kind, bytes)
  // Stored before the transaction; unclaimed, it would be removed after a day.
  return redrawn && { id: await services.files.save(db, redrawn, now), bytes: redrawn.length }
}

/** Claims the uploaded file, or the picture that replaces it. */
export async function takeFile(
  tx: Tx,
  { services, now }: SignedIn,
  upload: SyncedUpload,
  redrawnId: number | undefined,
) {
  const fileId = await claimUpload(tx, upload, now)
  if (redrawnId === undefined) return fileId
  await services.files.release(tx, fileId, now)
  if (!(await services.files.claim(tx, redrawnId, now))) throw new Problem('not_found')
  return redrawnId
}
