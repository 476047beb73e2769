import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followConnection } from './connection-bar.tsx'

let answer: () => Promise<Response>
let received: boolean[]
let stop: () => void

beforeEach(() => {
  received = []
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('fetch', () => answer())
  stop = followConnection((isOnline) => received.push(isOnline))
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})
const report = (event: 'online' | 'offline') => window.dispatchEvent(new Event(event))

test('a network without internet does not count: only a response of the server does', async () => {
  for (const without of [
    () => Promise.reject(new TypeError('Failed to fetch')),
    async () => new Response('busy', { status: 503 }),
  ]) {
    answer = without
    report('online')
    // Everything that follows from the response happens in this turn of the event loop.
    await setImmediate()
    expect(received).toEqual([])
  }
  answer = async () => new Response('ok')
  report('online')
  await vi.waitFor(() => expect(received).toEqual([true]))
})

test('a response that arrives after the network was lost again is too late', async () => {
  const late = Promise.withResolvers<Response>()
  answer = () => late.promise
  report('online')
  report('offline')
  late.resolve(new Response('ok'))
  answer = async () => new Response('ok')
  report('online')
  await vi.waitFor(() => expect(received).toEqual([false, true]))
})
