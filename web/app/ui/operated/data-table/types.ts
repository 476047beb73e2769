import type { ReactNode } from 'react'

export interface Column<Row> {
  key: string
  title: string
  cell: (row: Row) => ReactNode
  /** The endpoint's sort key. */
  sort?: string
  /** Dates and amounts: the first press sorts descending. */
  greatestFirst?: true
  align?: 'right'
  /** Numbers and codes: never wrapped, however narrow the table. */
  whole?: true
  /** Hidden until chosen in the column picker. */
  optional?: true
  /** Its position in the stacked row of a small screen; without one it is left out there. */
  stack?: 'badge' | 'line' | 'meta' | 'amount'
  /** Its title precedes it in the stacked row, because the value alone says too little. */
  titled?: true
}

export interface Choice {
  value: string
  label: string
}

export type Filter =
  | { kind: 'choice'; key: string; label: string; choices: readonly Choice[] }
  /** With a pattern, invalid input is marked and not sent. */
  | { kind: 'text'; key: string; label: string; placeholder?: string; pattern?: RegExp }
  /** Two keys for the first and the last day, both inclusive. */
  | { kind: 'days'; key: string; from: string; to: string; label: string }
  /** An id that a link has set; the label says whose, and pressing it shows the whole list again. */
  | { kind: 'fixed'; key: string; label: string }

/** A page of a list, as every paged endpoint returns it. */
export interface TablePage<Row> {
  data: readonly Row[]
  count: number
  page: number
  limit: number
  /** False when there are more than `count`. */
  countedAll?: boolean
}

/** What a table shows, as read from the URL. */
export interface TableView {
  search: string
  page: number
  limit: number
  sort: string
  filters: Readonly<Record<string, string>>
  columns: readonly string[]
}

/** Input of the endpoint; only what differs from its own defaults, besides page and limit. */
export type TableInput = Readonly<Record<string, string | number>>
