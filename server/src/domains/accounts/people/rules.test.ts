import { expect, test } from 'vitest'
import { filterOf } from './rules.ts'

const wordsOf = (search: string) => filterOf({ search }, 'shown').person?.words

test("every search word must be a prefix of one of the person's words", () => {
  expect(wordsOf('Sun ver')).toBe("'sun':* & 'ver':*")
  expect(wordsOf('sunita.verma@example.in')).toBe("'sunita':* & 'verma':* & 'example':* & 'in':*")
  expect(wordsOf('सुनीता')).toBe("'सुनीता':*")
})

test('a number is searched from both ends, in any notation', () => {
  const whole = "('9820000412':* | '~2140000289':*)"
  for (const written of ['9820000412', '+91 98200 00412', '098200-00412', '91 9820000412']) {
    expect(wordsOf(written), written).toBe(whole)
  }
  expect(wordsOf('0412')).toBe("('0412':* | '~2140':*)")
  expect(wordsOf('verma 0412')).toBe("'verma':* & ('0412':* | '~2140':*)")
})

test('punctuation alone searches for nothing and cannot escape its quotes', () => {
  for (const nothing of ['', '  ', "'", '%_\\', '& | !', '+']) expect(wordsOf(nothing) || undefined).toBeUndefined()
  expect(wordsOf("o'neil:*")).toBe("'o':* & 'neil':*")
})

test('whoever sees no numbers searches by name, or by a whole number or address', () => {
  const masked = (search: string) => filterOf({ search }, 'masked').person
  expect(masked('Sunita')).toMatchObject({ by: 'name' })
  for (const piece of ['98200', '982000041', '0412', 'kaveri.in', '98200 Sunita']) {
    expect(masked(piece), piece).toMatchObject({ by: 'name' })
  }
  expect(masked(' +91 98200 00412 ')).toMatchObject({ by: 'mobile', whole: '9820000412' })
  expect(masked(' Sunita@Kaveri.in')).toMatchObject({ by: 'email', whole: 'sunita@kaveri.in' })
})

test('days are days in India', () => {
  expect(filterOf({ from: '2026-03-02', to: '2026-03-02' }, 'shown')).toMatchObject({
    createdFrom: new Date('2026-03-01T18:30:00.000Z'),
    createdBefore: new Date('2026-03-02T18:30:00.000Z'),
  })
})
