import type { MultipartFile } from '@fastify/multipart'
import type { FastifyError, FastifyRequest } from 'fastify'
import type { Upload } from './context.ts'
import { Problem } from './problem.ts'

/** Maximum memory for uploads, all requests together; beyond it clients are asked to retry. */
const UPLOADS_BYTES = 24 * 1024 * 1024
let bytesInMemory = 0

interface Held {
  accountId: number | undefined
  bytes: number
}
const heldOf = new WeakMap<FastifyRequest, Held>()

/** Slow uploads of one account must not use up the memory of all others. */
const ACCOUNT_BYTES = 10 * 1024 * 1024
const bytesOfAccount = new Map<number, number>()

/** Reads a form with at most one file, within the limits of its endpoint. `releaseUpload` must follow. */
export async function readMultipart(request: FastifyRequest, accountId: number | undefined, maxBytes: number) {
  try {
    return await readParts(request, accountId, maxBytes)
  } catch (error) {
    // The parser's own errors about an invalid form have no status.
    if (error instanceof Problem || (error as Partial<FastifyError>).statusCode) throw error
    throw new Problem('malformed')
  }
}

/** Call it when the request is answered and its file no longer needed. */
export function releaseUpload(request: FastifyRequest) {
  const held = heldOf.get(request)
  if (!held) return
  heldOf.delete(request)
  bytesInMemory -= held.bytes
  if (held.accountId === undefined) return
  const left = (bytesOfAccount.get(held.accountId) ?? 0) - held.bytes
  if (left > 0) bytesOfAccount.set(held.accountId, left)
  else bytesOfAccount.delete(held.accountId)
}

async function readParts(request: FastifyRequest, accountId: number | undefined, maxBytes: number) {
  const fields: Record<string, string> = {}
  let upload: Upload | undefined
  const limits = { fileSize: maxBytes, files: 1, fields: 40, fieldSize: 20_000, parts: 41 }
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') fields[part.fieldname] = String(part.value)
    else {
      const bytes = await readFile(request, accountId, part)
      if (part.file.truncated) throw new Problem('too_large')
      if (bytes.length > 0) upload = { bytes, filename: part.filename }
    }
  }
  return { fields, upload }
}

async function readFile(request: FastifyRequest, accountId: number | undefined, { file }: MultipartFile) {
  const held = heldBy(request, accountId)
  const chunks: Buffer[] = []
  for await (const chunk of file as AsyncIterable<Buffer>) {
    hold(held, chunk.length)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function heldBy(request: FastifyRequest, accountId: number | undefined): Held {
  const held = heldOf.get(request) ?? { accountId, bytes: 0 }
  heldOf.set(request, held)
  return held
}

function hold(held: Held, bytes: number) {
  const { accountId } = held
  const own = accountId === undefined ? 0 : (bytesOfAccount.get(accountId) ?? 0)
  if (bytesInMemory + bytes > UPLOADS_BYTES || own + bytes > ACCOUNT_BYTES)
    throw new Problem('unavailable', { retryAfterSeconds: 5 })
  bytesInMemory += bytes
  held.bytes += bytes
  if (accountId !== undefined) bytesOfAccount.set(accountId, own + bytes)
}
