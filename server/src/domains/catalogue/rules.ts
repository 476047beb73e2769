/** Rows grouped by a key, in their original order; an unknown key gives an empty list. */
export function groupBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): (key: Key) => Row[] {
  const groups = Map.groupBy(rows, keyOf)
  return (key) => groups.get(key) ?? []
}
