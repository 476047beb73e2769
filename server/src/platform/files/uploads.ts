import { randomBytes } from 'node:crypto'
import type { Db, Tx } from '../db.ts'
import type { House } from '../house.ts'
import { Problem } from '../problem.ts'
import type { EncryptedFiles } from './encrypted-files.ts'
import { PART_MAX_BYTES } from './encrypted-files.ts'
import * as queries from './queries.ts'

export type Upload = NonNullable<Awaited<ReturnType<typeof queries.uploadById>>>

export const UPLOADS_PATH = '/api/web/v1/uploads'
const DAY_MS = 86_400_000
const SWEPT_AT_ONCE = 200
const MOST_ROUNDS = 50

interface NewUpload {
  accountId: number
  /** Which domain will claim it, and for what. */
  purpose: string
  subjectId?: number
  bytes: number
  at: Date
}

/** Makes room for a file that the browser then sends to `url` in the tus protocol, in as many requests as it takes. */
export async function beginUpload(
  tx: Tx,
  files: EncryptedFiles,
  { accountId, purpose, subjectId, bytes, at }: NewUpload,
) {
  const file = await files.create(tx, at)
  const { id } = await queries.insertUpload(tx, {
    id: randomBytes(16).toString('base64url'),
    ...{ account_id: accountId, purpose, subject_id: subjectId ?? null, file_id: file.id, bytes },
    ...{ created_at: at, last_byte_at: at },
  })
  return { id, url: `${UPLOADS_PATH}/${id}` }
}

/** An upload of this account, however much of it has arrived. */
export async function uploadOf(db: Db | Tx, id: string, accountId: number): Promise<Upload> {
  const upload = await queries.uploadById(db, id)
  if (upload?.account_id !== accountId) throw new Problem('not_found')
  return upload
}

/** An upload whose last byte is there, for the domain that asked for it. */
export async function completeUpload(
  db: Db | Tx,
  id: string,
  { accountId, purpose }: { accountId: number; purpose: string },
) {
  const upload = await uploadOf(db, id, accountId)
  if (upload.purpose !== purpose) throw new Problem('not_found')
  if (upload.received_bytes !== upload.bytes) throw new Problem('stale')
  return upload
}

/** Hands the file over to the caller's transaction. Of two who claim the same upload, one gets it. */
export async function claimUpload(tx: Tx, files: EncryptedFiles, { id }: Upload, at: Date): Promise<number> {
  const dropped = await queries.dropUpload(tx, id)
  if (!dropped || !(await files.claim(tx, dropped.fileId, at))) throw new Problem('not_found')
  return dropped.fileId
}

/** Gives an upload up: its file goes with the next sweep. */
export async function discardUpload(tx: Tx, { id }: Upload, at: Date) {
  const dropped = await queries.dropUpload(tx, id)
  if (dropped) await queries.releaseFile(tx, dropped.fileId, at)
}

/**
 * Writes what a request brings and answers how much of the upload is there. The bytes are in the store before they are counted;
 * a connection that breaks keeps what arrived before.
 */
export async function receive(
  { db, files, now }: House,
  upload: Upload,
  chunks: AsyncIterable<Uint8Array>,
  bytes: number,
) {
  const file = (await queries.fileById(db, upload.file_id))!
  const source = splittable(chunks)
  let start = upload.received_bytes
  for (const end = start + bytes; start < end && !source.ended(); ) {
    const size = Math.min(PART_MAX_BYTES, end - start)
    const part = await files.writePart(file, start, source.next(size), size).catch((error) => {
      // A bucket takes a part whole or not at all: what a broken connection left unfinished is sent again.
      if (source.ended()) return undefined
      throw error
    })
    if (!part) break
    const at = now()
    const counted = await db.transaction().execute(async (tx) => {
      if (!(await queries.countReceived(tx, upload.id, { start, bytes: part.bytes, at }))) return undefined
      return queries.addPart(tx, file.id, part)
    })
    if (!counted) {
      await files.dropPart(file, part)
      throw new Problem('stale')
    }
    start += part.bytes
  }
  return start
}

/** Reads one stream in several turns of at most so many bytes. A stream that breaks ends like one that is over. */
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

/** Uploads without a byte for a day, and files that nobody claimed or that were released. */
export async function sweepFiles({ db, files }: House, now: Date) {
  const before = new Date(now.getTime() - DAY_MS)
  await db.transaction().execute(async (tx) => {
    for (const { fileId } of await queries.dropStaleUploads(tx, before, SWEPT_AT_ONCE))
      await queries.releaseFile(tx, fileId, now)
  })
  for (let round = 0; round < MOST_ROUNDS && (await files.sweep(db, before, SWEPT_AT_ONCE)) === SWEPT_AT_ONCE; round++);
}
