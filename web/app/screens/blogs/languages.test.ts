import { expect, test } from 'vitest'
import { withLanguages } from './languages.ts'

const ORIGIN = 'https://example.com'
const both = [
  { tagName: 'link', rel: 'canonical', href: `${ORIGIN}/blogs/papers` },
  { tagName: 'link', rel: 'alternate', hrefLang: 'en-IN', href: `${ORIGIN}/blogs/papers` },
  { tagName: 'link', rel: 'alternate', hrefLang: 'hi-IN', href: `${ORIGIN}/hi/blogs/papers` },
]
const linksOf = (blog: Parameters<typeof withLanguages>[1]) =>
  withLanguages(both, blog, ORIGIN).flatMap((tag) => ('hrefLang' in tag ? [[tag.hrefLang, tag.href]] : []))

test('an article without a translation names only its own language', () => {
  expect(linksOf({ language: 'hi', slug: 'kagaz', translation: null })).toEqual([
    ['hi-IN', `${ORIGIN}/hi/blogs/kagaz`],
    ['x-default', `${ORIGIN}/hi/blogs/kagaz`],
  ])
})

test('a translation is named at its own address', () => {
  const blog = { language: 'en', slug: 'papers', translation: { language: 'hi', slug: 'kagaz' } } as const
  expect(linksOf(blog)).toEqual([
    ['en-IN', `${ORIGIN}/blogs/papers`],
    ['hi-IN', `${ORIGIN}/hi/blogs/kagaz`],
    ['x-default', `${ORIGIN}/blogs/papers`],
  ])
})
