import { RECORDING_PART_BYTES } from '#contract/limits.ts'
import type { Store } from '#server/platform/storage.ts'
import type { ReadAt } from './rules.ts'

export interface Upload {
  key: string
  received_bytes: number
}

/** All parts but the last are of one size, so a place in the film tells its part. */
export const partKey = ({ key }: Pick<Upload, 'key'>, offset: number) => `${key}/${offset / RECORDING_PART_BYTES}`

const offsetsOf = ({ received_bytes }: Pick<Upload, 'received_bytes'>) =>
  Array.from({ length: Math.ceil(received_bytes / RECORDING_PART_BYTES) }, (_, i) => i * RECORDING_PART_BYTES)

/** The parts in their order. */
export async function* partsOf(store: Store, upload: Upload) {
  for (const offset of offsetsOf(upload)) {
    const part = await store.get(partKey(upload, offset))
    if (!part) throw new Error('A part of an upload is missing in the store')
    yield part
  }
}

/** Reads anywhere in the film while only a part of it is in memory. */
export function readerOf(store: Store, upload: Upload): ReadAt {
  let held: { offset: number; bytes: Buffer } | undefined
  const partAt = async (offset: number) => {
    if (held?.offset !== offset) held = { offset, bytes: (await store.get(partKey(upload, offset))) ?? Buffer.alloc(0) }
    return held.bytes
  }
  return async (from, length) => {
    const pieces: Buffer[] = []
    const end = Math.min(from + length, upload.received_bytes)
    for (let at = from; at < end; ) {
      const offset = at - (at % RECORDING_PART_BYTES)
      const piece = (await partAt(offset)).subarray(at - offset, end - offset)
      if (piece.length === 0) break
      pieces.push(piece)
      at += piece.length
    }
    return Buffer.concat(pieces)
  }
}

export async function dropParts(store: Store, upload: Upload) {
  for (const offset of offsetsOf(upload)) await store.remove(partKey(upload, offset))
}
