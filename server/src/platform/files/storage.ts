import type { Readable } from 'node:stream'
import { FRAME_BYTES, type PartKey } from './encrypted-frames.ts'

/** File storage: on disk, or in a bucket if configured. Keys are paths like `photos/abc.webp`. */
export interface Store {
  /** Atomic and durable: the file is stored completely or not at all, also after a power failure. */
  put(key: string, bytes: Uint8Array, about: { contentType: string }): Promise<void>
  /** The same for what is too large for memory; the parts must not be used afterwards. */
  putParts(key: string, parts: AsyncIterable<Uint8Array>, about: AboutParts): Promise<void>
  /** Encrypts pieces of `PIECE_BYTES`, of which only the last may be shorter. Durable only after `sync`. */
  putEncrypted(key: string, part: PartKey, pieces: Pieces, about: AboutParts): Promise<void>
  /** Makes durable what was put to be synced later. False if a file is missing or has another length. */
  sync(files: readonly StoredBytes[]): Promise<boolean>
  /** All of it, or a byte range, inclusive; less if it ends earlier. */
  get(key: string, range?: ByteRange): Promise<Buffer | undefined>
  /** All of it, or a byte range, inclusive. `bytes` is the length of the stream. */
  stream(key: string, range?: ByteRange): Promise<{ body: Readable; bytes: number } | undefined>
  /** Removing a missing file is not an error. */
  remove(key: string): Promise<void>
  /** Removes everything whose key begins with `folder/`. */
  removeFolder(folder: string): Promise<void>
  /** Ends what runs in the background. */
  close(): Promise<void>
}

/** In shared memory, which a thread reads without a copy; it must not change until the file is stored. */
export type Pieces = AsyncIterable<Uint8Array<SharedArrayBuffer>>
/** Whole frames. */
export const PIECE_BYTES = 16 * FRAME_BYTES

interface StoredBytes {
  key: string
  bytes: number
}

export interface AboutParts {
  contentType: string
  /** The total length. */
  bytes: number
  /** Complete but not durable before `sync`: several files are synced at once in less time. */
  syncLater?: boolean
}

export interface ByteRange {
  from: number
  to: number
}
