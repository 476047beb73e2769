/**
 * Frees the memory of a buffer that nobody uses any more. The garbage collector counts buffers late: with many uploads
 * at once, 64 MB and more would wait for it.
 */
export function freeBuffer({ buffer, byteLength }: Uint8Array) {
  // A smaller view may share its memory with others.
  if (buffer instanceof ArrayBuffer && byteLength === buffer.byteLength && byteLength > 0) buffer.transfer(0)
}

/** For readers that copy what they read: a chunk is freed when the next one is requested. */
export async function* freedAfterUse(chunks: AsyncIterable<Uint8Array>) {
  for await (const chunk of chunks) {
    yield chunk
    freeBuffer(chunk)
  }
}

/** One buffer of the final size; pieces that are joined later would take twice the memory. */
export async function joined(pieces: AsyncIterable<Buffer>, bytes: number) {
  const whole = Buffer.allocUnsafeSlow(bytes)
  let at = 0
  for await (const piece of pieces) {
    at += piece.copy(whole, at)
    freeBuffer(piece)
  }
  return whole
}
