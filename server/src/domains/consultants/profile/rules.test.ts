import { describe, expect, test } from 'vitest'
import { completenessOf, isPresentable, rules } from './rules.ts'
import { freeSlug, isSlugOf, slugOfName } from './slugs/rules.ts'

const whole = {
  headline: 'Food processing',
  headlineHindi: 'खाद्य प्रसंस्करण',
  about: 'I ran a plant.',
  experienceYears: 22,
  languages: ['en'],
  city: 'Pune',
  state: 'Maharashtra',
  industries: [1],
  fees: [1],
  procedure: 'We talk.',
  credentials: [{ kind: 'education' }],
  thumbnail: '/media/photos/a.webp',
  videos: [1],
}

describe('completeness', () => {
  test('adds up to exactly one hundred, each item once', () => {
    expect(rules.reduce((sum, { weight }) => sum + weight, 0)).toBe(100)
    expect(new Set(rules.map(({ item }) => item)).size).toBe(rules.length)
    expect(completenessOf(whole)).toEqual({ percent: 100, missing: [] })
  })

  test('without a video and a procedure is 86 %, which is enough', () => {
    const profile = { ...whole, videos: [], procedure: '' }
    expect(completenessOf(profile)).toEqual({
      percent: 86,
      missing: [
        { item: 'video', weight: 9, required: false },
        { item: 'procedure', weight: 5, required: false },
      ],
    })
    expect(isPresentable(profile)).toBe(true)
  })

  test.each([
    { headline: '' },
    { about: '' },
    { languages: [] },
    { city: '' },
    { state: '' },
    { industries: [] },
    { fees: [] },
    { experienceYears: 0 },
  ])('without %o cannot be approved', (hole) => {
    expect(isPresentable({ ...whole, ...hole })).toBe(false)
  })

  test('a generated portrait is not a photo, and a registration is not an education', () => {
    const profile = { ...whole, thumbnail: '/media/portraits/she/a.svg', credentials: [{ kind: 'registration' }] }
    expect(completenessOf(profile).missing.map(({ item }) => item)).toEqual(['photo', 'education'])
  })
})

describe('a slug', () => {
  test.each([
    ['Ravi Menon', 'ravi-menon'],
    ['Dr. K. L. Rao', 'dr-k-l-rao'],
    ['आशा वर्मा', 'asha-varma'],
    ['Séamus O’Neill', 'seamus-oneill'],
    ['  --  ', 'consultant'],
    ['李', 'consultant'],
  ])('of %s is %s', (name, slug) => {
    expect(slugOfName(name)).toBe(slug)
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  test('that is taken gets a number', () => {
    expect(freeSlug('a-b', new Set())).toBe('a-b')
    expect(freeSlug('a-b', new Set(['a-b', 'a-b-2', 'a-b-4']))).toBe('a-b-3')
    expect(slugOfName('x'.repeat(500)).length).toBeLessThanOrEqual(80)
  })

  test('belongs to a name with or without a number', () => {
    expect(isSlugOf('ravi-menon-3', 'ravi-menon')).toBe(true)
    expect(isSlugOf('ravi-menon-nair', 'ravi-menon')).toBe(false)
    expect(isSlugOf('ravi', 'ravi-menon')).toBe(false)
  })
})
