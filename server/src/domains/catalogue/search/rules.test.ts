import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { romanise } from './devanagari.ts'
import { foldedWords, typedWords } from './folding.ts'
import { lexiconOf, matchesIn, slipsBetween, wordCloseness } from './rules.ts'

describe('Devanagari', () => {
  test.each([
    ['दाल मिल', 'daal mil'],
    ['नमकीन', 'namkeen'],
    ['मसाला', 'masaalaa'],
    ['चमड़ा', 'chamdaa'],
    ['अगरबत्ती', 'agarbattee'],
    ['सरकारी', 'sarkaaree'],
    ['फ़ंडिंग', 'fanding'],
    ['ज़मीन', 'zameen'],
    ['कंपनी', 'kampanee'],
    ['बाँस', 'baans'],
    ['कृषि', 'krishi'],
    ['५ एस', '5 es'],
    ['Dal मिल 2', 'Dal mil 2'],
  ])('%s is romanised as %s', (written, read) => expect(romanise(written)).toBe(read))

  test('leaves other text unchanged', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => romanise(text) === text))
  })
})

describe('folding', () => {
  test.each([
    ['daal', 'दाल'],
    ['wazir', 'vajeer'],
    ['sheesham', 'sisam'],
    ['phenyl', 'fenil'],
    ['Chhapai', 'छपाई'],
    ['licence', 'license'],
    ['Café', 'cafe'],
    ['machhli', 'machli'],
  ])('%s and %s sound alike', (one, other) => expect(foldedWords(one)).toEqual(foldedWords(other)))

  test('returns only plain letters and digits, and is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const words = foldedWords(text)
        expect(words.every((word) => /^[a-z0-9]+$/.test(word))).toBe(true)
      }),
    )
  })

  test('ignores question words, unless there is nothing else', () => {
    expect(typedWords('dal mill kaise lagaye')).toEqual(foldedWords('dal mill'))
    expect(typedWords('consultant')).toEqual(foldedWords('consultant'))
    expect(typedWords('dal '.repeat(500))).toEqual(['dal'])
  })
})

describe('closeness', () => {
  test('counts inserted, omitted, changed and swapped letters', () => {
    expect(slipsBetween('mil', 'mill', 2)).toBe(1)
    expect(slipsBetween('papda', 'papad', 2)).toBe(1)
    expect(slipsBetween('besan', 'cement', 2)).toBe(3)
    fc.assert(
      fc.property(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), (a, b) => {
        expect(slipsBetween(a, b, 8)).toBe(slipsBetween(b, a, 8))
        expect(slipsBetween(a, a, 8)).toBe(0)
      }),
    )
  })

  test('ranks the exact word before a prefix, a prefix before a typing error, and that before another word', () => {
    const falling = ['besan', 'bes', 'bsean', 'cement'].map((typed) => wordCloseness(typed, 'besan'))
    expect(falling).toEqual(falling.toSorted((a, b) => b - a))
    expect(falling[0]).toBe(1)
    expect(falling.at(-1)).toBe(0)
  })

  test('never tolerates an error in a word of three letters', () => {
    expect(wordCloseness('dal', 'dak')).toBe(0)
  })
})

test('ranks an own name before the name of the sector', () => {
  const lexicon = lexiconOf([
    { id: 1, names: ['Dal mill'], sectorNames: ['Food'] },
    { id: 2, names: ['Food licence'], sectorNames: ['Licences'] },
  ])
  expect(matchesIn(lexicon, 'food').map(({ id }) => id)).toEqual([2, 1])
  expect(matchesIn(lexicon, 'ostrich')).toEqual([])
  expect(matchesIn(lexicon, '%_ 👩')).toEqual([])
})
