import { expect, test } from 'vitest'
import { withLanguages } from './languages.ts'

const ORIGIN = 'https://example.com'
const words = {
  ...({
    id: 1,
    title: 'Papers',
    summary: 'Seven.',
    tags: ['Finance'],
    drawing: 'bank',
    tint: 'b',
    minutes: 1,
  } as const),
  ...{ author: null, publishedAt: '2026-11-01T03:30:00Z', updatedAt: '2026-11-01T03:30:00Z' },
}
const both = [
  { tagName: 'link', rel: 'canonical', href: `${ORIGIN}/blogs/papers` },
  { tagName: 'link', rel: 'alternate', hrefLang: 'en-IN', href: `${ORIGIN}/blogs/papers` },
  { tagName: 'link', rel: 'alternate', hrefLang: 'hi-IN', href: `${ORIGIN}/hi/blogs/papers` },
]
const linksOf = (...[blog]: [Parameters<typeof withLanguages>[1]]) =>
  withLanguages(both, blog, ORIGIN).flatMap((tag) => ('hrefLang' in tag ? [[tag.hrefLang, tag.href]] : []))

test('an article without a translation names only its own language', () => {
  expect(linksOf({ ...words, language: 'hi', slug: 'kagaz', translation: null })).toEqual([
    ['hi-IN', `${ORIGIN}/hi/blogs/kagaz`],
    ['x-default', `${ORIGIN}/hi/blogs/kagaz`],
  ])
})

test('a translation is named at its own address', () => {
  const blog = { ...words, language: 'en', slug: 'papers', translation: { language: 'hi', slug: 'kagaz' } } as const
  expect(linksOf(blog)).toEqual([
    ['en-IN', `${ORIGIN}/blogs/papers`],
    ['hi-IN', `${ORIGIN}/hi/blogs/kagaz`],
    ['x-default', `${ORIGIN}/blogs/papers`],
  ])
})
