import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stayAwake } from './wake.ts'
import { watchWays } from './watch-ways.ts'

/** The page and its device, as far as they are asked here. */
function aPage() {
  const locks: { isHeld: boolean }[] = []
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const connection = Object.assign(new EventTarget(), { type: 'wifi' })
  const request = async () => {
    const lock = { isHeld: true }
    locks.push(lock)
    const release = async () => {
      lock.isHeld = false
    }
    return { release }
  }
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('navigator', { wakeLock: { request }, connection })
  const look = (visibilityState: 'visible' | 'hidden') => {
    Object.assign(page, { visibilityState }).dispatchEvent(new Event('visibilitychange'))
  }
  const goOver = (type: string) => Object.assign(connection, { type }).dispatchEvent(new Event('change'))
  return { look, goOver, held: () => locks.map(({ isHeld }) => isHeld) }
}

let page: ReturnType<typeof aPage>
beforeEach(() => {
  page = aPage()
})
afterEach(() => vi.unstubAllGlobals())
const settled = () => new Promise((over) => setImmediate(over))

test('the screen is kept lit again after the page was out of sight, and no longer once the call is over', async () => {
  const stop = stayAwake()
  await settled()
  page.look('hidden')
  page.look('visible')
  await settled()
  expect(page.held()).toHaveLength(2)
  stop()
  await settled()
  expect(page.held().at(-1)).toBe(false)
  page.look('visible')
  await settled()
  expect(page.held()).toHaveLength(2)
})

test('a call that ends while the lock is being given lets it go', async () => {
  stayAwake()()
  await settled()
  expect(page.held()).toEqual([false])
})

test('another kind of network is noticed, another guess of its speed is not', () => {
  const changed = vi.fn()
  const stop = watchWays(changed)
  page.goOver('wifi')
  expect(changed).not.toHaveBeenCalled()
  page.goOver('cellular')
  window.dispatchEvent(new Event('online'))
  page.look('hidden')
  page.look('visible')
  expect(changed).toHaveBeenCalledTimes(3)
  stop()
  page.goOver('wifi')
  page.look('visible')
  expect(changed).toHaveBeenCalledTimes(3)
})
