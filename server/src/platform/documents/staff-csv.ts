import type { Actor } from '../http/actor.ts'
import { Problem } from '../http/problem.ts'
import { type CsvColumns, csv } from './csv.ts'

/** A list as a CSV file named by the day; only staff may download it. */
export function staffCsv<Row>(
  name: string,
  { actor, now }: { actor: Actor; now: Date },
  columns: CsvColumns<Row>,
  rows: Parameters<typeof csv<Row>>[1],
) {
  if (actor.type !== 'admin') throw new Problem('not_found')
  return {
    filename: `${name}-${now.toISOString().slice(0, 10)}.csv`,
    contentType: 'text/csv; charset=utf-8',
    body: csv(columns, rows),
  }
}
