import { Readable } from 'node:stream'
import { type CsvError, type InfoRecord, parse } from 'csv-parse/sync'
import { type Options, stringify } from 'csv-stringify/sync'
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
 * RFC 4180, streamed: a part is read when the client has taken the one before, and written at once, so that its rows are
 * garbage before the next one. Text that a spreadsheet would run
 * as a formula is prefixed with an apostrophe, including full-width characters; numbers stay numbers.
 */
export function csv<Row>(columns: CsvColumns<Row>, parts: AsyncIterable<readonly Row[]>): Readable {
  const options = {
    record_delimiter: 'windows',
    // The library quotes only its own record delimiter, but a lone line feed or carriage return also ends a record.
    quoted_match: /[\r\n]/,
    escape_formulas: true,
    cast: {
      boolean: String,
      number: (value, { index }) => (columns[index]?.[2] === 'rupees' ? (value / 100).toFixed(2) : String(value)),
    },
  } satisfies Options
  async function* texts() {
    const titles = columns.map(([title, , unit]) => (unit ? `${title} (${unit})` : title))
    // Without the byte order mark Excel does not read the file as UTF-8.
    yield stringify([titles], { ...options, bom: true })
    for await (const rows of parts) {
      if (rows.length === 0) continue
      const records = rows.map((row) => columns.map(([, of]) => asText(of(row))))
      yield stringify(records, options)
    }
  }
  // A read error aborts the file, and a client that disconnects aborts the reading.
  return Readable.from(texts(), { objectMode: false })
}

/** The library does not handle that a leading line feed starts a formula in some spreadsheets, like a tab. */
const asText = (value: Cell | Date) =>
  value instanceof Date ? timeInIndia(value) : typeof value === 'string' && value.startsWith('\n') ? `'${value}` : value

/**
 * Rows in memory at a time. V8 moves objects that survive two collections to its old heap, which it lets double before it
 * collects there; fewer rows at a time live shorter.
 */
const ROWS_AT_ONCE = 200
/** Fewer would be slower: every part counts the rows before it. */
const ROWS_AT_ONCE_BY_OFFSET = 1_000

/** A list for a file, read in parts until one is not full. */
export async function* inParts<Row>(read: (part: { limit: number; offset: number }) => Promise<readonly Row[]>) {
  for (let offset = 0; ; offset += ROWS_AT_ONCE_BY_OFFSET) {
    const rows = await read({ limit: ROWS_AT_ONCE_BY_OFFSET, offset })
    yield rows
    if (rows.length < ROWS_AT_ONCE_BY_OFFSET) return
  }
}

/**
 * The same for a long list: each part continues after the last row of the one before. Nothing is held in the database
 * between parts, however slowly a client reads.
 */
export async function* inPartsByKey<Row>(
  read: (part: { limit: number; after: Row | undefined }) => Promise<readonly Row[]>,
) {
  let after: Row | undefined
  do {
    const rows: readonly Row[] = await read({ limit: ROWS_AT_ONCE, after })
    yield rows
    after = rows.length < ROWS_AT_ONCE ? undefined : rows.at(-1)
  } while (after !== undefined)
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
