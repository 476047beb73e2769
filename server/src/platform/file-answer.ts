import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

export interface FileAnswer {
  filename: string
  contentType: string
  body: Buffer | Readable
  /** Known ahead for files that lie somewhere; what is made while it is sent has none. */
  bytes?: number
  /** Shown by the browser instead of saved. Only for what cannot carry a script. */
  inline?: boolean
}

/** Sends a file that is for one person: never kept in between, never guessed at, never run. */
export function sendFile(reply: FastifyReply, { filename, contentType, body, bytes, inline }: FileAnswer) {
  reply
    .type(contentType)
    .header('content-disposition', disposition(inline ? 'inline' : 'attachment', filename))
    .header('cache-control', 'private, no-store')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
    .header('referrer-policy', 'no-referrer')
  if (bytes !== undefined) reply.header('content-length', bytes)
  return reply.send(body)
}

/** RFC 6266: the name in any script, and beside it one that old programs read. */
function disposition(kind: 'inline' | 'attachment', filename: string) {
  const plain = filename.replaceAll(/[^\w. ()-]/g, '_')
  const whole = encodeURIComponent(filename.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${plain}"; filename*=UTF-8''${whole}`
}
