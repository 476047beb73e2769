import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csv, inParts, inPartsByKey, readCsv, type UnreadableCsv } from './csv.ts'

interface Row {
  name: string
  at: Date | null
}

/** With the byte order mark, which decoders strip. */
const text = async (file: Readable) => (await buffer(file)).toString('utf8')

async function* parts(): AsyncGenerator<Row[]> {
  yield [{ name: 'Asha "A" Verma, Pune', at: new Date('2026-03-02T04:30:00Z') }]
  yield [
    { name: '=HYPERLINK("http://evil.example")', at: null },
    { name: 'सुनीता', at: null },
  ]
}

test('parts become one file that spreadsheets read, in any script, without running formulas', async () => {
  const file = csv(
    [
      ['Name', (row: Row) => row.name],
      ['Since', (row) => row.at, 'India time'],
    ],
    parts(),
  )
  expect(await text(file)).toBe(
    [
      '\uFEFFName,Since (India time)',
      '"Asha ""A"" Verma, Pune",2026-03-02 10:00:00',
      `"'=HYPERLINK(""http://evil.example"")",`,
      'सुनीता,',
      '',
    ].join('\r\n'),
  )
})

test.each([0, 999, 1_000, 2_001])('a list of %i rows is read completely, each row once', async (count) => {
  const all = Array.from({ length: count }, (_, n) => n)
  const found: number[] = []
  for await (const rows of inParts(async ({ limit, offset }) => all.slice(offset, offset + limit))) found.push(...rows)
  expect(found).toEqual(all)
})

test.each([0, 199, 200, 401])('a long list of %i rows is read completely by key, each row once', async (count) => {
  const found: number[] = []
  const read = async ({ limit, after = 0 }: { limit: number; after: number | undefined }) =>
    Array.from({ length: Math.min(limit, count - after) }, (_, n) => after + n + 1)
  for await (const rows of inPartsByKey(read)) found.push(...rows)
  expect(found).toEqual(Array.from({ length: count }, (_, n) => n + 1))
})

test('a list is read only as fast as the client takes it, and no further once the client has gone', async () => {
  let [read, closed] = [0, false]
  async function* endless(): AsyncGenerator<Row[]> {
    try {
      for (;;) {
        read += 1
        yield Array.from({ length: 200 }, () => ({ name: 'Asha'.repeat(100), at: null }))
      }
    } finally {
      closed = true
    }
  }
  let taken = 0
  for await (const _ of csv([['Name', (row: Row) => row.name]], endless())) {
    taken += 1
    expect(read - taken).toBeLessThan(3)
    if (taken === 20) break
  }
  expect(closed).toBe(true)
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1+1', '＋1', '－1', '＠SUM(A1)'])(
  'a text that begins like the formula %j is prefixed with an apostrophe',
  async (name) => {
    const file = await text(csv([['Name', (row: Row) => row.name]], listOf({ name, at: null })))
    expect(readCsv(file, 10)[1]?.cells).toEqual([`'${name.replaceAll('\r', '\n')}`])
  },
)

test('numbers, including negative ones, and booleans are written as they are', async () => {
  const file = csv(
    [
      ['Paise', () => -5],
      ['Yes', () => true],
      ['No', () => false],
    ],
    listOf({ name: '', at: null }),
  )
  expect(await text(file)).toBe('\uFEFFPaise,Yes,No\r\n-5,true,false\r\n')
})

test('amounts are written in rupees with two decimals, also negative ones', async () => {
  const file = csv(
    [
      ['Debit', () => -5, 'rupees'],
      ['Credit', () => 1_25_000_00, 'rupees'],
      ['Fee', () => null, 'rupees'],
    ],
    listOf(null),
  )
  expect(await text(file)).toBe('\uFEFFDebit (rupees),Credit (rupees),Fee (rupees)\r\n-0.05,125000.00,\r\n')
})

test('a list that fails while being read aborts the file', async () => {
  async function* broken(): AsyncGenerator<Row[]> {
    yield [{ name: 'Asha', at: null }]
    throw new Error('database connection lost')
  }
  await expect(text(csv([['Name', (row: Row) => row.name]], broken()))).rejects.toThrow('database connection lost')
})

async function* listOf<One>(...rows: One[]) {
  yield rows
}

describe('reading a file', () => {
  test('returns the cells that were written, with the line on which each record begins', async () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', ' ', 'ह') }).filter((one) => /^[a"ह]/.test(one))
    await fc.assert(
      fc.asyncProperty(fc.array(cell, { minLength: 1, maxLength: 8 }), async (names) => {
        const file = await text(
          csv([['Name', (row: Row) => row.name]], listOf(...names.map((name) => ({ name, at: null })))),
        )
        const [, ...records] = readCsv(file, 100)
        expect(records.map(({ cells }) => cells[0])).toEqual(names)
        let line = 2
        for (const [at, name] of names.entries()) {
          expect(records[at]?.line).toBe(line)
          line += name.split('\n').length
        }
      }),
    )
  })

  test('accepts every kind of line break, and skips empty lines', () => {
    expect(readCsv('a,b\r\n\r\nc,d\n,\re', 10)).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 3, cells: ['c', 'd'] },
      { line: 5, cells: ['e'] },
    ])
  })

  test.each([
    ['a\n"open', 2],
    ['a\n\nb"c', 3],
    ['a\n"b"c', 2],
    [`a\n${' '.repeat(1_000)}"`, 2],
    [`a\n"${'b'.repeat(30_000)}"`, 2],
  ])('names the line that cannot be read (%#)', (file, line) => {
    expect(() => readCsv(file, 10)).toThrow(expect.objectContaining({ line }) as UnreadableCsv)
  })

  test('stops one record after the maximum', () => {
    expect(readCsv('a\n'.repeat(50), 10)).toHaveLength(11)
  })
})
