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
  /** Applied to the text before it is searched, such as the replacement of codes. */
  decode?: (text: string) => string
  overlap?: number
}

/** Whether any of the words occurs in a text that arrives in pieces, also across two of them. */
export function finder(words: readonly RegExp[], { decode = (text) => text, overlap = 256 }: Finding = {}) {
  let rest = ''
  let found = false
  return {
    add(chunk: Buffer) {
      if (found) return
      const text = rest + chunk.toString('latin1')
      found = words.some((word) => word.test(decode(text)))
      rest = text.slice(-overlap)
    },
    found: () => found,
  }
}
