import type { Changes, Filters } from '../../../listing/filters.ts'

export interface SectorChoice {
  slug: string
  title: string
  /** Matches combined with the other filters, as text; undefined if unknown. */
  count: string | undefined
  typeId: number
}

/** Catalogue entries available now, in the reader's language. */
export interface Choices {
  types: readonly { id: number; title: string }[]
  /** Of the chosen type, the largest first. */
  sectors: readonly SectorChoice[]
  /** Of the chosen sector. */
  industries: readonly { id: number; title: string }[]
  /** What the address names, by id or slug. */
  chosen: { typeId?: number | undefined; sectorSlug?: string | undefined; industryId?: number | undefined }
}

export interface FieldProps {
  filters: Filters
  /** Applies a choice; the list restarts at its first page. */
  change: (changes: Changes) => void
}
