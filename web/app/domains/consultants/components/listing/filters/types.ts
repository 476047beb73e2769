import type { Changes, Filters } from '../../../listing/filters.ts'

export interface SectorChoice {
  slug: string
  title: string
  /** Matches beside the other filters, as text; undefined where they are not known. */
  count: string | undefined
  typeId: number
}

/** What of the catalogue can be chosen now, in the reader's language. */
export interface Choices {
  types: readonly { id: number; title: string }[]
  /** Those of the chosen type, the largest first. */
  sectors: readonly SectorChoice[]
  /** Those of the chosen sector. */
  industries: readonly { id: number; title: string }[]
  /** What the address names, whether by id or by slug. */
  chosen: { typeId?: number | undefined; sectorSlug?: string | undefined; industryId?: number | undefined }
}

export interface FieldProps {
  filters: Filters
  /** Something was chosen; the list starts again at its first page. */
  change: (changes: Changes) => void
}
