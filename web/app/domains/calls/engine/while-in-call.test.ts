import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stayAwake } from './wake.ts'
import { watchConnectivity } from './watch-connectivity.ts'

/** A fake page and device, as far as they are used here. */
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

test('the wake lock is renewed after the page was hidden, and released once the call is over', async () => {
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

test('a call that ends while the wake lock is being requested releases it', async () => {
  stayAwake()()
  await settled()
  expect(page.held()).toEqual([false])
})

test('another type of network is noticed, another estimate of its speed is not', () => {
  const changed = vi.fn()
  const stop = watchConnectivity(changed)
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
