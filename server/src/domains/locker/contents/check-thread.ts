import { freeBuffer } from '#server/platform/files/buffers.ts'
import { answerJobs } from '#server/platform/process/thread.ts'
import { problemOfOffice } from './office.ts'
import { problemOfPdf } from './pdf.ts'

export interface Checked {
  kind: 'pdf' | 'docx' | 'xlsx'
  bytes: Uint8Array
}

/** The thread of `checkContent`. */
answerJobs(async ({ kind, bytes }: Checked) => {
  const document = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    return kind === 'pdf' ? await problemOfPdf(document) : await problemOfOffice(kind, document)
  } finally {
    freeBuffer(bytes)
  }
})
