import { expect, test } from 'vitest'
import { highlight } from './highlight.ts'

const marked = (title: string, typed: string) =>
  highlight(title, typed)
    .map(({ text, marked }) => (marked ? `[${text}]` : text))
    .join('')

test('the typed text is marked, whatever its case and script', () => {
  expect(marked('Spice grinding', 'spi')).toBe('[Spi]ce grinding')
  expect(marked('Cold storage', 'storage cold')).toBe('[Cold] [storage]')
  expect(marked('दाल मिल', 'मिल')).toBe('दाल [मिल]')
})

test('other text is not marked, and special characters have no meaning', () => {
  expect(marked('Dal mill', 'daal')).toBe('Dal mill')
  expect(marked('Dal mill', '(.*')).toBe('Dal mill')
  expect(marked('Dal mill', '')).toBe('Dal mill')
})
