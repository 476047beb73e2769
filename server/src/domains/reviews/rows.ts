import type { ReviewKind, ReviewReportReason, ReviewTag } from '#contract/reviews/constants.ts'

/** A review with its industry, as read from the database. */
export interface ReviewRow {
  id: number
  author: string
  rating: number
  comment: string
  tags: ReviewTag[]
  language: 'en' | 'hi'
  reply: string | null
  repliedAt: Date | null
  createdAt: Date
  editedAt: Date | null
  kind: ReviewKind
  mode: 'video' | 'audio' | 'written' | null
  heldAt: Date
  industryId: number | null
  industryEnglish: string | null
  industryHindi: string | null
  itemId: number | null
  itemEnglish: string | null
  itemHindi: string | null
}

interface Item {
  itemId?: number | null
  itemEnglish?: string | null
  itemHindi?: string | null
}

/** Missing for a review of the consultant alone. */
export const itemShown = ({ itemId, itemEnglish, itemHindi }: Item) =>
  itemId && itemEnglish
    ? { item: { id: itemId, title_english: itemEnglish, title_hindi: itemHindi || itemEnglish } }
    : {}

const aboutShown = (row: ReviewRow) => {
  const { kind, mode, heldAt, industryId, industryEnglish, industryHindi } = row
  return {
    ...{ kind, mode, heldAt, ...itemShown(row) },
    industry:
      industryId === null
        ? null
        : { id: industryId, title_english: industryEnglish ?? '', title_hindi: industryHindi ?? '' },
  }
}

/** A review as everyone sees it. */
export function reviewShown(row: ReviewRow) {
  const { kind, mode, heldAt, industryId, industryEnglish, industryHindi, itemId, itemEnglish, itemHindi, ...rest } =
    row
  return { ...rest, about: aboutShown(row) }
}

interface StarCount {
  rating: number
  count: number
}

/** Five rows, the most stars first. */
export const distributionOf = (counted: readonly StarCount[]): StarCount[] =>
  [5, 4, 3, 2, 1].map((rating) => ({ rating, count: counted.find((row) => row.rating === rating)?.count ?? 0 }))

interface HiddenRow {
  hiddenAt: Date | null
  hiddenReason: ReviewReportReason | null
  hiddenNote: string
}

export const hiddenShown = ({ hiddenAt, hiddenReason, hiddenNote }: HiddenRow) =>
  hiddenAt && hiddenReason ? { at: hiddenAt, reason: hiddenReason, note: hiddenNote } : null
