export type DocumentTrouble = 'refused' | 'unreachable' | 'missing' | 'too_slow' | 'too_large' | 'outside_demo'

/** Why an external document could not be fetched. */
export class DocumentProblem extends Error {
  readonly trouble: DocumentTrouble
  constructor(trouble: DocumentTrouble) {
    super(`the document did not come: ${trouble}`)
    this.trouble = trouble
  }
}

/** Undefined: unchanged since the given tag. */
export type FetchedDocument = { text: string; etag: string | null } | undefined

/** Fetches a text from an address entered by a person; throws DocumentProblem. */
export type FetchDocument = (address: string, etag?: string | null) => Promise<FetchedDocument>
