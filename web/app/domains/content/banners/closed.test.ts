import { afterEach, expect, test, vi } from 'vitest'
import { closeBanner, hideClosedScript, readClosed, useClosed } from './closed.ts'

const stored = new Map<string, string>()
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
}
vi.stubGlobal('window', { localStorage: storage })
afterEach(() => stored.clear())

/** Whether the script hides a banner while the page is parsed. */
function isHidden(dataset: { key?: string; until?: string }, from: object = storage) {
  const banner = { dataset, hidden: false }
  new Function('document', 'localStorage', hideClosedScript)({ currentScript: { parentNode: banner } }, from)
  return banner.hidden
}

test('a closed banner is not painted again; one with a new text is', () => {
  closeBanner('first')
  expect([isHidden({ key: 'first' }), isHidden({ key: 'second' })]).toEqual([true, false])
  useClosed.setState({ keys: [] })
  readClosed()
  expect(useClosed.getState().keys).toEqual(['first'])
})

test('a browser keeps the last twenty', () => {
  for (let n = 0; n < 25; n++) closeBanner(`key ${n}`)
  expect([isHidden({ key: 'key 4' }), isHidden({ key: 'key 5' })]).toEqual([false, true])
})

test('a banner that ended while the page was stored is not painted', () => {
  const at = (ms: number) => new Date(Date.now() + ms).toISOString()
  expect([isHidden({ until: at(-1000) }), isHidden({ until: at(60_000) }), isHidden({})]).toEqual([true, false, false])
})

test('a blocked or broken storage hides nothing', () => {
  stored.set('paramarsh-closed-banners', '{ broken')
  const blocked = {
    getItem() {
      throw new Error('blocked')
    },
  }
  expect([isHidden({ key: 'a' }), isHidden({ key: 'a' }, blocked)]).toEqual([false, false])
})
