import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import * as api from '#contract/content/articles.ts'
import * as staffApi from '#contract/content/articles-staff.ts'
import { anArticle, articleWords, publishedArticle } from '#test/articles.ts'
import { formOf } from '#test/caller.ts'
import { world } from '#test/world.ts'
import { removeUnusedPictures } from './pictures.ts'
import { lockPictures } from './queries.ts'

const there = await world()
const staff = await there.aStaff()

const upload = (bytes: Buffer) =>
  staff.call<{ picture: { url: string; width: number; height: number } }>(
    'POST',
    staffApi.addArticlePicture.path,
    formOf({}, bytes, 'x.png'),
  )
const aPicture = async () => {
  const png = await sharp({ create: { width: 3040, height: 1000, channels: 3, background: '#0b5c6b' } })
    .png()
    .toBuffer()
  return (await upload(png)).body.data.picture
}
const img = (src: string, alt = 'A boiler') => `<p>Look.</p><img src="${src}" alt="${alt}">`
const htmlOf = async (html: string) => {
  const sent = await staff.send(staffApi.addArticle, articleWords({ html }))
  return [sent.status, sent.body.data?.article.html ?? sent.body.code]
}

describe('a picture of an article', () => {
  test('is stored smaller, without its metadata, at an address that tells its size', async () => {
    const picture = await aPicture()
    expect(picture).toMatchObject({ width: 1520, height: 500, url: expect.stringMatching(/-1520x500\.webp$/) })
    const sent = await there.app.inject({ url: picture.url })
    expect([sent.statusCode, sent.headers['content-type']]).toEqual([200, 'image/webp'])
    expect((await upload(Buffer.from('<svg onload="alert(1)"/>'))).body.code).toBe('unsupported_image')
  })

  test('stands in the text with its size and a description; those of other sites are removed', async () => {
    const { url } = await aPicture()
    expect(await htmlOf(`${img(url)}<img src="${url}" onerror="alert(1)" alt="Two" width="9" style="top:0">`)).toEqual([
      201,
      `<p>Look.</p>${['A boiler', 'Two'].map((alt) => `<img src="${url}" alt="${alt}" width="1520" height="500" loading="lazy" />`).join('')}`,
    ])
    const others = [
      'https://example.com/a.webp',
      `https://example.com${url}`,
      `${url}?a`,
      'data:image/webp;base64,AA',
      '',
    ]
    for (const other of others) expect(await htmlOf(img(other))).toEqual([201, '<p>Look.</p>'])
    expect(await htmlOf(img(url, ' '))).toEqual([422, 'picture_undescribed'])
  })

  test('is its cover, described before it is published', async () => {
    const { url } = await aPicture()
    const words = articleWords({ cover: url })
    const added = (await staff.send(staffApi.addArticle, words)).body.data.article
    const { id, version } = added
    const publish = await staff.send(staffApi.publishArticle, { id, version })
    expect(publish.body.code).toBe('article_incomplete')
    const { language: _, ...change } = { ...words, coverAlt: 'A boiler house' }
    const described = (await staff.send(staffApi.changeArticle, { ...change, id, version })).body.data.article
    const { slug } = await publishedArticle(staff, described)
    const { blog } = (await there.send(api.getArticle, { slug })).body.data
    expect(blog.cover).toEqual({ url, alt: 'A boiler house' })
    const unknown = `${url.slice(0, 30)}${'x'.repeat(10)}${url.slice(40)}`
    expect((await staff.send(staffApi.addArticle, articleWords({ cover: unknown }))).status).toBe(404)
  })

  test('is cropped for shared links', async () => {
    const { url } = await aPicture()
    const card = await there.app.inject({ url: url.replace('article-pictures', 'article-cards') })
    expect([card.statusCode, card.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(await sharp(card.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  })

  test('is removed a day after its upload, unless an article shows it', async () => {
    const [cover, inText, unused] = [await aPicture(), await aPicture(), await aPicture()]
    await anArticle(there, { publish: false, cover: cover.url, html: img(inText.url) })
    const addresses = [cover, inText, unused].flatMap(({ url }) => [
      url,
      url.replace('article-pictures', 'article-cards'),
    ])
    const found = async () => Promise.all(addresses.map(async (url) => (await there.app.inject({ url })).statusCode))
    await removeUnusedPictures(there.app.services, there.clock.now())
    expect(await found()).toEqual([200, 200, 200, 200, 200, 200])
    there.clock.advance({ days: 1, minutes: 1 })
    await removeUnusedPictures(there.app.services, there.clock.now())
    expect(await found()).toEqual([200, 200, 200, 200, 404, 404])
  })

  test('that was removed cannot be saved in a text any more', async () => {
    const { url } = await aPicture()
    const { article } = await anArticle(there, { publish: false })
    there.clock.advance({ days: 1, minutes: 1 })
    await removeUnusedPictures(there.app.services, there.clock.now())
    expect(await htmlOf(img(url))).toEqual([409, 'picture_gone'])
    const { language: _, ...words } = articleWords({ html: img(url) })
    const changed = await staff.send(staffApi.changeArticle, { ...words, id: article.id, version: article.version })
    expect(changed.body.code).toBe('picture_gone')
  })

  test('stays while a text with it is being saved, however long that takes', async () => {
    const { url } = await aPicture()
    there.clock.advance({ days: 1, minutes: 1 })
    const { promise: saved, resolve: save } = Promise.withResolvers<void>()
    const { promise: locked, resolve: lock } = Promise.withResolvers<void>()
    const saving = there.db.transaction().execute(async (tx) => {
      await lockPictures(tx, [url.split('/').at(-1)!])
      lock()
      await saved
    })
    await locked
    await removeUnusedPictures(there.app.services, there.clock.now())
    save()
    await saving
    expect((await there.app.inject({ url })).statusCode).toBe(200)
  })

  test('is removed although the files of another one cannot be', async () => {
    const [stuck, unused] = [await aPicture(), await aPicture()]
    there.clock.advance({ days: 1, minutes: 1 })
    const { store } = there.app.services
    const failing: typeof store = {
      ...store,
      remove: (key) =>
        stuck.url.endsWith(key.split('/').at(-1)!) ? Promise.reject(new Error('slow')) : store.remove(key),
    }
    const services = Object.create(there.app.services, { store: { value: failing } })
    await removeUnusedPictures(services, there.clock.now())
    expect((await there.app.inject({ url: stuck.url })).statusCode).toBe(200)
    expect((await there.app.inject({ url: unused.url })).statusCode).toBe(404)
  })
})
