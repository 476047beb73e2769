import type { Checked } from '#server/domains/locker/contents/check-thread.ts'
import { answerJobs } from '#server/platform/process/thread.ts'

/** A check of documents that does not end for DOCX, and finds nothing in others. */
answerJobs(({ kind }: Checked) => {
  while (kind === 'docx');
  return undefined
})
