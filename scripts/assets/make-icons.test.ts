import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { iconNames } from '../../web/app/ui/icon-names.ts'

test('the icon sheet contains exactly the named icons, each with a drawing', async () => {
  const sheet = await readFile(join(import.meta.dirname, '../../web/app/ui/icons.svg'), 'utf8')
  const symbols = [...sheet.matchAll(/<symbol id="([^"]+)"[^>]*>(.+)<\/symbol>/g)]
  expect(
    symbols.map(([, name]) => name),
    'run `npm run icons`',
  ).toEqual([...iconNames].sort())
  for (const [, name, drawing] of symbols) expect(drawing, name).toMatch(/<(?:path|circle|rect) /)
})
