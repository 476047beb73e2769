import { expect, test } from 'vitest'
import { filterOf } from './rules.ts'

const wordsOf = (search: string) => filterOf({ search }).words

test('every word must begin a word of the person', () => {
  expect(wordsOf('Sun ver')).toBe("'sun':* & 'ver':*")
  expect(wordsOf('sunita.verma@example.in')).toBe("'sunita':* & 'verma':* & 'example':* & 'in':*")
  expect(wordsOf('सुनीता')).toBe("'सुनीता':*")
})

test('a number is looked for from both ends, however it is written', () => {
  const whole = "('9820000412':* | '~2140000289':*)"
  for (const written of ['9820000412', '+91 98200 00412', '098200-00412', '91 9820000412']) {
    expect(wordsOf(written), written).toBe(whole)
  }
  expect(wordsOf('0412')).toBe("('0412':* | '~2140':*)")
  expect(wordsOf('verma 0412')).toBe("'verma':* & ('0412':* | '~2140':*)")
})

test('signs alone look for nothing, and cannot break out of their quotes', () => {
  for (const nothing of ['', '  ', "'", '%_\\', '& | !', '+']) expect(wordsOf(nothing) || undefined).toBeUndefined()
  expect(wordsOf("o'neil:*")).toBe("'o':* & 'neil':*")
})

test('a day is a day in India', () => {
  expect(filterOf({ from: '2026-03-02', to: '2026-03-02' })).toMatchObject({
    createdFrom: new Date('2026-03-01T18:30:00.000Z'),
    createdBefore: new Date('2026-03-02T18:30:00.000Z'),
  })
})
