import { closeSync, constants, mkdirSync, openSync, renameSync, rmSync, writevSync } from 'node:fs'
import { dirname } from 'node:path'
import { answerJobs } from '../../process/thread.ts'
import { freeBuffer } from '../buffers.ts'
import { encryptPiece, type Piece } from '../encrypted-frames.ts'
import type { WriteJob } from './writer.ts'

const { O_APPEND, O_CREAT, O_EXCL, O_WRONLY } = constants

/** The thread of `createWriter`. */
answerJobs(({ path, draft, part, ...piece }: WriteJob) => {
  try {
    // A message turns a Buffer into a plain array.
    append(draft, { ...part, nonce: Buffer.from(part.nonce) }, piece)
    if (piece.isLast) renameSync(draft, path)
  } catch (error) {
    // The next pieces do not find it, and fail too.
    rmSync(draft, { force: true })
    throw error
  }
})

function append(draft: string, part: WriteJob['part'], piece: Piece) {
  const file = piece.start === 0 ? create(draft) : openSync(draft, O_WRONLY | O_APPEND)
  try {
    for (const frame of encryptPiece(part, piece)) {
      const bytes = frame.reduce((sum, { length }) => sum + length, 0)
      if (writevSync(file, frame) !== bytes) throw new Error('the disk took only a part of a file')
      for (const buffer of frame) freeBuffer(buffer)
    }
  } finally {
    closeSync(file)
  }
}

function create(path: string) {
  const open = () => openSync(path, O_WRONLY | O_CREAT | O_EXCL, 0o600)
  try {
    return open()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    return open()
  }
}
