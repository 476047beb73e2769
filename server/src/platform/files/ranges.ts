import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { Problem } from '../http/problem.ts'
import {
  type OpenRequest,
  type SignedKind,
  type SignedRequest,
  verifyAndFind,
  verifyOpen,
  verifySigned,
} from '../http/signed-urls.ts'
import type { ByteRange } from './storage.ts'

/** A file that players request in ranges. */
export interface Ranged {
  /** All of it, or a range; undefined if it is missing. */
  open: (range?: ByteRange) => Promise<{ body: Readable | Buffer } | undefined>
  bytes: number
  contentType: string
  /** A content hash. */
  mark: string
  changedAt: Date
  cacheControl: string
}

/** Sends the whole file, the requested range, or 304 (RFC 9110, sections 13 and 14). */
export async function sendRanged(request: FastifyRequest, reply: FastifyReply, file: Ranged) {
  const etag = `"${file.mark}"`
  const changed = new Date(Math.floor(file.changedAt.getTime() / 1000) * 1000)
  reply
    .header('etag', etag)
    .header('last-modified', changed.toUTCString())
    .header('cache-control', file.cacheControl)
    .header('accept-ranges', 'bytes')
    .header('x-content-type-options', 'nosniff')
  if (isKnown(request, etag, changed)) return reply.code(304).send()
  const range = wantsPart(request, etag, changed) ? rangeOf(request.headers.range, file.bytes) : undefined
  if (range === 'beyond') {
    reply.header('content-range', `bytes */${file.bytes}`)
    throw new Problem('range_beyond_end')
  }
  // A stream, because otherwise Fastify would override our content length.
  const found = request.method === 'HEAD' ? { body: Readable.from([]) } : await file.open(range)
  if (!found) {
    reply.removeHeader('etag').removeHeader('last-modified')
    throw new Problem('not_found')
  }
  if (range) reply.code(206).header('content-range', `bytes ${range.from}-${range.to}/${file.bytes}`)
  reply.type(file.contentType).header('content-length', range ? range.to - range.from + 1 : file.bytes)
  return reply.send(found.body)
}

/** Serves films at /files/<name> by signed URL. The handler checks whether the file is for the actor. */
export function serveSignedRanges<P extends z.ZodObject>(
  app: FastifyInstance,
  kind: SignedKind<P>,
  handler: (signed: SignedRequest<z.output<P>>) => Promise<Ranged>,
) {
  app.get(`/files/${kind.name}`, async (request, reply) =>
    sendRanged(request, reply, await handler(await verifySigned(app.services, kind, request))),
  )
}

/** The same for a file that is looked up together with the session. The handler checks whether it is for the actor. */
export function serveFoundRanges<P extends z.ZodObject, F>(
  app: FastifyInstance,
  kind: SignedKind<P>,
  find: (params: z.output<P>) => Promise<F>,
  handler: (signed: SignedRequest<z.output<P>> & { found: F }) => Ranged,
) {
  app.get(`/files/${kind.name}`, async (request, reply) =>
    sendRanged(request, reply, handler(await verifyAndFind(app.services, kind, request, find))),
  )
}

/** The same for URLs that are for anyone. */
export function serveOpenRanges<P extends z.ZodObject>(
  app: FastifyInstance,
  kind: SignedKind<P>,
  handler: (signed: OpenRequest<z.output<P>>) => Promise<Ranged>,
) {
  app.get(`/files/${kind.name}`, async (request, reply) =>
    sendRanged(request, reply, await handler(verifyOpen(app.services, kind, request))),
  )
}

/** If-None-Match has precedence over If-Modified-Since. */
function isKnown({ headers }: FastifyRequest, etag: string, changed: Date) {
  const known = headers['if-none-match']
  if (known !== undefined) return known.trim() === '*' || known.split(',').some((one) => sameWeakly(one.trim(), etag))
  const since = Date.parse(headers['if-modified-since'] ?? '')
  return since >= changed.getTime()
}
const sameWeakly = (one: string, etag: string) => one.replace(/^W\//, '') === etag

/** Only GET has ranges; with If-Range only while the file is unchanged. */
function wantsPart({ method, headers }: FastifyRequest, etag: string, changed: Date) {
  if (method !== 'GET' || headers.range === undefined) return false
  const only = (headers['if-range'] as string | undefined)?.trim()
  if (only === undefined) return true
  return only.startsWith('"') || only.startsWith('W/') ? only === etag : Date.parse(only) === changed.getTime()
}

const ONE = /^(\d*)-(\d*)$/

/**
 * The bytes of one range, inclusive. Other units and multiple ranges return the whole file, as a server may; an invalid
 * range, or one after the end, is beyond.
 */
export function rangeOf(header: string | undefined, bytes: number): ByteRange | 'beyond' | undefined {
  const [, unit = '', wanted = ''] = /^([^=]*)=(.*)$/.exec(header?.trim() ?? '') ?? []
  if (unit.trim().toLowerCase() !== 'bytes' || wanted.includes(',')) return undefined
  const [, first = '', last = ''] = ONE.exec(wanted.trim()) ?? []
  if (first === '' && last === '') return 'beyond'
  if (first === '')
    return Number(last) > 0 && bytes > 0 ? { from: Math.max(0, bytes - Number(last)), to: bytes - 1 } : 'beyond'
  const from = Number(first)
  const to = last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1)
  return from < bytes && (last === '' || Number(last) >= from) ? { from, to } : 'beyond'
}
