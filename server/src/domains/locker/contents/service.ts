import type { DocumentKind } from '#contract/locker/constants.ts'
import type { ProblemCode } from '#contract/problems.ts'
import { reencodePicture } from '#server/platform/files/pictures.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { createThreads, JobTimeout } from '#server/platform/process/thread.ts'
import type { Checked } from './check-thread.ts'

const SIGNATURES: Record<DocumentKind, (bytes: Buffer) => boolean> = {
  pdf: (bytes) => bytes.toString('latin1', 0, 5) === '%PDF-',
  jpeg: (bytes) => bytes.toString('hex', 0, 3) === 'ffd8ff',
  png: (bytes) => bytes.toString('hex', 0, 8) === '89504e470d0a1a0a',
  webp: (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  docx: (bytes) => bytes.toString('latin1', 0, 4) === 'PK\u0003\u0004',
  xlsx: (bytes) => bytes.toString('latin1', 0, 4) === 'PK\u0003\u0004',
}

/** As many as are checked at once. */
const THREADS = 2
/** A check takes a fraction of a second; what takes this long would never end. */
const CHECK_MAX_MS = 60_000

/** Documents are searched in threads, which take over memory that is not shared. */
export function createContentCheck(thread: URL) {
  const threads = createThreads<Checked, ProblemCode | undefined>(thread, {
    ...{ count: THREADS, maxMb: 96, maxMs: CHECK_MAX_MS },
  })
  return async (kind: DocumentKind, bytes: Buffer): Promise<void> => {
    if (!SIGNATURES[kind](bytes)) throw new Problem('file_mismatch')
    if (kind !== 'pdf' && kind !== 'docx' && kind !== 'xlsx') return
    const isMovable = bytes.buffer instanceof ArrayBuffer && bytes.byteLength === bytes.buffer.byteLength
    const checked = threads.run({ kind, bytes }, isMovable ? [bytes.buffer as ArrayBuffer] : [])
    const problem = await checked.catch((error: unknown): ProblemCode => {
      if (error instanceof JobTimeout) return 'file_damaged'
      throw error
    })
    if (problem) throw new Problem(problem)
  }
}

/** Refuses content that is not what the name says, or that is unsafe to open. */
export const checkContent = createContentCheck(new URL('./check-thread.ts', import.meta.url))

/** Pictures are encoded again, so that only pixels remain; other files are stored as they are (undefined). */
export const storedForm = async (kind: DocumentKind, bytes: Buffer): Promise<Buffer | undefined> =>
  kind === 'jpeg' || kind === 'png' || kind === 'webp' ? reencodePicture(bytes, kind) : undefined
