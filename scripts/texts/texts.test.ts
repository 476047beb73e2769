import { expect, test } from 'vitest'
import { compareTexts, type Used } from './compare.ts'
import { spokenTexts, usedTexts } from './used-texts.ts'

const keysOf = (source: string) => [...usedTexts(source, true).keys]

test('texts are found wherever they are shown', () => {
  expect(keysOf(`t('Plain'); msg('In a table'); t.rich('With {link}', {}); t(a ? 'Yes' : 'No'); t(\`Same\`)`)).toEqual([
    'Plain',
    'In a table',
    'With {link}',
    'Yes',
    'No',
    'Same',
  ])
  expect(keysOf(`t.count(n, '{count} item', '{count} items'); other('Not shown'); x.t('Nor this')`)).toEqual([
    '{count} items',
  ])
  expect(keysOf(`const A = () => <b title={t('In markup')}>{t('Book|verb')}</b>`)).toEqual(['In markup', 'Book|verb'])
})

test('a text put together at run time is found out', () => {
  expect(usedTexts(`t(\`\${count} items\`)`, false).built).toBe(1)
  expect(usedTexts(`t('a' + b)`, false).built).toBe(1)
  expect(usedTexts(`t(label)`, false).built).toBe(0)
})

test('what the server says to people is found in the contract', () => {
  const source = `
    export const p = { stale: { status: 409, message: 'Look again.' } }
    endpoint({ summary: 'Not said to anybody.', message: 'OTP sent' })
    z.string().min(1, 'Please fill this in.').regex(/x/, 'Enter 6 digits.').max(80)
    const path = '/api/x'`
  expect([...spokenTexts(source)].sort()).toEqual([
    'Enter 6 digits.',
    'Look again.',
    'OTP sent',
    'Please fill this in.',
  ])
})

const used = (texts: Partial<Record<'shell' | 'public' | 'admin', string[]>>): Used =>
  new Map(Object.entries(texts).map(([area, keys]) => [area as 'shell', new Map(keys.map((key) => [key, 'a.tsx']))]))

test('missing, unused, doubled and damaged texts are each told', () => {
  const catalogues = new Map([
    ['shell', { Close: 'बंद करें' }],
    ['public', { Close: 'बंद', Gone: 'गया', '{count} items': { one: '{count} चीज़', other: 'चीज़ें' } }],
    ['admin', { 'Only here': 'यहीं' }],
  ] as const)
  const findings = compareTexts(
    used({ public: ['Close', 'New', '{count} items'], admin: [], shell: ['Only here'] }),
    catalogues,
  )
  expect(findings).toEqual([
    "missing in public: 'New' (a.tsx)",
    "missing in shell: 'Only here' (a.tsx)",
    "twice: 'Close' in public",
    "unused in public: 'Gone'",
    "other places in public: '{count} items' → 'चीज़ें'",
    "unused in admin: 'Only here'",
  ])
})

test('one English has one Hindi, whichever catalogue was loaded last', () => {
  const catalogues = new Map([
    ['public', { Order: 'क्रम', Day: 'दिन' }],
    ['admin', { Order: 'ऑर्डर', Day: 'दिन' }],
  ] as const)
  expect(compareTexts(used({ public: ['Order', 'Day'], admin: ['Order', 'Day'] }), catalogues)).toEqual([
    "two Hindis in public and admin: 'Order'; tell its meanings apart by '|'",
  ])
})

test('a text that stands in the shell serves every area', () => {
  expect(compareTexts(used({ public: ['Close'] }), new Map([['shell', { Close: 'बंद करें' }]]))).toEqual([])
})
