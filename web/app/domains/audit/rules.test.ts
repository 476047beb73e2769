import { expect, test } from 'vitest'
import { changesOf } from './rules.ts'

test('changed fields come first, each with its value before and after', () => {
  expect(changesOf({ same: 1, state: 'active' }, { same: 1, state: 'suspended', tags: ['a'] })).toEqual([
    { name: 'state', before: 'active', after: 'suspended' },
    { name: 'tags', before: undefined, after: '["a"]' },
    { name: 'same', before: '1', after: '1' },
  ])
})

test('an entry may have only one side, or none', () => {
  expect(changesOf(null, { name: 'Asha' })).toEqual([{ name: 'name', before: undefined, after: 'Asha' }])
  expect(changesOf({ value: null }, null)).toEqual([{ name: 'value', before: undefined, after: undefined }])
  expect(changesOf(null, null)).toEqual([])
})
