export type DocumentTrouble = 'refused' | 'unreachable' | 'missing' | 'too_slow' | 'too_large' | 'outside_demo'

/** Why a document of the outside did not come. */
export class DocumentProblem extends Error {
  readonly trouble: DocumentTrouble
  constructor(trouble: DocumentTrouble) {
    super(`the document did not come: ${trouble}`)
    this.trouble = trouble
  }
}

/** Undefined: it is still the one of the tag that was given. */
export type FetchedDocument = { text: string; etag: string | null } | undefined

/** Fetches a text whose address a person typed; throws DocumentProblem. */
export type FetchDocument = (address: string, etag?: string | null) => Promise<FetchedDocument>
