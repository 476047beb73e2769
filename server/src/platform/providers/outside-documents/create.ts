import type { Config } from '../../process/config.ts'
import { demoDocuments } from './demo-documents.ts'
import type { FetchDocument } from './document.ts'
import { createSafeFetch } from './fetch-safely.ts'

/** The demo makes no external requests; it has its own calendar for trying it out. */
export const createDocumentFetcher = ({ mode }: Config, now: () => Date): FetchDocument =>
  mode === 'demo' ? demoDocuments(now) : createSafeFetch()
