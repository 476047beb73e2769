import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { brokenReferences } from './doc-references.ts'

test('a document that refers to a missing file is found, one that refers to an existing file is not', () => {
  const dir = mkdtempSync(join(tmpdir(), 'paramarsh-docs-'))
  mkdirSync(join(dir, 'docs'))
  mkdirSync(join(dir, 'web'))
  writeFileSync(join(dir, 'README.md'), 'See `docs/proof.md` and `npm test`.')
  writeFileSync(join(dir, 'docs/proof.md'), 'It lives in `web/` and `server/src/gone.ts`.')
  expect(brokenReferences(dir)).toEqual(['docs/proof.md names server/src/gone.ts, which is gone'])
  rmSync(dir, { recursive: true })
})
