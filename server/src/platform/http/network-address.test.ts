import { expect, test } from 'vitest'
import { verifyUser } from '#contract/accounts/endpoints.ts'
import { world } from '#test/world.ts'
import { networkOf } from './network-address.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:203.0.113.7', '2001:db8:1:2::/64'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test('a request whose client has closed the connection does not fail for want of an address', () => {
  expect(networkOf(undefined)).toBe('')
})

test('one IPv6 network has one limit, however many of its addresses send requests', async () => {
  const { app } = await world({ env: { TRUSTED_PROXIES: '127.0.0.1' } })
  const { max } = verifyUser.limit!
  const ask = async (from: string) => {
    const headers = { 'x-forwarded-for': from }
    const { method, path: url } = verifyUser
    return (await app.inject({ method, url, headers, payload: { mobile: '9000000000' } })).statusCode
  }
  for (let n = 0; n < max; n++) await ask(`2001:db8:7:7::${n.toString(16)}`)
  expect(await ask('2001:db8:7:7:ffff::1')).toBe(429)
  expect(await ask('2001:db8:7:8::1')).not.toBe(429)
})
