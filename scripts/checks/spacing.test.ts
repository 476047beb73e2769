import { expect, test } from 'vitest'
import { spacingOnTheScale } from './spacing.ts'

const findings = (text: string, path = 'web/app/ui/card.module.css') => spacingOnTheScale([{ path, text }])

test.each([
  ['a gap', '.a { gap: 13px; }'],
  ['a part of a shorthand', '.a { padding: 8px 19px; }'],
  ['a negative margin', '.a { margin-top: -33px; }'],
  ['a length within a calculation', '.a { padding-inline: calc(50% - 27px); }'],
  ['rem', '.a { margin-block: 1.1rem; }'],
  ['a type size', '.a { font-size: 1.18rem; }'],
  ['a type size in px', '.a { font-size: 17.5px; }'],
])('%s off the scale is found', (_, text) => {
  expect(findings(`\n${text}`)).toEqual([expect.stringContaining('card.module.css:2')])
})

test.each([
  ['lengths on the scale', '.a { padding: 8px 16px; gap: 1.5rem; font-size: 0.875rem; margin: -4px auto 0; }'],
  ['tokens', '.a { padding: var(--pm-s4) var(--pm-gutter); font-size: var(--mantine-font-size-sm); }'],
  ['other properties', '.a { width: 37px; border-width: 5px; border-radius: 7px; top: 13px; }'],
  ['comments', '/* gap: 13px; */ .a { gap: 12px; }'],
])('%s are accepted', (_, text) => {
  expect(findings(text)).toEqual([])
})

test('a listed exception is accepted in its file only', () => {
  const text = '.a { margin-left: 304px; }'
  expect(findings(text, 'web/app/domains/consultants/components/compare/compare-bar.module.css')).toEqual([])
  expect(findings(text)).toHaveLength(1)
})
