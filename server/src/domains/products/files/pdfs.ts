import { PRODUCT_PAGES_MAX, PRODUCT_PREVIEW_PAGES } from '#contract/products/constants.ts'
import { concurrencyLimit } from '#server/platform/http/concurrency-limit.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { createThread } from '#server/platform/process/thread.ts'
import type { PdfJob } from './pdf-thread.ts'
import type { Examined } from './stamping.ts'

/** A book of 500 pages takes a second; what takes this long would never end. */
const MAX_MS = 30_000
const MAX_MB = 256

/** Files are read in memory, one at a time. */
export const withPdf = concurrencyLimit(1, { maxWaiting: 100, maxWaitMs: 60_000 })

/** In a thread: consultants upload these files, and reading one can take any time. */
const thread = createThread<PdfJob, Uint8Array | Examined>(new URL('./pdf-thread.ts', import.meta.url), {
  ...{ maxMb: MAX_MB, maxMs: MAX_MS },
})

/** Refuses a file that cannot be stamped later, for every buyer. */
export async function examined(bytes: Buffer) {
  const limits = { previewPages: PRODUCT_PREVIEW_PAGES, mostPages: PRODUCT_PAGES_MAX }
  const found = (await thread.run({ task: 'examine', bytes, ...limits }).catch(() => 'unreadable')) as Examined
  if (found === 'too_many_pages') throw new Problem('product_pages')
  if (found === 'unreadable') throw new Problem('product_file_unreadable')
  return { pages: found.count, preview: Buffer.from(found.preview) }
}

/** The file with a line of text on every page. */
export const stamped = async (bytes: Buffer, text: string) =>
  Buffer.from((await thread.run({ task: 'stamp', bytes, text })) as Uint8Array)
