import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { withDemoWorld } from '#test/demo-world.ts'
import { world } from '#test/world.ts'
import { drawCard } from './draw.ts'

beforeAll(withDemoWorld)

const words = { id: 1, name: 'Meera', headline: 'Food', facts: '' }
const brand = { name: 'Paramarsh', band: '#0a3b46', icon: undefined }

test('a listed consultant has a card of 1200 × 630 in each language, and they differ', async () => {
  const { app } = await world()
  const cards = await Promise.all(
    ['en', 'hi'].map((language) => app.inject(`/media/social/${language}/meera-joglekar.png`)),
  )
  for (const card of cards) {
    expect([card.statusCode, card.headers['content-type']]).toEqual([200, 'image/png'])
    expect(await sharp(card.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' })
  }
  expect(cards[0]!.rawPayload.equals(cards[1]!.rawPayload)).toBe(false)
})

test('unknown and invalid names have no card', async () => {
  const { call } = await world()
  for (const path of ['en/nobody.png', 'fr/meera-joglekar.png', 'en/meera-joglekar.svg', 'en/..%2f..%2fetc.png'])
    expect((await call('GET', `/media/social/${path}`)).status).toBe(404)
})

test('Devanagari is drawn from our own font: different words give different pictures, not the same boxes', async () => {
  const draw = (headline: string) => drawCard({ ...words, headline }, brand, undefined)
  const [first, second] = await Promise.all([draw('दाल'), draw('चाय')])
  expect(first.equals(second)).toBe(false)
})

test('markup in a name is treated as text, and the longest texts fit', async () => {
  const hostile = { ...words, name: '<b>&'.repeat(30), headline: 'W'.repeat(300) }
  expect(await sharp(await drawCard(hostile, brand, undefined)).metadata()).toMatchObject({ width: 1200, height: 630 })
})
