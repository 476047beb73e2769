import type { FastifyError, FastifyRequest } from 'fastify'
import type { Upload } from './context.ts'
import { Problem } from './problem.ts'

/** Reads a form with at most one file, refusing more than its endpoint allows. */
export async function readMultipart(request: FastifyRequest, maxBytes: number) {
  try {
    return await readParts(request, maxBytes)
  } catch (error) {
    // The parser's own complaints about a broken form carry no status.
    if (error instanceof Problem || (error as Partial<FastifyError>).statusCode) throw error
    throw new Problem('malformed')
  }
}

async function readParts(request: FastifyRequest, maxBytes: number) {
  const fields: Record<string, string> = {}
  let upload: Upload | undefined
  const limits = { fileSize: maxBytes, files: 1, fields: 40, fieldSize: 20_000, parts: 41 }
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') fields[part.fieldname] = String(part.value)
    else {
      const bytes = await part.toBuffer()
      if (part.file.truncated) throw new Problem('too_large')
      if (bytes.length > 0) upload = { bytes, filename: part.filename }
    }
  }
  return { fields, upload }
}
