import { Readable } from 'node:stream'
import { type CsvError, type InfoRecord, parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify'
import { hoursAfter } from '../time.ts'

export type Cell = string | number | boolean | null

/**
 * The columns of a CSV: a title, and the value for a row. Amounts (in paise) and instants name their unit, which is
 * added to the title: amounts are written in rupees with two decimals, instants in India time.
 */
export type CsvColumns<Row> = readonly (
  | readonly [title: string, of: (row: Row) => Cell]
  | readonly [title: string, of: (row: Row) => number | null, unit: 'rupees']
  | readonly [title: string, of: (row: Row) => Date | null, unit: 'India time']
)[]

/** YYYY-MM-DD HH:MM:SS, which spreadsheets read as a time. */
const timeInIndia = (at: Date) => hoursAfter(at, 5.5).toISOString().slice(0, 19).replace('T', ' ')

/**
 * RFC 4180, streamed: only one part of the list is in memory. Text that a spreadsheet would run as a formula is
 * prefixed with an apostrophe, including full-width characters; numbers stay numbers.
 */
export function csv<Row>(columns: CsvColumns<Row>, parts: AsyncIterable<readonly Row[]>): Readable {
  async function* records() {
    yield columns.map(([title, , unit]) => (unit ? `${title} (${unit})` : title))
    for await (const rows of parts) for (const row of rows) yield columns.map(([, of]) => asText(of(row)))
  }
  const writer = stringify({
    // Without the byte order mark Excel does not read the file as UTF-8.
    bom: true,
    record_delimiter: 'windows',
    // The library quotes only its own record delimiter, but a lone line feed or carriage return also ends a record.
    quoted_match: /[\r\n]/,
    escape_formulas: true,
    cast: {
      boolean: String,
      number: (value, { index }) => (columns[index]?.[2] === 'rupees' ? (value / 100).toFixed(2) : String(value)),
    },
  })
  const source = Readable.from(records())
  // A read error aborts the file, and a client that disconnects aborts the reading.
  source.on('error', (error) => writer.destroy(error))
  writer.on('close', () => source.destroy())
  return source.pipe(writer)
}

/** The library does not handle that a leading line feed starts a formula in some spreadsheets, like a tab. */
const asText = (value: Cell | Date) =>
  value instanceof Date ? timeInIndia(value) : typeof value === 'string' && value.startsWith('\n') ? `'${value}` : value

const ROWS_AT_ONCE = 1_000

/**
 * A list for a file, read in parts until one is not full. A long list continues after the last row of the part before:
 * counting rows to an offset takes longer with every part.
 */
export async function* inParts<Row>(
  read: (part: { limit: number; offset: number }, after: Row | undefined) => Promise<readonly Row[]>,
) {
  let after: Row | undefined
  for (let offset = 0; ; offset += ROWS_AT_ONCE) {
    const rows = await read({ limit: ROWS_AT_ONCE, offset }, after)
    yield rows
    after = rows.at(-1)
    if (rows.length < ROWS_AT_ONCE) return
  }
}

/** A record of a CSV file, with its first line number. */
export interface CsvRecord {
  line: number
  cells: string[]
}

export class UnreadableCsv extends Error {
  readonly line: number

  constructor(line: number) {
    super(`line ${line} cannot be read`)
    this.line = line
  }
}

const RECORD_MAX_CHARACTERS = 20_000

/**
 * RFC 4180, as written by spreadsheets: quotes, doubled quotes, line breaks inside them; empty lines are skipped. Reads
 * at most one record more than `maxRecords`, so that the caller can detect that there are too many.
 */
export function readCsv(text: string, maxRecords: number): CsvRecord[] {
  try {
    const read = parse(text.replaceAll('\r\n', '\n').replaceAll('\r', '\n'), {
      bom: true,
      info: true,
      record_delimiter: '\n',
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      max_record_size: RECORD_MAX_CHARACTERS,
      to: maxRecords + 1,
    }) as unknown as { record: string[]; info: InfoRecord }[]
    return read.map(({ record, info }) => ({ line: info.lines - lineBreaksIn(record), cells: record }))
  } catch (error) {
    throw new UnreadableCsv((error as CsvError).lines as number)
  }
}

const lineBreaksIn = (cells: readonly string[]) => cells.join('').split('\n').length - 1
