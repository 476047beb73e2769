import type { DocumentKind, ShareSubjectKind } from '#contract/locker/constants.ts'

/** A document as stored. */
export interface DocumentFacts {
  id: number
  accountId: number
  groupId: number | null
  name: string
  kind: DocumentKind
  bytes: number
  fileId: number
  originKind: ShareSubjectKind | null
  originId: number | null
  addedAt: Date
  trashedAt: Date | null
}
