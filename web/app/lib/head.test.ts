import { expect, test } from 'vitest'
import { page } from './head.ts'

const visit = (pathname: string, search = '') => ({
  location: { pathname, search },
  matches: [{ loaderData: { site: { origin: 'https://example.org', name: 'Paramarsh' } } }],
})
const about = page(() => ({ title: 'About us', description: 'Why we are here.', address: '/about?sector=dal' }))
const find = (tags: object[], attribute: string, value: string) =>
  tags.find((tag) => (tag as Record<string, unknown>)[attribute] === value)

test('a page has its title, its own address and its counterpart in the other language', () => {
  const tags = about(visit('/hi/about', '?sector=dal&utm_source=x'))
  expect(tags).toContainEqual({ title: 'About us | Paramarsh' })
  expect(find(tags, 'rel', 'canonical')).toMatchObject({ href: 'https://example.org/hi/about?sector=dal' })
  expect(find(tags, 'hrefLang', 'en-IN')).toMatchObject({ href: 'https://example.org/about?sector=dal' })
  expect(find(tags, 'hrefLang', 'x-default')).toMatchObject({ href: 'https://example.org/about?sector=dal' })
})

test('a private page is not indexed by search engines', () => {
  const tags = page(() => ({ title: 'Cart', description: 'What you picked.', private: true }))(visit('/cart'))
  expect(find(tags, 'name', 'robots')).toMatchObject({ content: 'noindex' })
  expect(find(tags, 'rel', 'canonical')).toBeUndefined()
})
