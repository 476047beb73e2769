import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

export interface FileAnswer {
  filename: string
  contentType: string
  body: Buffer | Readable
  /** Known in advance for stored files; absent for generated ones. */
  bytes?: number
}

/** Sends a private file. The browser saves it and never displays, sniffs, runs or caches it. */
export function sendFile(reply: FastifyReply, { filename, contentType, body, bytes }: FileAnswer) {
  reply
    .type(contentType)
    .header('content-disposition', attachment(filename))
    .header('cache-control', 'private, no-store')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
    .header('referrer-policy', 'no-referrer')
  if (bytes !== undefined) reply.header('content-length', bytes)
  return reply.send(body)
}

/** RFC 6266: the name in any script, and an ASCII fallback for old programs. */
function attachment(filename: string) {
  const plain = filename.replaceAll(/[^\w. ()-]/g, '_')
  const whole = encodeURIComponent(filename.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`
}
