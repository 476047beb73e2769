import { expect, test } from 'vitest'
import { codeOf } from './code.ts'

test('a code is recognised as people write it, and in a link', () => {
  for (const typed of [
    'abcd efgh ijkl mnop',
    ' ABCD-EFGH-IJKL-MNOP ',
    'https://paramarsh.example/room/abcdefghijklmnop',
    'http://localhost:3000/hi/room/abcdefghijklmnop?from=mail#top',
    '/room/abcdefghijklmnop',
  ])
    expect(codeOf(typed)).toBe('abcdefghijklmnop')
})
