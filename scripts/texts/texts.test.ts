import { expect, test } from 'vitest'
import type { Area } from '../../web/app/lib/i18n/areas.ts'
import type { Catalogue } from '../../web/app/lib/i18n/texts.ts'
import { compareTexts, type HindiFiles } from './compare.ts'
import { catalogueOf } from './hindi-files.ts'
import { fieldTexts, literalTexts, spokenTexts, usedTexts } from './used-texts.ts'
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

test('what the server says about a field is found where it is refused', () => {
  const source = `throw new Problem('invalid', { errors: { [field]: ['Choose a state.'], 'billing.state': [text] } })`
  expect([...fieldTexts(source)]).toEqual(['Choose a state.'])
})

const hindi = (files: Record<string, [areas: Area[], texts: Catalogue]>): HindiFiles =>
  new Map(Object.entries(files).map(([path, [areas, texts]]) => [path, { areas, texts }]))
const use = (key: string, catalogue: string) => ({ key, where: 'a.tsx', catalogue })

test('a missing text names the catalogue to add it to, and a translation that exists elsewhere', () => {
  const files = hindi({
    'shell/hi.ts': [['shell'], { Close: 'बंद करें' }],
    'orders/hi.ts': [['shop'], { Paid: 'भुगतान हुआ' }],
    'talks/hi.ts': [['talks'], { Ring: 'घंटी' }],
  })
  const uses = [use('Close', 'talks/hi.ts'), use('Paid', 'orders/hi.ts'), use('Ring', 'talks/hi.ts')]
  expect(compareTexts(uses, files)).toEqual([])
  expect(compareTexts([...uses, use('New', 'talks/hi.ts'), use('Paid', 'talks/hi.ts')], files)).toEqual([
    "missing: 'New' (a.tsx); add it to talks/hi.ts",
    `missing: 'Paid' (a.tsx); add it to talks/hi.ts; orders/hi.ts has "भुगतान हुआ"`,
  ])
})

test('the texts of a folder without a catalogue must be loaded on every page', () => {
  const files = hindi({ 'shell/hi.ts': [['shell'], { Close: 'बंद करें' }], 'x/hi.ts': [['public'], { Open: 'खोलें' }] })
  const uses = [use('Close', 'new/hi.ts'), use('Open', 'new/hi.ts'), use('Open', 'x/hi.ts')]
  expect(compareTexts(uses, files)).toEqual([`missing: 'Open' (a.tsx); add it to new/hi.ts; x/hi.ts has "खोलें"`])
})

test('unused, duplicate and damaged texts, and a catalogue that no page loads, are each reported', () => {
  const files = hindi({
    'shell/hi.ts': [['shell'], { Close: 'बंद करें' }],
    'home/hi.ts': [['public'], { Close: 'बंद करें', Gone: 'गया', '{count} items': { one: '{count} चीज़', other: 'चीज़ें' } }],
    'staff/hi.ts': [['admin'], { '{count} items': '{count} चीज़ें' }],
    'new/hi.ts': [[], {}],
  })
  const uses = [use('Close', 'home/hi.ts'), use('{count} items', 'home/hi.ts'), use('{count} items', 'staff/hi.ts')]
  expect(compareTexts(uses, files)).toEqual([
    'new/hi.ts is loaded nowhere: import it in web/app/texts/<area>.ts',
    "unused in home/hi.ts: 'Gone'",
    "other places in home/hi.ts: '{count} items' → 'चीज़ें'",
    "twice: 'Close' in shell/hi.ts and home/hi.ts",
    "twice: '{count} items' in home/hi.ts and staff/hi.ts",
  ])
})

test('one English text has one Hindi text, also in areas that are not loaded together', () => {
  const files = hindi({
    'a/hi.ts': [['accounts'], { Order: 'क्रम', Day: 'दिन' }],
    'b/hi.ts': [['public'], { Order: 'ऑर्डर', Day: 'दिन' }],
  })
  const uses = ['a/hi.ts', 'b/hi.ts'].flatMap((catalogue) => [use('Order', catalogue), use('Day', catalogue)])
  expect(compareTexts(uses, files)).toEqual([
    "two Hindi texts: 'Order' in a/hi.ts and b/hi.ts; separate its meanings with '|'",
  ])
})

test('a text belongs to the catalogue of the nearest folder, or to a new one of its domain', () => {
  const there = new Set(['web/app/domains/orders/hi.ts', 'web/app/domains/orders/staff/hi.ts', 'web/app/screens/hi.ts'])
  const of = (path: string) => catalogueOf(path, (file) => there.has(file))
  expect(of('web/app/domains/orders/staff/components/story.tsx')).toBe('web/app/domains/orders/staff/hi.ts')
  expect(of('web/app/domains/orders/words.ts')).toBe('web/app/domains/orders/hi.ts')
  expect(of('web/app/screens/home/hero.tsx')).toBe('web/app/screens/hi.ts')
  expect(of('web/app/domains/locker/components/list.tsx')).toBe('web/app/domains/locker/hi.ts')
  expect(of('web/app/root.tsx')).toBe('web/app/texts/shell.ts')
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
