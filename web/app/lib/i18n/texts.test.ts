import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { addTexts, translator } from './texts.ts'

const en = translator('en')
const hi = translator('hi')

addTexts({
  'Try this': 'यह करें',
  'Book|verb': 'बुक करें',
  'Book|thing': 'किताब',
  '{count} rupees of {name}': { one: '{name} का {count} रुपया', other: '{name} के {count} रुपये' },
  'Read the {rules} first': 'पहले {rules} पढ़ें',
})

test('English is the key and the text; Hindi falls back to it', () => {
  expect([en('Try this'), hi('Try this'), hi('Nobody translated this')]).toEqual([
    'Try this',
    'यह करें',
    'Nobody translated this',
  ])
})

test('a number in a server message stays in its Hindi text', () => {
  addTexts({ 'Use at most {count} characters.': 'ज़्यादा से ज़्यादा {count} अक्षर रखें।' })
  expect(hi('Use at most 1,200 characters.')).toBe('ज़्यादा से ज़्यादा 1,200 अक्षर रखें।')
  expect(en('Use at most 1,200 characters.')).toBe('Use at most 1,200 characters.')
})

test('what follows the bar distinguishes two meanings and is never shown', () => {
  expect([en('Book|verb'), hi('Book|verb'), hi('Book|thing')]).toEqual(['Book', 'बुक करें', 'किताब'])
})

test('numbers choose their plural form in both languages', () => {
  const say = (t: typeof en, count: number) =>
    t.count(count, '{count} rupee of {name}', '{count} rupees of {name}', { name: 'Asha' })
  expect([say(en, 1), say(en, 0), say(en, 2)]).toEqual(['1 rupee of Asha', '0 rupees of Asha', '2 rupees of Asha'])
  expect([say(hi, 0), say(hi, 1), say(hi, 2)]).toEqual(['Asha का 0 रुपया', 'Asha का 1 रुपया', 'Asha के 2 रुपये'])
})

test('a placeholder without a value stays visible, so that it is noticed', () => {
  expect(en('{a} and {b}', { a: 1 })).toBe('1 and {b}')
})

test('elements are placed where the language puts them', () => {
  const shown = hi.rich('Read the {rules} first', { rules: 'नियम' })
  expect(renderToStaticMarkup(shown)).toBe('पहले नियम पढ़ें')
})

test('user content in the other script is marked with its language', () => {
  const [english, hindi] = [translator('en'), translator('hi')]
  expect([english.lang('Meera Joglekar'), hindi.lang('Meera Joglekar')]).toEqual([undefined, 'en'])
  expect([english.lang('मीरा जोगलेकर'), hindi.lang('मीरा जोगलेकर')]).toEqual(['hi', undefined])
  // Mixed text is read by the Hindi voice, which can read Latin letters; digits and punctuation belong to every
  // language.
  expect([english.lang('GST के सवाल'), hindi.lang('GST के सवाल')]).toEqual(['hi', undefined])
  expect([english.lang('₹1,770'), hindi.lang('₹1,770')]).toEqual([undefined, undefined])
})
