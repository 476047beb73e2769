import { createCipheriv, createDecipheriv, type KeyObject } from 'node:crypto'

/**
 * A part is encrypted in frames of 64 KiB with AES-256-GCM, in the STREAM construction: the nonce counts the frames and
 * marks the last one, so that a reader verifies each frame before use, can begin anywhere, and detects truncation.
 */
export const FRAME_BYTES = 64 * 1024
const TAG_BYTES = 16
export const NONCE_BYTES = 7

export interface PartKey {
  /** An object, because a buffer would be made into one for every frame. */
  key: KeyObject | Buffer
  /** Random and different for each part of a file. */
  nonce: Buffer
  /** The position of the part, which its encryption is bound to. */
  place: string
}

export const encryptedBytes = (plainBytes: number) => plainBytes + Math.ceil(plainBytes / FRAME_BYTES) * TAG_BYTES

function nonceOf(nonce: Buffer, frame: number, isLast: boolean) {
  const whole = Buffer.alloc(12)
  nonce.copy(whole)
  whole.writeUInt32BE(frame, NONCE_BYTES)
  whole[11] = isLast ? 1 : 0
  return whole
}

function encryptFrame({ key, nonce, place }: PartKey, frame: number, isLast: boolean, plain: Uint8Array) {
  const cipher = createCipheriv('aes-256-gcm', key, nonceOf(nonce, frame, isLast)).setAAD(Buffer.from(place))
  const encrypted = cipher.update(plain)
  cipher.final()
  return [encrypted, cipher.getAuthTag()]
}

const ENDS_EARLY = 'an encrypted file ends too early'
/** What is stored is not what was encrypted: it was changed, or its end is missing. */
export class DamagedFile extends Error {}

function decryptFrame({ key, nonce, place }: PartKey, frame: number, isLast: boolean, encrypted: Buffer) {
  const end = encrypted.length - TAG_BYTES
  const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(nonce, frame, isLast))
    .setAAD(Buffer.from(place))
    .setAuthTag(encrypted.subarray(end))
  const plain = decipher.update(encrypted.subarray(0, end))
  try {
    decipher.final()
  } catch (error) {
    throw new DamagedFile('a frame of an encrypted file was changed', { cause: error })
  }
  return plain
}

/**
 * Splits a stream into pieces of one size; the last one may be shorter. Two buffers are used in turn, so a piece is
 * valid until the one after the next is requested.
 */
async function* inPieces(chunks: AsyncIterable<Uint8Array>, size: number) {
  let piece: Buffer = Buffer.allocUnsafeSlow(size)
  let other: Buffer | undefined
  let filled = 0
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length; ) {
      if (filled === size) {
        yield piece
        ;[piece, other] = [other ?? Buffer.allocUnsafeSlow(size), piece]
        filled = 0
      }
      const part = chunk.subarray(at, at + size - filled)
      piece.set(part, filled)
      filled += part.length
      at += part.length
    }
  }
  if (filled > 0) yield piece.subarray(0, filled)
}

export async function* encryptFrames(part: PartKey, plain: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let frame = 0
  let held: Buffer | undefined
  for await (const piece of inPieces(plain, FRAME_BYTES)) {
    if (held) yield* encryptFrame(part, frame++, false, held)
    held = piece
  }
  if (held) yield* encryptFrame(part, frame, true, held)
}

export interface Piece {
  plain: Uint8Array
  /** Where in the part it begins; at a whole frame. */
  start: number
  isLast: boolean
}

/** The same for a piece in memory: each frame with its tag. */
export function* encryptPiece(part: PartKey, { plain, start, isLast }: Piece) {
  for (let from = 0; from < plain.length; from += FRAME_BYTES) {
    const to = from + FRAME_BYTES
    yield encryptFrame(part, (start + from) / FRAME_BYTES, isLast && to >= plain.length, plain.subarray(from, to))
  }
}

interface Window {
  /** Total length of the part, decrypted. */
  bytes: number
  from: number
  to: number
}

/** The stored byte range for the plain bytes from..to, inclusive. */
export function encryptedRange({ bytes, from, to }: Window) {
  const frameBytes = FRAME_BYTES + TAG_BYTES
  const lastFrame = Math.floor(to / FRAME_BYTES)
  return {
    from: Math.floor(from / FRAME_BYTES) * frameBytes,
    to: Math.min((lastFrame + 1) * frameBytes, encryptedBytes(bytes)) - 1,
  }
}

/** Decrypts the range of `encryptedRange` in memory. Fails if a frame was changed, moved or truncated. */
export function decryptRange(part: PartKey, { bytes, from, to }: Window, encrypted: Buffer): Buffer {
  const end = Math.ceil(bytes / FRAME_BYTES) - 1
  const first = Math.floor(from / FRAME_BYTES)
  const frames: Buffer[] = []
  for (let at = 0; at < encrypted.length; at += FRAME_BYTES + TAG_BYTES) {
    const frame = first + frames.length
    frames.push(decryptFrame(part, frame, frame === end, encrypted.subarray(at, at + FRAME_BYTES + TAG_BYTES)))
  }
  if (first + frames.length !== Math.floor(to / FRAME_BYTES) + 1) throw new DamagedFile(ENDS_EARLY)
  const plain = frames.length === 1 ? frames[0]! : Buffer.concat(frames)
  return plain.subarray(from - first * FRAME_BYTES, to - first * FRAME_BYTES + 1)
}

/** The same for a stream. Fails if a frame was changed, moved or truncated. */
export async function* decryptFrames(part: PartKey, { bytes, from, to }: Window, encrypted: AsyncIterable<Uint8Array>) {
  const end = Math.ceil(bytes / FRAME_BYTES) - 1
  const last = Math.floor(to / FRAME_BYTES)
  let frame = Math.floor(from / FRAME_BYTES)
  for await (const piece of inPieces(encrypted, FRAME_BYTES + TAG_BYTES)) {
    const plain = decryptFrame(part, frame, frame === end, piece)
    const start = frame * FRAME_BYTES
    yield plain.subarray(Math.max(0, from - start), to - start + 1)
    frame += 1
  }
  if (frame !== last + 1) throw new DamagedFile(ENDS_EARLY)
}
