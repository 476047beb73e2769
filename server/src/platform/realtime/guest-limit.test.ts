import { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { createGuestLimit } from './guest-limit.ts'

const requestFrom = (network: string) => ({ network }) as unknown as IncomingMessage
const limitOf = (guests: number, connections = guests) =>
  createGuestLimit({ guests, connections }, (request) => (request as unknown as { network: string }).network)
const connectionFrom = (network: string) => Object.assign(new EventEmitter(), { request: requestFrom(network) })

test('an address has a limited number of connections without a token, separately from others', () => {
  const limit = limitOf(2)
  const [one, two] = [connectionFrom('a'), connectionFrom('a')]
  for (const connection of [one, two]) limit.opened(connection)
  expect([limit.mayConnect(requestFrom('a')), limit.mayConnect(requestFrom('b'))]).toEqual([false, true])
  one.emit('close')
  expect(limit.mayConnect(requestFrom('a'))).toBe(true)
})

test('a signed-in connection no longer counts, and is not subtracted twice', () => {
  const limit = limitOf(1)
  const one = connectionFrom('a')
  limit.opened(one)
  limit.signedIn(one)
  expect(limit.mayConnect(requestFrom('a'))).toBe(true)
  const two = connectionFrom('a')
  limit.opened(two)
  one.emit('close')
  expect(limit.mayConnect(requestFrom('a'))).toBe(false)
  two.emit('close')
  expect(limit.networks()).toBe(0)
})

test('signed-in people can still connect from a network with too many visitors', () => {
  const limit = limitOf(1, 3)
  const [one, two] = [connectionFrom('a'), connectionFrom('a')]
  for (const connection of [one, two]) limit.opened(connection)
  expect([limit.isWithin(one), limit.isWithin(two)]).toEqual([false, false])
  expect(limit.mayConnect(requestFrom('a'))).toBe(true)
  limit.signedIn(two)
  expect(limit.isWithin(one)).toBe(true)
})
