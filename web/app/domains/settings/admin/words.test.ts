import { expect, test } from 'vitest'
import { settingGroups, settingWords } from './words.ts'

test('every setting is in exactly one group', () => {
  expect(settingGroups.flatMap(({ keys }) => keys).sort()).toEqual(Object.keys(settingWords).sort())
})
