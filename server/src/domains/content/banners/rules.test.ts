import { expect, test } from 'vitest'
import { Settings } from '#contract/settings/endpoints.ts'
import { chosen, isOff, keyOf, pagesOf, stateOf } from './rules.ts'

const now = new Date('2026-11-10T12:00:00Z')
const at = (hour: number) => new Date(`2026-11-10T${hour}:00:00Z`)

test.each([
  ['draft', { published: false, startsAt: at(11), endsAt: null }],
  ['draft', { published: false, startsAt: null, endsAt: at(11) }],
  ['scheduled', { published: true, startsAt: at(13), endsAt: null }],
  ['showing', { published: true, startsAt: now, endsAt: at(13) }],
  ['showing', { published: true, startsAt: at(11), endsAt: null }],
  ['ended', { published: true, startsAt: at(11), endsAt: now }],
] as const)('is %s by its times', (state, banner) => {
  expect(stateOf(banner, now)).toBe(state)
})

const banner = (id: number, places: ('public' | 'home' | 'customer' | 'consultant')[], tone = 'offer') => ({
  ...{ id, places, tone: tone as 'offer' | 'warning' },
})
const shown = (...banners: ReturnType<typeof banner>[]) =>
  Object.fromEntries([...chosen(banners)].map(([page, { id }]) => [page, id]))

test('each kind of page shows one: the first in the order, and warnings before others', () => {
  expect(shown()).toEqual({})
  expect(shown(banner(1, ['home']), banner(2, ['public', 'customer']))).toEqual({ home: 1, public: 2, customer: 2 })
  expect(shown(banner(1, ['public']), banner(2, ['home']))).toEqual({ home: 1, public: 1 })
  expect(shown(banner(1, ['public', 'consultant']), banner(2, ['public', 'home'], 'warning'))).toEqual({
    ...{ home: 2, public: 2, consultant: 1 },
  })
})

test('all public pages include the home page', () => {
  expect(pagesOf(banner(1, ['public']))).toEqual(['home', 'public'])
  expect(pagesOf(banner(1, ['home', 'consultant']))).toEqual(['home', 'consultant'])
})

test('the key of a closed banner changes with the text in either language, and with nothing else', () => {
  const one = { id: 1, text_english: 'A', text_hindi: 'अ', link: '/a' }
  expect(keyOf({ ...one, link: '/b' } as typeof one)).toBe(keyOf(one))
  for (const change of [{ id: 2 }, { text_english: 'B' }, { text_hindi: 'ब' }])
    expect(keyOf({ ...one, ...change })).not.toBe(keyOf(one))
})

test('a link is off while the capability it leads to is switched off', () => {
  const settings = Settings.parse({ featureMembership: 'off' })
  const links = ['/membership', '/membership?plan=1', '/members', '/courses', 'https://example.org/membership', null]
  expect(links.map((link) => isOff(link, settings))).toEqual([true, true, false, false, false, false])
})
