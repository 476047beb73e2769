import { beforeAll, expect, test } from 'vitest'
import { hoursAfter } from '#server/platform/time.ts'
import { aCourse, aProgramme } from '#test/courses.ts'
import { withDemoWorld } from '#test/demo-world.ts'
import { aService } from '#test/shop.ts'
import { aWorkshop } from '#test/workshops.ts'
import { world } from '#test/world.ts'
import { PEOPLE_PER_PART, PUBLIC_PATHS } from './rules.ts'

beforeAll(withDemoWorld)

const ORIGIN = 'http://localhost:3000'
const read = async (path: string) => (await world()).call('GET', path)
const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!)
const part = async (name: string) => {
  const { status, text } = await read(`/sitemaps/${name}.xml`)
  expect(status).toBe(200)
  return addressesIn(text).map((address) => address.replace(ORIGIN, '').replaceAll('&#38;', '&'))
}

test('the index names every part, and robots.txt names the index', async () => {
  const { text, headers } = await read('/sitemap.xml')
  expect(headers['content-type']).toContain('application/xml')
  expect(addressesIn(text)).toEqual(
    ['pages', 'industries', 'talks', 'courses', 'workshops', 'products', 'services', 'articles', 'consultants-1'].map(
      (name) => `${ORIGIN}/sitemaps/${name}.xml`,
    ),
  )
  expect((await read('/robots.txt')).text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
})

test('every page is listed in both languages, each linking to the other', async () => {
  expect(await part('pages')).toEqual(PUBLIC_PATHS.flatMap((path) => [path, path === '/' ? '/hi' : `/hi${path}`]))
  const { text } = await read('/sitemaps/pages.xml')
  expect(text).toContain(`<xhtml:link rel="alternate" hreflang="hi-IN" href="${ORIGIN}/hi/about"/>`)
})

test('only listed consultants appear, once in each language; suspended ones disappear', async () => {
  const { db } = await world()
  const before = await part('consultants-1')
  expect(before).toContain('/consultants/meera-joglekar')
  expect(new Set(before).size).toBe(before.length)
  const { count } = await db.selectFrom('listing_totals').select('consultants_count as count').executeTakeFirstOrThrow()
  expect(before).toHaveLength(count * 2)
  const suspended = { approval: 'suspended', approval_reason: 'A test' }
  await db.updateTable('consultants').set(suspended).where('slug', '=', 'meera-joglekar').execute()
  expect(await part('consultants-1')).not.toContain('/consultants/meera-joglekar')
})

test('workshops to come are listed in both languages; drafts, cancelled and past ones are not', async () => {
  const there = await world()
  const { workshop } = await aWorkshop(there)
  const { workshop: draft } = await aWorkshop(there, { publish: false })
  const { workshop: past } = await aWorkshop(there)
  await there.pool.query('update workshops set starts_at = $2, ends_at = $3 where id = $1', [
    ...[past.id, hoursAfter(there.clock.now(), -3), hoursAfter(there.clock.now(), -1)],
  ])
  const listed = await part('workshops')
  expect(listed).toContain(`/workshops/${workshop.slug}`)
  expect(listed).toContain(`/hi/workshops/${workshop.slug}`)
  for (const { slug } of [draft, past]) expect(listed).not.toContain(`/workshops/${slug}`)
})

test('empty lists are not included', async () => {
  const { db } = await world()
  const places = await part('industries')
  const empty = await db.selectFrom('industries').select('id').where('consultants_count', '=', 0).execute()
  expect(places.length).toBeGreaterThan(100)
  for (const { id } of empty) expect(places.some((path) => path.endsWith(`industry=${id}`))).toBe(false)
})

test('every published talk is listed in both languages; a withdrawn one disappears', async () => {
  const { db } = await world()
  const before = await part('talks')
  expect(before).toContain('/expert-talk/industrial/talks/what-an-etp-really-costs-to-run')
  expect(before).toContain('/hi/expert-talk/industrial/talks/what-an-etp-really-costs-to-run')
  await db
    .updateTable('library_talks')
    .set({ state: 'withdrawn', withdrawn_reason: 'A test' })
    .where('slug', '=', 'what-an-etp-really-costs-to-run')
    .execute()
  expect(await part('talks')).toHaveLength(before.length - 2)
})

test('published courses and programmes on sale are listed', async () => {
  const there = await world()
  const { course } = await aCourse(there)
  await aProgramme(there, course.industryId, 500_000)
  const listed = await part('courses')
  for (const path of [`/courses/${course.slug}`, `/hi/courses/${course.slug}`, `/programmes/${course.industryId}`])
    expect(listed).toContain(path)
  expect(listed.some((path) => path.startsWith('/courses?sector='))).toBe(true)
})

test('services for sale are listed, withdrawn ones are not', async () => {
  const there = await world()
  const { id } = await aService(there)
  expect(await part('services')).toEqual(expect.arrayContaining([`/service/${id}`, `/hi/service/${id}`]))
  await there.db.updateTable('services').set({ state: 'withdrawn' }).where('id', '=', id).execute()
  expect(await part('services')).not.toContain(`/service/${id}`)
})

test('published articles are listed at the address of their own language; drafts are not', async () => {
  const listed = await part('articles')
  expect(listed).toContain('/blogs/first-export-order-the-nine-papers')
  expect(listed).not.toContain('/hi/blogs/first-export-order-the-nine-papers')
  expect(listed).toContain('/hi/blogs/makhana-ki-grading-ghar-par')
  expect(listed).not.toContain('/blogs/before-you-sign-a-job-work-agreement')
})

test('a part that does not exist is not found', async () => {
  for (const name of ['consultants-2', 'consultants-0', 'consultants-999999', 'nonsense', '..%2fpages'])
    expect((await read(`/sitemaps/${name}.xml`)).status).toBe(404)
  expect(PEOPLE_PER_PART * 2).toBeLessThanOrEqual(50_000)
})

test('robots.txt disallows dashboards, staff pages, API, demo and filtered lists', async () => {
  const { text } = await read('/robots.txt')
  for (const path of ['/api/', '/admin', '/hi/admin', '/dashboard', '/hi/dashboard', '/demo/', '/*&rating='])
    expect(text.split('\n')).toContain(`Disallow: ${path}`)
  expect(text).not.toContain('sector=')
  // People find the login page through search engines.
  for (const path of ['/login', '/register']) expect(text).not.toContain(path)
})
