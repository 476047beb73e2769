import type { Config } from '../../config.ts'
import { demoDocuments } from './demo-documents.ts'
import type { FetchDocument } from './document.ts'
import { createSafeFetch } from './fetch-safely.ts'

/** The demo asks nobody outside; it has a calendar of its own to try. */
export const createDocumentFetcher = ({ mode }: Config, now: () => Date): FetchDocument =>
  mode === 'demo' ? demoDocuments(now) : createSafeFetch()
