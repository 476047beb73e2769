import { expect, test } from 'vitest'
import { noRetiredWords } from './retired-words.ts'

const findings = (path: string, text: string) => noRetiredWords([{ path, text }])

test.each([
  ['a variable', 'server/src/app.ts', 'const house = build()'],
  ['a part of a name', 'server/src/domains/bookings/service.ts', 'await tellPeople(tx)'],
  ['a type', 'contract/src/ledger/endpoints.ts', 'export type PurseRow = { id: number }'],
  ['a constant', 'web/app/lib/api.ts', 'const TOLD_MS = 6_000'],
  ['a helper of tests', 'server/test/rooms.ts', 'await sitDown(room)'],
  ['a file name', 'web/app/ui/form/use-deed.ts', 'export const useOperation = 1'],
  ['a folder', 'server/src/domains/ledger/purses/queries.ts', ''],
])('a retired word in %s is found', (_, path, text) => {
  expect(findings(path, text)).toEqual([expect.stringContaining(path)])
})

test.each([
  ['a comment', 'server/src/app.ts', '// The house rules of a café.\n/* wish */ const a = 1'],
  ['a text', 'web/app/screens/home.tsx', "t('Tell us what you need'); const b = `told`"],
  ['a longer word', 'stress/lighthouse.ts', 'const lighthouse = storytelling(warehouse)'],
  ['a migration', 'server/migrations/199-events-told.sql', 'alter table a add told_at timestamptz;'],
])('%s is accepted', (_, path, text) => {
  expect(findings(path, text)).toEqual([])
})
