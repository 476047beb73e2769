import { answerJobs } from '#server/platform/process/thread.ts'
import { type Examined, examinePdf, stampPdf } from './stamping.ts'

export type PdfJob =
  | { task: 'stamp'; bytes: Uint8Array; text: string }
  | { task: 'examine'; bytes: Uint8Array; previewPages: number; mostPages: number }

/** The thread of `pdfs.ts`. */
answerJobs(
  (job: PdfJob): Promise<Uint8Array | Examined> =>
    job.task === 'stamp' ? stampPdf(job.bytes, job.text) : examinePdf(job.bytes, job),
)
