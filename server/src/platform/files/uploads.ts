import { randomBytes } from 'node:crypto'
import type { Db, Tx } from '../db/db.ts'
import { Problem } from '../http/problem.ts'
import type { Services } from '../services.ts'
import { DAY_MS } from '../time.ts'
import type { EncryptedFiles, StoredFile } from './encrypted-files.ts'
import { PART_MAX_BYTES } from './encrypted-files.ts'
import * as queries from './queries.ts'

export type Upload = NonNullable<Awaited<ReturnType<typeof queries.uploadById>>>

export const UPLOADS_PATH = '/api/web/v1/uploads'
const SWEPT_AT_ONCE = 200
/**
 * Uploads up to this size are made durable when they are complete, larger ones part by part. After a power failure a
 * small one may have to be sent again.
 */
const SYNCED_AT_THE_END_BYTES = 32 * 1024 * 1024
const isSyncedAtTheEnd = ({ bytes }: Pick<Upload, 'bytes'>) => bytes <= SYNCED_AT_THE_END_BYTES
const MOST_ROUNDS = 50

type NewUpload = Omit<Parameters<typeof queries.insertUpload>[2], 'id'>

/** Creates an upload that the browser then sends to `url` with the tus protocol, in any number of requests. */
export async function beginUpload(db: Db | Tx, files: EncryptedFiles, upload: NewUpload) {
  const id = randomBytes(16).toString('base64url')
  await queries.insertUpload(db, await files.newKey(db), { id, ...upload })
  return { id, url: `${UPLOADS_PATH}/${id}` }
}

/** An upload of this account, complete or not. */
export async function uploadOf(db: Db | Tx, id: string, accountId: number): Promise<Upload> {
  const upload = await queries.uploadById(db, id)
  if (upload?.account_id !== accountId) throw new Problem('not_found')
  return upload
}

/** An upload that does not change any more. */
export type CompleteUpload = Upload & { file: StoredFile }

/** A complete upload, for the domain that requested it. */
export async function completeUpload(
  db: Db | Tx,
  id: string,
  { accountId, purpose }: { accountId: number; purpose: string },
): Promise<CompleteUpload> {
  const found = await queries.uploadWithParts(db, id)
  if (found?.upload.account_id !== accountId || found.upload.purpose !== purpose) throw new Problem('not_found')
  const { upload, parts } = found
  if (upload.received_bytes !== upload.bytes) throw new Problem('stale')
  const { file_id, folder, wrapped_key, bytes } = upload
  return { ...upload, file: { id: file_id, folder, wrapped_key, bytes, parts } }
}

const synced = Symbol('synced')
/** An upload whose bytes survive a power failure. */
export type SyncedUpload = Upload & { [synced]: true }

/** Makes a complete upload durable. Fails if the store has lost some of it. */
export async function syncUpload(files: EncryptedFiles, upload: CompleteUpload): Promise<SyncedUpload> {
  if (isSyncedAtTheEnd(upload)) await files.sync(upload.file)
  return { ...upload, [synced]: true }
}

/** Hands the file over to the caller's transaction. Of two concurrent claims, one succeeds. */
export async function claimUpload(tx: Tx, upload: SyncedUpload, at: Date): Promise<number> {
  const fileId = await queries.claimUploaded(tx, upload.id, at)
  if (fileId === undefined) throw new Problem('not_found')
  return fileId
}

/** Cancels an upload: its file is removed in the next sweep. */
export async function discardUpload(tx: Tx, { id }: Upload, at: Date) {
  const dropped = await queries.dropUpload(tx, id)
  if (dropped) await queries.releaseFile(tx, dropped.fileId, at)
}

/**
 * Stores the body of a request and returns the new offset. Bytes are stored before they are recorded; a broken
 * connection keeps what arrived before.
 */
export async function receive(
  { db, files, now }: Services,
  upload: Upload,
  chunks: AsyncIterable<Uint8Array>,
  bytes: number,
) {
  const file = { ...upload, id: upload.file_id }
  const isSmall = isSyncedAtTheEnd(upload)
  const source = splittable(chunks)
  let start = upload.received_bytes
  for (const end = start + bytes; start < end && !source.ended(); ) {
    const size = Math.min(PART_MAX_BYTES, end - start)
    const incoming = { start, plain: source.next(size), bytes: size, ...(isSmall && { fileBytes: upload.bytes }) }
    const part = await files.writePart(file, incoming).catch((error) => {
      // A bucket stores a part completely or not at all: what a broken connection left incomplete is sent again.
      if (source.ended()) return undefined
      throw error
    })
    if (!part) break
    // A count that a power failure takes back lets the browser continue from the one before.
    if (!(await queries.addReceived(db, upload.id, { part, at: now(), commitsLater: isSmall }))) {
      await files.dropPart(file, part)
      throw new Problem('stale')
    }
    start += part.bytes
  }
  return start
}

/** Reads one stream in several turns of limited length. A broken stream ends like a finished one. */
function splittable(chunks: AsyncIterable<Uint8Array>) {
  const iterator = chunks[Symbol.asyncIterator]()
  let rest: Uint8Array | undefined
  let over = false
  return {
    ended: () => over && !rest,
    async *next(most: number): AsyncGenerator<Uint8Array> {
      for (let left = most; left > 0; ) {
        if (!rest) {
          const { value, done } = await iterator.next().catch(() => ({ value: undefined, done: true }))
          if (done) {
            over = true
            return
          }
          rest = value as Uint8Array
        }
        const piece = rest.subarray(0, left)
        rest = piece.length < rest.length ? rest.subarray(piece.length) : undefined
        left -= piece.length
        yield piece
      }
    },
  }
}

/** Removes uploads without a byte for a day, and files that are unclaimed or released. */
export async function sweepFiles({ db, files }: Services, now: Date) {
  const before = new Date(now.getTime() - DAY_MS)
  await db.transaction().execute(async (tx) => {
    for (const { fileId } of await queries.dropStaleUploads(tx, before, SWEPT_AT_ONCE))
      await queries.releaseFile(tx, fileId, now)
  })
  for (let round = 0; round < MOST_ROUNDS && (await files.sweep(db, before, SWEPT_AT_ONCE)) === SWEPT_AT_ONCE; round++);
}
