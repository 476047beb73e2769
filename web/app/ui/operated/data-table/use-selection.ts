import { useState } from 'react'
import type { TableInput } from './types.ts'

export interface Selection<Row> {
  /** The selected rows of this page. */
  rows: readonly Row[]
  has: (row: Row) => boolean
  toggle: (row: Row) => void
  toggleAll: () => void
  clear: () => void
  all: boolean
}

const NONE: ReadonlySet<string | number> = new Set()

/** A selection lasts for one view: nobody acts on rows they no longer see. */
export function useSelection<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => string | number,
  view: TableInput,
): Selection<Row> {
  const [ticked, setTicked] = useState({ view, keys: NONE })
  const keys = ticked.view === view ? ticked.keys : NONE
  const set = (next: Iterable<string | number>) => setTicked({ view, keys: new Set(next) })
  const selected = rows.filter((row) => keys.has(rowKey(row)))
  const all = rows.length > 0 && selected.length === rows.length
  return {
    rows: selected,
    has: (row) => keys.has(rowKey(row)),
    toggle: (row) => {
      const key = rowKey(row)
      set(keys.has(key) ? [...keys].filter((other) => other !== key) : [...keys, key])
    },
    toggleAll: () => set(all ? [] : rows.map(rowKey)),
    clear: () => set([]),
    all,
  }
}
