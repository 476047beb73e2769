import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createThread } from '../../process/thread.ts'
import type { PartKey, Piece } from '../encrypted-frames.ts'
import type { Pieces } from '../storage.ts'

export interface WriteJob extends Piece {
  path: string
  /** Its name until it is complete. */
  draft: string
  part: PartKey
}

const NOTHING = new Uint8Array()

/** Encrypts and writes files in a thread: a piece is encrypted while the next one arrives. */
export function createWriter() {
  const thread = createThread<WriteJob, void>(new URL('./writer-thread.ts', import.meta.url), { maxMb: 64 })

  return {
    close: thread.close,
    /** The file appears completely or not at all. It is not synced. */
    async write(path: string, part: PartKey, pieces: Pieces) {
      const draft = join(dirname(path), `.${randomBytes(8).toString('hex')}`)
      const jobs: Promise<void>[] = []
      let start = 0
      const send = (plain: Uint8Array, isLast: boolean) => {
        const job = thread.run({ path, draft, part, plain, start, isLast })
        // It may fail before it is waited for.
        job.catch(() => {})
        jobs.push(job)
        start += plain.length
      }
      try {
        let held: Uint8Array | undefined
        for await (const piece of pieces) {
          if (held) send(held, false)
          held = piece
        }
        send(held ?? NOTHING, true)
        await Promise.all(jobs)
      } catch (error) {
        await Promise.allSettled(jobs)
        await rm(draft, { force: true })
        throw error
      }
    },
  }
}
