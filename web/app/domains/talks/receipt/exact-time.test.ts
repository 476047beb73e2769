import { expect, test } from 'vitest'
import { formatExactTime } from './exact-time.ts'

test('a receipt shows seconds', () => {
  expect(formatExactTime('2024-03-03T11:16:12.900Z', 'Asia/Kolkata')).toBe('4:46:12 PM')
  expect(formatExactTime('2024-03-03T11:16:02.000Z', 'Asia/Kolkata', false)).toBe('4:46:02')
})
