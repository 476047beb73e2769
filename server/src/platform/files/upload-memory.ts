import type { Part } from './queries.ts'
import { PIECE_BYTES } from './storage.ts'

/** A document of the usual limit; larger files are read from the store. */
export const BLOCK_BYTES = 10 * 1024 * 1024
const MOST_BLOCKS = 4
/** An upload that does not continue, and memory without another upload, are dropped after this time. */
const IDLE_MS = 30_000

/** The beginning of a file: the parts that arrived so far, each at its place in memory for the whole file. */
export interface Received {
  memory: SharedArrayBuffer
  parts: Part[]
}

/**
 * The plain bytes of small uploads, from their arrival until the complete file is checked, so that they need not be
 * read back and decrypted. Blocks are used again, because new memory costs more than copying the bytes. Whoever takes
 * a block out owns it until it is put back or freed.
 */
export function createUploadMemory() {
  const uploads = new Map<number, { received: Received; idle: NodeJS.Timeout }>()
  const spare: SharedArrayBuffer[] = []
  let blocks = 0
  let release: NodeJS.Timeout | undefined

  function free({ memory }: Received) {
    spare.push(memory)
    clearTimeout(release)
    release = setTimeout(releaseSpare, IDLE_MS).unref()
  }

  function releaseSpare() {
    blocks -= spare.splice(0).length
  }

  function newBlock() {
    if (spare.length > 0) return spare.pop()
    if (blocks === MOST_BLOCKS) return undefined
    blocks += 1
    return new SharedArrayBuffer(BLOCK_BYTES)
  }

  function take(fileId: number): Received | undefined {
    const found = uploads.get(fileId)
    clearTimeout(found?.idle)
    uploads.delete(fileId)
    return found?.received
  }

  function drop(fileId: number) {
    const received = take(fileId)
    if (received) free(received)
  }

  return {
    take,
    free,
    /** What arrived before this byte of a file; undefined if that is not in memory or there is no room. */
    takeUntil(fileId: number, start: number, fileBytes: number): Received | undefined {
      const before = take(fileId)
      if (before && start > 0 && endOf(before.parts) === start) return before
      if (before) free(before)
      const memory = start === 0 && fileBytes <= BLOCK_BYTES ? newBlock() : undefined
      return memory && { memory, parts: [] }
    },
    put(fileId: number, received: Received) {
      drop(fileId)
      uploads.set(fileId, { received, idle: setTimeout(drop, IDLE_MS, fileId).unref() })
    },
  }
}

const endOf = (parts: readonly Part[]) => {
  const last = parts.at(-1)
  return last ? last.start + last.bytes : 0
}

/** Copies chunks into memory from a place on, and returns them from there in pieces. */
export async function* inMemory(memory: SharedArrayBuffer, start: number, chunks: AsyncIterable<Uint8Array>) {
  const whole = Buffer.from(memory, start)
  let [from, to] = [0, 0]
  for await (const chunk of chunks) {
    // `set` copies into shared memory byte by byte.
    whole.fill(chunk, to, to + chunk.length)
    to += chunk.length
    for (; to - from >= PIECE_BYTES; from += PIECE_BYTES) yield whole.subarray(from, from + PIECE_BYTES)
  }
  if (to > from) yield whole.subarray(from, to)
}
