import { Readable } from 'node:stream'

export type Cell = string | number | boolean | Date | null

/** The columns of a CSV: a title, and what it says of a row. */
export type CsvColumns<Row> = readonly (readonly [title: string, of: (row: Row) => Cell])[]

/** What a spreadsheet would run as a formula; an apostrophe in front makes it text. */
const FORMULA = /^[=+\-@\t\r]/
const NEEDS_QUOTES = /[",\n\r]/
/** Tells Excel that the file is UTF-8, without which Hindi arrives broken. */
const BYTE_ORDER_MARK = '\uFEFF'

function cell(value: Cell): string {
  if (value === null) return ''
  if (value instanceof Date) return value.toISOString()
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value)
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const line = (cells: Cell[]) => `${cells.map(cell).join(',')}\r\n`

/** RFC 4180, written while it is sent: however long the list, only one part of it is in memory. */
export function csv<Row>(columns: CsvColumns<Row>, parts: AsyncIterable<readonly Row[]>): Readable {
  async function* text() {
    yield BYTE_ORDER_MARK + line(columns.map(([title]) => title))
    for await (const rows of parts) {
      yield rows.map((row) => line(columns.map(([, of]) => of(row)))).join('')
    }
  }
  return Readable.from(text())
}

const ROWS_AT_ONCE = 1_000

/** A list for a file, read part by part until one is not full. */
export async function* inParts<Row>(read: (part: { limit: number; offset: number }) => Promise<readonly Row[]>) {
  for (let offset = 0; ; offset += ROWS_AT_ONCE) {
    const rows = await read({ limit: ROWS_AT_ONCE, offset })
    yield rows
    if (rows.length < ROWS_AT_ONCE) return
  }
}

/** A record of a CSV file, with the number of the line it begins on. */
export interface CsvRecord {
  line: number
  cells: string[]
}

/** RFC 4180, as spreadsheets write it: quotes, doubled quotes, line breaks inside them; empty lines are left out. */
export function readCsv(text: string): CsvRecord[] {
  const records: CsvRecord[] = []
  let line = 1
  let record: CsvRecord = { line, cells: [] }
  const end = () => {
    if (record.cells.some((one) => one !== '')) records.push(record)
    record = { line, cells: [] }
  }
  const body = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text
  for (const [, quoted, plain = '', separator] of body.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))[^",\r\n]*(,|\r\n|\n|\r|$)/g,
  )) {
    const value = quoted?.replaceAll('""', '"') ?? plain
    record.cells.push(value)
    line += (value.match(/\n/g) ?? []).length
    if (separator === ',') continue
    line += 1
    end()
  }
  return records
}
