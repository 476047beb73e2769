import { expect, test } from 'vitest'
import { compareTexts, type Used } from './compare.ts'
import { literalTexts, spokenTexts, usedTexts } from './used-texts.ts'
import { findUnwantedTerms } from './voice.ts'

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

test('a text built at run time is reported', () => {
  expect(usedTexts(`t(\`\${count} items\`)`, false).built).toBe(1)
  expect(usedTexts(`t('a' + b)`, false).built).toBe(1)
  expect(usedTexts(`t(label)`, false).built).toBe(0)
})

test("the server's texts for people are found in the contract", () => {
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

test('missing, unused, duplicate and damaged texts are each reported', () => {
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

test('one English text has one Hindi text, whichever catalogue was loaded last', () => {
  const catalogues = new Map([
    ['public', { Order: 'क्रम', Day: 'दिन' }],
    ['admin', { Order: 'ऑर्डर', Day: 'दिन' }],
  ] as const)
  expect(compareTexts(used({ public: ['Order', 'Day'], admin: ['Order', 'Day'] }), catalogues)).toEqual([
    "two Hindi texts in public and admin: 'Order'; separate its meanings with '|'",
  ])
})

test('a text in the shell serves every area', () => {
  expect(compareTexts(used({ public: ['Close'] }), new Map([['shell', { Close: 'बंद करें' }]]))).toEqual([])
})

test('words of a file outside the catalogues are read, with its templates as one text', () => {
  const source = `m({ en: \`Refund of \${n} is on its way.\`, hi: \`\${n} का रिफ़ंड\`, key: 'order_paid', title: 'रसीद' })`
  expect([...literalTexts(source)]).toEqual(['Refund of {} is on its way.', '{} का रिफ़ंड', 'रसीद'])
})

test.each([
  'We refund it to where you paid from.',
  'Nothing was charged.',
  'This page updates by itself.',
  'Sign in to continue',
  '{amount} is missing',
  'Customer did not come',
  'आप 10 मिनट पहले से जुड़ सकते हैं।',
  '{name} कॉल कर रहे हैं',
  'अगर यह आप थे, तो कुछ करने की ज़रूरत नहीं।',
  '{} अब लेंगे',
  'पैसा वहीं लौटेगा जहाँ से भुगतान हुआ था।',
])('a term that docs/voice.md rules out is found: %s', (text) => {
  expect(findUnwantedTerms([{ text, where: 'a.ts' }])).toEqual([expect.stringContaining('a.ts')])
})

test('terms that docs/voice.md asks for pass', () => {
  const texts = [
    'It goes to your original payment method.',
    'You were not charged.',
    'The call ended because the connection did not come back.',
    'Log in to continue',
    'शुरू होने से 10 मिनट पहले जुड़ें।',
    'ये नोट सिर्फ़ आपको दिखते हैं।',
    'आपका बैंक {amount} की पुष्टि कर रहा है',
  ]
  expect(findUnwantedTerms(texts.map((text) => ({ text, where: 'a.ts' })))).toEqual([])
})
