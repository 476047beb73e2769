import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { iconSheet } from './make-icons.ts'

test('the sheet of icons holds every icon that is named', async () => {
  const sheet = await readFile(join(import.meta.dirname, '../web/app/ui/icons.svg'), 'utf8')
  expect(sheet, 'run `npm run icons`').toBe(await iconSheet())
})
