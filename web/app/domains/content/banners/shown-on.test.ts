import { expect, test } from 'vitest'
import type { Banner } from './api.ts'
import { bannersOn } from './shown-on.ts'

const banner = (key: string, pages: Banner['pages']): Banner => ({
  ...{ key, pages, text_english: 'A', text_hindi: 'अ', link: null, label_english: '', label_hindi: '' },
  ...{ tone: 'information', endsAt: null },
})
const banners = [banner('all', ['public', 'customer', 'consultant']), banner('first', ['home'])]
const shown = (path: string, own?: readonly ('customer' | 'consultant')[]) =>
  bannersOn(path, [{ handle: undefined }, { handle: own && { banners: own } }], banners).map(
    ({ banner: one, reader }) => (reader ? `${one.key} for ${reader}` : one.key),
  )

test.each([
  ['the home page', '/', undefined, ['first']],
  ['other public pages', '/consultants', undefined, ['all']],
  ['a page of customers', '/dashboard', ['customer'], ['all for user']],
  [
    'a page of customers and consultants',
    '/notices',
    ['customer', 'consultant'],
    ['all for user', 'all for consultant'],
  ],
  ['a page where somebody pays', '/checkout/7', [], []],
] as const)('%s shows its own banner', (_, path, own, keys) => {
  expect(shown(path, own)).toEqual(keys)
})
