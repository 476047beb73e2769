import { expect, test } from 'vitest'
import { problemOf } from './capture.ts'

const refusal = (name: string) => new DOMException('no', name)

test('every refusal of a browser is one of four facts', () => {
  expect(problemOf(refusal('NotAllowedError'))).toBe('denied')
  expect(problemOf(refusal('SecurityError'))).toBe('denied')
  expect(problemOf(refusal('NotFoundError'))).toBe('missing')
  expect(problemOf(refusal('OverconstrainedError'))).toBe('missing')
  expect(problemOf(refusal('NotReadableError'))).toBe('busy')
  expect(problemOf(refusal('AbortError'))).toBe('busy')
  expect(problemOf(new TypeError('no media devices'))).toBe('unsupported')
})
