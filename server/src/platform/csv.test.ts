import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { csv, inParts } from './csv.ts'

interface Row {
  name: string
  at: Date | null
}

async function* parts(): AsyncGenerator<Row[]> {
  yield [{ name: 'Asha "A" Verma, Pune', at: new Date('2026-03-02T04:30:00Z') }]
  yield [
    { name: '=HYPERLINK("http://evil.example")', at: null },
    { name: 'सुनीता', at: null },
  ]
}

test('parts become one file that spreadsheets read, in any script, and never run', async () => {
  const file = csv(
    [
      ['Name', (row: Row) => row.name],
      ['Since', (row) => row.at],
    ],
    parts(),
  )
  expect(await text(file)).toBe(
    [
      '\uFEFFName,Since',
      '"Asha ""A"" Verma, Pune",2026-03-02T04:30:00.000Z',
      `"'=HYPERLINK(""http://evil.example"")",`,
      'सुनीता,',
      '',
    ].join('\r\n'),
  )
})

test.each([0, 999, 1_000, 2_001])('a list of %i rows is read to its end, each row once', async (count) => {
  const all = Array.from({ length: count }, (_, n) => n)
  const found: number[] = []
  for await (const rows of inParts(async ({ limit, offset }) => all.slice(offset, offset + limit))) found.push(...rows)
  expect(found).toEqual(all)
})
