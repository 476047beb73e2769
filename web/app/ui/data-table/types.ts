import type { ReactNode } from 'react'

export interface Column<Row> {
  key: string
  title: string
  cell: (row: Row) => ReactNode
  /** The endpoint's word for sorting by it. */
  sort?: string
  /** Dates and amounts: the first press puts the greatest on top. */
  greatestFirst?: true
  align?: 'right'
  /** Numbers and codes: stays on one line however narrow the table. */
  whole?: true
  /** Waits in the column picker until somebody wants it. */
  optional?: true
  /** Its place in the stacked row of a small screen; without one it is left out there. */
  stack?: 'badge' | 'line' | 'meta' | 'amount'
}

export interface Choice {
  value: string
  label: string
}

export type Filter =
  | { kind: 'choice'; key: string; label: string; choices: readonly Choice[] }
  /** With a pattern, what does not fit is marked and not asked for. */
  | { kind: 'text'; key: string; label: string; placeholder?: string; pattern?: RegExp }
  /** Two keys for the first and the last day, both included. */
  | { kind: 'days'; key: string; from: string; to: string; label: string }

/** A page of a list, as every paged endpoint answers it. */
export interface TablePage<Row> {
  data: readonly Row[]
  count: number
  page: number
  limit: number
  /** False when there are more than `count`. */
  countedAll?: boolean
}

/** What the URL says a table shows. */
export interface TableView {
  search: string
  page: number
  limit: number
  sort: string
  filters: Readonly<Record<string, string>>
  columns: readonly string[]
}

/** What an endpoint is asked with; only what differs from its own defaults, besides page and limit. */
export type TableInput = Readonly<Record<string, string | number>>
