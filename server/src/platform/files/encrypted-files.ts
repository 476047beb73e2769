import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Db, Tx } from '../db/db.ts'
import type { Secrets } from '../security/secrets.ts'
import { freeBuffer, freedAfterUse, joined } from './buffers.ts'
import {
  DamagedFile,
  decryptFrames,
  decryptRange,
  encryptedBytes,
  encryptedRange,
  encryptFrames,
  FRAME_BYTES,
  NONCE_BYTES,
  type PartKey,
} from './encrypted-frames.ts'
import * as queries from './queries.ts'
import { remembered } from './remembered.ts'
import type { ByteRange, Store } from './storage.ts'
import { createUploadMemory, inMemory } from './upload-memory.ts'

type FileRow = NonNullable<Awaited<ReturnType<typeof queries.fileWithParts>>>['file']
type FileKey = queries.FileKey
type Part = queries.Part

/** As it is recorded. */
export interface StoredFile extends FileKey {
  bytes: number
  parts: readonly Part[]
}

interface NewPart {
  start: number
  plain: AsyncIterable<Uint8Array>
  bytes: number
  /** Of the whole file, if it is to be synced later; it may then stay in memory for `load`. */
  fileBytes?: number
}

const KEY_BYTES = 32
const RESERVED_AT_ONCE = 16
/** A part is one object of the store; larger uploads have several. */
export const PART_MAX_BYTES = 16 * 1024 * 1024
/** A range up to this length is decrypted in memory: a stream costs more than the decryption. */
const SHORT_BYTES = 256 * 1024
/** Of files that are read in ranges, with their keys. */
const OPEN_FILES = { max: 200, milliseconds: 120_000 }
/** First frames, decrypted, which every player requests first: 8 MiB at most. */
const BEGINNINGS = { max: 128, milliseconds: 120_000 }

interface KnownFile {
  file: FileKey
  key: KeyObject
  parts: readonly Part[]
}
interface OpenFile extends KnownFile {
  file: FileRow
}

/** Encrypted files in the store. A domain stores the id of each in a column of its own. */
export function createEncryptedFiles(store: Store, secrets: Secrets) {
  const placeOfKey = (id: number) => `stored_files.wrapped_key of ${id}`
  const nameOf = ({ folder }: FileKey, { start, nonce }: Part) => `${folder}/${start}-${nonce.toString('hex')}`

  const reservedIds: number[] = []
  const uploadMemory = createUploadMemory()
  const openFiles = remembered<OpenFile>(OPEN_FILES)
  const beginnings = remembered<Buffer>(BEGINNINGS)

  const keyOf = ({ id, wrapped_key }: FileKey) =>
    createSecretKey(secrets.decrypt(placeOfKey(id), wrapped_key), 'base64')
  const partKey = ({ folder }: FileKey, key: KeyObject, { start, nonce }: Part): PartKey => ({
    ...{ key, nonce, place: `${folder} ${start}` },
  })

  /** The id, place and key of a file that is not stored yet. The key is bound to the id. */
  async function newKey(db: Db | Tx): Promise<FileKey> {
    if (reservedIds.length === 0) reservedIds.push(...(await queries.reserveFileIds(db, RESERVED_AT_ONCE)))
    const id = reservedIds.shift()!
    const wrapped = secrets.encrypt(placeOfKey(id), randomBytes(KEY_BYTES).toString('base64'))
    return { id, folder: `stored/${randomBytes(16).toString('hex')}`, wrapped_key: wrapped }
  }

  /**
   * Writes a part to the store without recording it; `bytes` is the expected length. Undefined if nothing arrived. With
   * `fileBytes` it is durable only after `sync`.
   */
  async function writePart(file: FileKey, { start, plain, bytes, fileBytes }: NewPart) {
    const part = { start, bytes: 0, nonce: randomBytes(NONCE_BYTES) }
    const counted = async function* () {
      for await (const chunk of plain) {
        part.bytes += chunk.length
        yield chunk
      }
    }
    const syncLater = fileBytes !== undefined
    const about = { contentType: 'application/octet-stream', bytes: encryptedBytes(bytes), syncLater }
    const own = partKey(file, keyOf(file), part)
    const received = syncLater ? uploadMemory.takeUntil(file.id, start, fileBytes) : undefined
    if (received) {
      try {
        await store.putEncrypted(nameOf(file, part), own, inMemory(received.memory, start, counted()), about)
        received.parts.push(...(part.bytes > 0 ? [part] : []))
      } finally {
        uploadMemory.put(file.id, received)
      }
    } else await store.putParts(nameOf(file, part), encryptFrames(own, counted()), about)
    if (part.bytes > 0) return part
    await store.remove(nameOf(file, part))
    return undefined
  }

  /** Makes the parts of a file durable; does nothing for those that are. Fails if the store has lost some of them. */
  async function sync(file: StoredFile) {
    const written = file.parts.map((part) => ({ key: nameOf(file, part), bytes: encryptedBytes(part.bytes) }))
    if (!(await store.sync(written))) throw new DamagedFile(`a part of stored file ${file.id} is missing or incomplete`)
  }

  const dropPart = (file: FileKey, part: Part) => store.remove(nameOf(file, part))

  /** Stores bytes from memory as a new file, which is removed after a day unless it is claimed. */
  async function save(db: Db, bytes: Buffer, at: Date): Promise<number> {
    const file = await newKey(db)
    await queries.insertFile(db, file, at)
    for (let start = 0; start < bytes.length; start += PART_MAX_BYTES) {
      const piece = bytes.subarray(start, start + PART_MAX_BYTES)
      const part = await writePart(file, { start, plain: Readable.from([piece]), bytes: piece.length })
      await db.transaction().execute((tx) => queries.addPart(tx, file.id, part!))
    }
    return file.id
  }

  async function* plainBytes({ file, key, parts }: KnownFile, range: ByteRange) {
    for (const part of parts) {
      const window = windowOf(part, range)
      if (window.from > window.to) continue
      const found = await store.stream(nameOf(file, part), encryptedRange(window))
      if (!found) throw new DamagedFile(`a part of stored file ${file.id} is missing`)
      yield* decryptFrames(partKey(file, key, part), window, freedAfterUse(found.body))
    }
  }

  async function openFile(db: Db | Tx, id: number): Promise<OpenFile | undefined> {
    const found = await queries.fileWithParts(db, id)
    return found && { ...found, key: keyOf(found.file) }
  }

  async function piecesOf(db: Db | Tx, id: number, range?: ByteRange) {
    const open = await openFile(db, id)
    if (!open) return undefined
    const asked = range ?? { from: 0, to: open.file.bytes - 1 }
    return { pieces: plainBytes(open, asked), bytes: asked.to - asked.from + 1 }
  }

  /**
   * The same for a claimed file, whose content does not change, that is read in many ranges: the file is remembered,
   * and only a long range becomes a stream.
   */
  async function serve(db: Db, id: number, range: ByteRange | undefined, now: Date) {
    const known = openFiles.get(id, now)
    const open = known ?? (await openFile(db, id))
    if (!open?.file.claimed_at) return undefined
    if (!known) openFiles.set(id, open, now)
    const asked = range ?? { from: 0, to: open.file.bytes - 1 }
    const part = open.parts.find(({ start, bytes }) => start <= asked.from && asked.to < start + bytes)
    const body =
      part && asked.to - asked.from < SHORT_BYTES
        ? await shortRange(open, part, windowOf(part, asked), now)
        : Readable.from(plainBytes(open, asked), { objectMode: false })
    return { body }
  }

  async function shortRange(open: OpenFile, part: Part, window: Window, now: Date) {
    if (part.start > 0 || window.to >= FRAME_BYTES) return decrypted(open, part, window)
    const known = beginnings.get(open.file.id, now)
    const beginning =
      known ?? (await decrypted(open, part, { ...window, from: 0, to: Math.min(FRAME_BYTES, part.bytes) - 1 }))
    if (!known) beginnings.set(open.file.id, beginning, now)
    return beginning.subarray(window.from, window.to + 1)
  }

  async function decrypted({ file, key }: OpenFile, part: Part, window: Window) {
    const encrypted = await store.get(nameOf(file, part), encryptedRange(window))
    if (!encrypted) throw new DamagedFile(`a part of stored file ${file.id} is missing`)
    const plain = decryptRange(partKey(file, key, part), window, encrypted)
    freeBuffer(encrypted)
    return plain
  }

  /** A whole file or a range of it, decrypted while reading. Undefined if there is no such file. */
  async function stream(db: Db | Tx, id: number, range?: ByteRange) {
    const found = await piecesOf(db, id, range)
    return found && { body: Readable.from(found.pieces, { objectMode: false }), bytes: found.bytes }
  }

  async function read(db: Db | Tx, id: number, range?: ByteRange): Promise<Buffer | undefined> {
    const found = await piecesOf(db, id, range)
    return found && joined(found.pieces, found.bytes)
  }

  /**
   * A whole file in memory, until it is freed. It is not read from the store if this process has received every part
   * that is recorded.
   */
  function load(file: StoredFile) {
    const received = uploadMemory.take(file.id)
    if (received && isSame(received.parts, file.parts)) {
      const bytes = Buffer.from(received.memory, 0, file.bytes)
      return { newMemory: 0, read: async () => bytes, free: () => uploadMemory.free(received) }
    }
    if (received) uploadMemory.free(received)
    let bytes: Buffer | undefined
    return {
      /** How much `read` takes. */
      newMemory: file.bytes,
      async read() {
        const whole = { from: 0, to: file.bytes - 1 }
        bytes = await joined(plainBytes({ file, key: keyOf(file), parts: file.parts }, whole), file.bytes)
        return bytes
      },
      free: () => bytes && freeBuffer(bytes),
    }
  }

  /**
   * Removes unneeded files, from the store first: a row without objects is swept again, an object without a row would
   * be orphaned.
   */
  async function sweep(db: Db, unclaimedBefore: Date, limit: number) {
    const gone = await queries.filesToRemove(db, unclaimedBefore, limit)
    for (const { id, folder } of gone) {
      await store.removeFolder(folder)
      await queries.dropFile(db, id)
    }
    return gone.length
  }

  /** Wraps every key with the current master secret, so that the old one can be retired. */
  async function rewrapKeys(db: Db, limit = 500) {
    let changed = 0
    for (let after = 0; ; ) {
      const rows = await queries.filesAfter(db, after, limit)
      for (const { id, wrappedKey } of rows.filter((row) => !secrets.isNewest(row.wrappedKey))) {
        await queries.wrapKey(db, id, secrets.encrypt(placeOfKey(id), secrets.decrypt(placeOfKey(id), wrappedKey)))
        changed += 1
      }
      if (rows.length < limit) return changed
      after = rows.at(-1)!.id
    }
  }

  return {
    newKey,
    writePart,
    dropPart,
    sync,
    save,
    stream,
    serve,
    read,
    load,
    sweep,
    rewrapKeys,
    /** Claims an unclaimed file; false if it is gone or already claimed. */
    claim: async (tx: Tx, id: number, at: Date) => (await queries.claimFile(tx, id, at)) !== undefined,
    /** Lets the next sweep remove a file. The row that references it must be deleted in the same transaction. */
    release: queries.releaseFile,
  }
}

/** Every part has its own nonce. */
const isSame = (some: readonly Part[], others: readonly Part[]) =>
  some.length === others.length && some.every(({ nonce }, index) => nonce.equals(others[index]!.nonce))

type Window = ReturnType<typeof windowOf>

/** What of a range is in a part; nothing if it ends before it begins. */
const windowOf = ({ start, bytes }: Part, { from, to }: ByteRange) => ({
  bytes,
  from: Math.max(0, from - start),
  to: Math.min(bytes - 1, to - start),
})

export type EncryptedFiles = ReturnType<typeof createEncryptedFiles>
