import { describe, expect, test } from 'vitest'
import * as api from '#contract/content/articles.ts'
import * as staffApi from '#contract/content/articles-staff.ts'
import { DAY_MS } from '#server/platform/time.ts'
import { anArticle, articleWords, publishedArticle } from '#test/articles.ts'
import { aListedConsultant } from '#test/listed-consultant.ts'
import { world } from '#test/world.ts'
import { showDueArticles } from './service.ts'

const there = await world()
const list = async (input: object) => (await there.send(api.listArticles, { limit: 50, ...input })).body.data
const read = (slug: string, language: 'en' | 'hi' = 'en') => there.send(api.getArticle, { slug, language })
const tomorrow = () => new Date(there.clock.now().getTime() + DAY_MS)

describe('readers', () => {
  test('see published articles with author, tags and reading time, and neither drafts nor withdrawn ones', async () => {
    const { id } = await aListedConsultant(there)
    const html = `<h2>Seven</h2><p>${'word '.repeat(399)}</p>`
    const { staff, article } = await anArticle(there, { html, tags: ['Steam', 'Steam'], consultantId: id })
    const { blog } = (await read(article.slug)).body.data
    expect(blog).toMatchObject({ id: article.id, tags: ['Steam'], minutes: 2, author: { id }, translation: null })
    expect((await list({ tag: 'Steam' })).blogs.map((row) => row.id)).toEqual([article.id])
    expect((await list({})).tags).toContain('Steam')
    const draft = (await anArticle(there, { publish: false, tags: ['Steam'] })).article
    expect((await read(draft.slug)).status).toBe(404)
    await staff.send(staffApi.unpublishArticle, { id: article.id, version: article.version, reason: 'Old figures' })
    expect((await read(article.slug)).status).toBe(404)
    expect((await list({ tag: 'Steam' })).count).toBe(0)
  })

  test('see a scheduled article from its time on, without any further step', async () => {
    const { staff, article } = await anArticle(there, { publish: false, tags: ['Scheduled'] })
    const { id, version } = article
    const sent = await staff.send(staffApi.publishArticle, { id, version, publishAt: tomorrow().toISOString() })
    expect(sent.body.data.article.state).toBe('scheduled')
    expect((await read(article.slug)).status).toBe(404)
    await showDueArticles(there.app.services, there.clock.now())
    const appeared = async () =>
      (await there.db.selectFrom('articles').select('appeared').where('id', '=', id).executeTakeFirstOrThrow()).appeared
    expect(await appeared()).toBe(false)
    there.clock.advance({ days: 1 })
    expect((await read(article.slug)).status).toBe(200)
    expect((await list({ tag: 'Scheduled' })).count).toBe(1)
    await showDueArticles(there.app.services, there.clock.now())
    expect(await appeared()).toBe(true)
  })

  test('get each text once, in their language where it exists', async () => {
    const { staff, article } = await anArticle(there, { tags: ['Pairs'] })
    const hindi = articleWords({ language: 'hi', title: 'बैंक के काग़ज़', tags: ['Pairs'], translationOf: article.id })
    const added = (await staff.send(staffApi.addArticle, hindi)).body.data.article
    expect(added).toMatchObject({ slug: article.slug, translation: { id: article.id, language: 'en' } })
    expect((await read(article.slug, 'hi')).body.data.blog).toMatchObject({ language: 'en', translation: null })
    await publishedArticle(staff, added)
    const only = (await anArticle(there, { tags: ['Pairs'] })).article
    const ids = async (input: object) => (await list({ tag: 'Pairs', ...input })).data.map(({ id }) => id).sort()
    expect(await ids({ language: 'en' })).toEqual([article.id, only.id].sort())
    expect(await ids({ language: 'hi' })).toEqual([added.id, only.id].sort())
    expect(await ids({ language: 'en', only: 'hi' })).toEqual([added.id])
    expect((await read(article.slug)).body.data.blog.translation).toEqual({ language: 'hi', slug: added.slug })
    const second = await staff.send(staffApi.addArticle, hindi)
    expect([second.status, second.body.code]).toEqual([409, 'stale'])
  })

  test('find articles by words of the title, a tag or the author, and related ones by shared tags', async () => {
    const one = (await anArticle(there, { title: 'Ply of a 100% carton', tags: ['Cartons', 'Glue'] })).article
    const two = (await anArticle(there, { tags: ['Cartons', 'Glue'] })).article
    await anArticle(there, { tags: ['Newer'] })
    expect((await list({ search: '100% carton' })).data.map(({ id }) => id)).toEqual([one.id])
    expect((await list({ search: '100_' })).count).toBe(0)
    const { related } = (await read(one.slug)).body.data
    expect([related[0]?.id, related.length]).toEqual([two.id, 3])
  })

  test('do not see articles of authors who are no longer listed', async () => {
    const { id } = await aListedConsultant(there)
    const { article } = await anArticle(there, { consultantId: id })
    await there.db
      .updateTable('consultants')
      .set({ approval: 'suspended', approval_reason: 'A test' })
      .where('id', '=', id)
      .execute()
    expect((await read(article.slug)).status).toBe(404)
  })

  test('subscribe to a feed in each language', async () => {
    const { article } = await anArticle(there, { title: 'Cloth & <thread>' })
    const feed = await there.call('GET', '/blogs/rss.xml')
    expect(feed.headers['content-type']).toContain('application/rss+xml')
    expect(feed.text).toContain('<title>Cloth &#38; &#60;thread&#62;</title>')
    expect(feed.text).toContain(`/blogs/${article.slug}</link>`)
    expect((await there.call('GET', '/hi/blogs/rss.xml')).text).not.toContain(article.slug)
  })
})

test('a former address leads to the article and can be taken by no other', async () => {
  const { staff, article } = await anArticle(there)
  const { language: _, ...words } = articleWords()
  const { id } = article
  const change = (slug: string, version: number) => staff.send(staffApi.changeArticle, { ...words, id, slug, version })
  expect((await change('seven-papers', article.version)).status).toBe(200)
  for (const slug of [article.slug, 'seven-papers'])
    expect((await read(slug)).body.data.blog).toMatchObject({ id, slug: 'seven-papers' })
  const other = (await anArticle(there)).article
  const taken = await staff.send(staffApi.changeArticle, {
    ...{ ...words, id: other.id, version: other.version, slug: article.slug },
  })
  expect(taken.body.code).toBe('slug_taken')
  // Back again: the former address is its current one.
  expect((await change(article.slug, article.version + 1)).status).toBe(200)
  expect((await read('seven-papers')).body.data.blog.slug).toBe(article.slug)
})

test('of articles added with one title at once each gets an address, and of two that take one at once one', async () => {
  const staff = await there.aStaff()
  const words = articleWords({ title: 'Grading of turmeric' })
  const added = await Promise.all([1, 2, 3, 4].map(() => staff.send(staffApi.addArticle, words)))
  expect(added.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  const { language: _, ...change } = words
  const taken = await Promise.all(
    added.map(({ body: { data } }) =>
      staff.send(staffApi.changeArticle, { ...change, id: data.article.id, version: 1, slug: 'turmeric' }),
    ),
  )
  expect(taken.map(({ status, body }) => body.code ?? status).sort()).toEqual([200, ...Array(3).fill('slug_taken')])
})

test('the text is stored without scripts, handlers and dangerous links; tables and headings stay', async () => {
  const html =
    '<h2 onclick="x()">A</h2><script>alert(1)</script><table><tr><td style="x">B</td></tr></table><img src=x onerror=x()><a href="javascript:x()">C</a>'
  const { article } = await anArticle(there, { html })
  const { blog } = (await read(article.slug)).body.data
  expect(blog.html).toBe(
    '<h2>A</h2><table><tr><td>B</td></tr></table><a rel="noopener noreferrer nofollow" target="_blank">C</a>',
  )
})

describe('staff', () => {
  test('publish only complete articles, and a published one stays complete', async () => {
    const listed = await aListedConsultant(there)
    for (const missing of [{ summary: '' }, { html: '<p> </p>' }, { tags: [] }]) {
      const { staff, article } = await anArticle(there, { publish: false, ...missing })
      const sent = await staff.send(staffApi.publishArticle, { id: article.id, version: article.version })
      expect(sent.body.code).toBe('article_incomplete')
    }
    const { staff, article } = await anArticle(there, { consultantId: listed.id })
    const { language: _, ...words } = articleWords({ summary: '' })
    const emptied = await staff.send(staffApi.changeArticle, { ...words, id: article.id, version: article.version })
    expect(emptied.body.code).toBe('article_incomplete')
  })

  test('of two who save the same version, one gets a conflict', async () => {
    const { staff, article } = await anArticle(there, { publish: false })
    const { language: _, ...words } = articleWords()
    const { id, version } = article
    const both = await Promise.all(
      ['One', 'Two'].map((title) => staff.send(staffApi.changeArticle, { ...words, title, id, version })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await staff.send(staffApi.publishArticle, { id, version })).body.code).toBe('stale')
    expect((await staff.send(staffApi.unpublishArticle, { id, version, reason: 'No' })).body.code).toBe('stale')
  })

  test('find articles by state, language and words, and export them as CSV', async () => {
    const { staff, article } = await anArticle(there, { title: 'Sorting of cashews' })
    const draft = (await anArticle(there, { title: 'Sorting of pepper', publish: false })).article
    const found = async (input: object) =>
      (await staff.send(staffApi.listAllArticles, { search: 'sorting of', ...input })).body.data.data.map(
        ({ id }) => id,
      )
    expect(await found({ sort: 'title' })).toEqual([article.id, draft.id])
    expect(await found({ state: 'draft' })).toEqual([draft.id])
    expect(await found({ state: 'published' })).toEqual([article.id])
    expect(await found({ state: 'scheduled' })).toEqual([])
    expect(await found({ language: 'hi' })).toEqual([])
    const { url } = (await staff.send(staffApi.exportArticles, { search: 'sorting of', state: 'draft' })).body.data
    const { text } = await there.call('GET', url)
    expect([text.includes('Sorting of pepper'), text.includes('cashews')]).toEqual([true, false])
  })

  test('leave every step that readers see in the audit log, but not every save of a draft', async () => {
    const { staff, article } = await anArticle(there, { publish: false })
    const { id } = article
    const { language: _, ...words } = articleWords()
    await staff.send(staffApi.changeArticle, { ...words, id, version: 1 })
    await staff.send(staffApi.publishArticle, { id, version: 2 })
    await staff.send(staffApi.changeArticle, { ...words, id, version: 3, title: 'Renamed' })
    await staff.send(staffApi.unpublishArticle, { id, version: 4, reason: 'Old figures' })
    const { rows } = await there.pool.query(
      `select action, reason from audit_entries where subject_kind = 'article' and subject_id = $1 order by id`,
      [String(id)],
    )
    expect(rows.map(({ action, reason }) => [action, reason])).toEqual([
      ['article.added', null],
      ['article.published', null],
      ['article.changed', null],
      ['article.withdrawn', 'Old figures'],
    ])
  })
})
