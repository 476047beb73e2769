import { expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { readCsv } from '#server/platform/documents/csv.ts'
import { wordsOf } from '../caller.ts'
import { world } from '../world.ts'
import { fittingInput, wordsOfCall } from './fitting-input.ts'

const there = await world()
const isExport = ({ for: whom, path }: Endpoint) => whom === 'admin' && path.endsWith('/exports')
const exports = there.app.services.endpoints.filter(isExport)

test.each(exports.map((endpoint) => [wordsOfCall(endpoint), endpoint] as const))(
  '%s: amounts in rupees, times in India time, plain column names',
  async (_, endpoint) => {
    const staff = await there.aStaff()
    const input = await fittingInput(there, endpoint, staff)
    const { body } = await there.call(...wordsOf(endpoint, input, { token: staff.token }))
    const file = await there.call('GET', (body.data as { url: string }).url)
    expect(file.status).toBe(200)
    const [head, ...rows] = readCsv(file.text, 1_000)
    for (const title of head!.cells) {
      expect(title).not.toMatch(/paise/i)
      // Words, not the name of a field: no camelCase, no snake_case.
      expect(title).toMatch(/^[A-Z]/)
      expect(title).not.toMatch(/[a-z][A-Z]|_/)
    }
    for (const { cells } of rows)
      for (const [at, cell] of cells.entries()) {
        expect(cell).not.toMatch(/\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/)
        const title = head!.cells[at]!
        if (cell && title.endsWith('(rupees)')) expect(cell).toMatch(/^-?\d+\.\d{2}$/)
        if (cell && title.endsWith('(India time)')) expect(cell).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)
      }
  },
)

test('every export of staff is tested', () => {
  expect(exports.length).toBeGreaterThan(25)
})
