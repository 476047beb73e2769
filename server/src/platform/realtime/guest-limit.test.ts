import { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { createGuestLimit } from './guest-limit.ts'

const requestFrom = (network: string) => ({ network }) as unknown as IncomingMessage
const limitOf = (max: number) => createGuestLimit(max, (request) => (request as unknown as { network: string }).network)
const connectionFrom = (network: string) => Object.assign(new EventEmitter(), { request: requestFrom(network) })

test('an address has so many connections without a token, and other addresses their own', () => {
  const limit = limitOf(2)
  const [one, two] = [connectionFrom('a'), connectionFrom('a')]
  for (const connection of [one, two]) limit.opened(connection)
  expect([limit.hasRoom(requestFrom('a')), limit.hasRoom(requestFrom('b'))]).toEqual([false, true])
  one.emit('close')
  expect(limit.hasRoom(requestFrom('a'))).toBe(true)
})

test('whoever signs in no longer counts, and is not counted down twice', () => {
  const limit = limitOf(1)
  const one = connectionFrom('a')
  limit.opened(one)
  limit.signedIn(one)
  expect(limit.hasRoom(requestFrom('a'))).toBe(true)
  const two = connectionFrom('a')
  limit.opened(two)
  one.emit('close')
  expect(limit.hasRoom(requestFrom('a'))).toBe(false)
  two.emit('close')
  expect(limit.networks()).toBe(0)
})
