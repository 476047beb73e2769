import type { DocumentKind } from '#contract/locker/constants.ts'
import { reencodePicture } from '#server/platform/files/pictures.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { problemOfOffice } from './office.ts'
import { problemOfPdf } from './pdf.ts'

const SIGNATURES: Record<DocumentKind, (bytes: Buffer) => boolean> = {
  pdf: (bytes) => bytes.toString('latin1', 0, 5) === '%PDF-',
  jpeg: (bytes) => bytes.toString('hex', 0, 3) === 'ffd8ff',
  png: (bytes) => bytes.toString('hex', 0, 8) === '89504e470d0a1a0a',
  webp: (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  docx: (bytes) => bytes.toString('latin1', 0, 4) === 'PK\u0003\u0004',
  xlsx: (bytes) => bytes.toString('latin1', 0, 4) === 'PK\u0003\u0004',
}

/** Refuses content that is not what the name says, or that is unsafe to open. */
export async function checkContent(kind: DocumentKind, bytes: Buffer): Promise<void> {
  if (!SIGNATURES[kind](bytes)) throw new Problem('file_mismatch')
  const problem =
    kind === 'pdf'
      ? await problemOfPdf(bytes)
      : kind === 'docx' || kind === 'xlsx'
        ? await problemOfOffice(kind, bytes)
        : undefined
  if (problem) throw new Problem(problem)
}

/** Pictures are encoded again, so that only pixels remain; other files are stored as they are (undefined). */
export const storedForm = async (kind: DocumentKind, bytes: Buffer): Promise<Buffer | undefined> =>
  kind === 'jpeg' || kind === 'png' || kind === 'webp' ? reencodePicture(bytes, kind) : undefined
