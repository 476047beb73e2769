import { createInflate, createInflateRaw } from 'node:zlib'

interface Unpacking {
  packed: Buffer
  format: 'zlib' | 'raw'
  maxBytes: number
  onChunk?: (chunk: Buffer) => void
}

export interface Unpacked {
  bytes: number
  /** Stopped at the limit. */
  isTooLarge: boolean
  isBroken: boolean
}

const CHUNK_BYTES = 256 * 1024
const LEAST_CHUNK_BYTES = 4 * 1024

/** Unpacks in pieces without keeping them, at most up to a limit. */
export const unpack = ({ packed, format, maxBytes, onChunk }: Unpacking) =>
  new Promise<Unpacked>((resolve) => {
    const chunkSize = Math.min(CHUNK_BYTES, Math.max(LEAST_CHUNK_BYTES, packed.length * 4))
    const stream = format === 'raw' ? createInflateRaw({ chunkSize }) : createInflate({ chunkSize })
    let bytes = 0
    const finish = (outcome: Partial<Unpacked>) => {
      resolve({ bytes, isTooLarge: false, isBroken: false, ...outcome })
      stream.destroy()
    }
    stream.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > maxBytes) return finish({ isTooLarge: true })
      onChunk?.(chunk)
    })
    stream.on('end', () => finish({}))
    stream.on('error', () => finish({ isBroken: true }))
    stream.end(packed)
  })

interface Finding {
  /** Applied to the bytes before they are searched, such as the replacement of codes. */
  decode?: (bytes: Buffer) => Buffer
  overlap?: number
}

/** Whether any of the words occurs in a text that arrives in pieces, also across two of them. */
export function finder(words: readonly RegExp[], { decode = (bytes) => bytes, overlap = 256 }: Finding = {}) {
  let rest = Buffer.alloc(0)
  let found = false
  return {
    add(chunk: Buffer) {
      if (found) return
      const bytes = Buffer.concat([rest, chunk])
      const text = decode(bytes).toString('latin1')
      found = words.some((word) => word.test(text))
      rest = bytes.subarray(-overlap)
    },
    found: () => found,
  }
}
