/** What a locker accepts, by file extension. */
export const DOCUMENT_EXTENSIONS = {
  pdf: 'pdf',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  docx: 'docx',
  xlsx: 'xlsx',
} as const

export const DOCUMENT_KINDS = ['pdf', 'jpeg', 'png', 'webp', 'docx', 'xlsx'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

export const DOCUMENT_TYPES: Record<DocumentKind, string> = {
  pdf: 'application/pdf',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** Beyond any limit that staff can set for one file. */
export const DOCUMENT_MAX_BYTES = 25 * 1024 * 1024

export const DOCUMENT_NAME_MAX = 120

export const GROUP_TITLE_MAX = 60

export const GROUPS_MAX = 100

/** What a document can be shared into. Each domain registers its own. */
export const SHARE_SUBJECTS = ['booking', 'talk', 'question', 'service_order', 'product_return'] as const
export type ShareSubjectKind = (typeof SHARE_SUBJECTS)[number]

/** Papers of a consultant, by the item of the approval checklist that they support. */
export const PAPER_KINDS = ['identity', 'pan', 'qualification', 'registration', 'experience'] as const
export type PaperKind = (typeof PAPER_KINDS)[number]

/** The kind that a file name claims; undefined if a locker does not accept it. */
export function kindOfName(name: string): DocumentKind | undefined {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  return Object.hasOwn(DOCUMENT_EXTENSIONS, extension)
    ? DOCUMENT_EXTENSIONS[extension as keyof typeof DOCUMENT_EXTENSIONS]
    : undefined
}
