import type { MultipartFile } from '@fastify/multipart'
import type { FastifyError, FastifyRequest } from 'fastify'
import type { Upload } from './context.ts'
import { Problem } from './problem.ts'

/** How much of uploads may be in memory at once, all requests together; more is asked to come again in a moment. */
const UPLOADS_BYTES = 24 * 1024 * 1024
let bytesInMemory = 0
const bytesOf = new WeakMap<FastifyRequest, number>()

/** Reads a form with at most one file, refusing more than its endpoint allows. `releaseUpload` must follow. */
export async function readMultipart(request: FastifyRequest, maxBytes: number) {
  try {
    return await readParts(request, maxBytes)
  } catch (error) {
    // The parser's own complaints about a broken form carry no status.
    if (error instanceof Problem || (error as Partial<FastifyError>).statusCode) throw error
    throw new Problem('malformed')
  }
}

/** To be called when the request is answered and its file no longer needed. */
export function releaseUpload(request: FastifyRequest) {
  bytesInMemory -= bytesOf.get(request) ?? 0
  bytesOf.delete(request)
}

async function readParts(request: FastifyRequest, maxBytes: number) {
  const fields: Record<string, string> = {}
  let upload: Upload | undefined
  const limits = { fileSize: maxBytes, files: 1, fields: 40, fieldSize: 20_000, parts: 41 }
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') fields[part.fieldname] = String(part.value)
    else {
      const bytes = await readFile(request, part)
      if (part.file.truncated) throw new Problem('too_large')
      if (bytes.length > 0) upload = { bytes, filename: part.filename }
    }
  }
  return { fields, upload }
}

async function readFile(request: FastifyRequest, { file }: MultipartFile) {
  const chunks: Buffer[] = []
  for await (const chunk of file as AsyncIterable<Buffer>) {
    if (bytesInMemory + chunk.length > UPLOADS_BYTES) throw new Problem('unavailable', { retryAfterSeconds: 5 })
    bytesInMemory += chunk.length
    bytesOf.set(request, (bytesOf.get(request) ?? 0) + chunk.length)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
