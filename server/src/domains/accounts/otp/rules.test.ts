import { expect, test } from 'vitest'
import { Settings } from '#contract/settings/endpoints.ts'
import { sendingCaps } from './rules.ts'

const settings = Settings.parse({})
const capsOf = (address: string, device = Buffer.alloc(0)) =>
  sendingCaps({ mobile: '9876543210', device, address }, settings, false)
const keysOf = (...given: Parameters<typeof capsOf>) => capsOf(...given).map(({ key }) => key)

test('a known device is not subject to limits that unknown devices can use up', () => {
  const keys = keysOf('203.0.113.7', Buffer.from('ab', 'hex'))
  expect(keys).toEqual([
    'otp gap 9876543210 ab',
    'otp ten-minutes 9876543210 ab',
    'otp day 9876543210 ab',
    'otp address 203.0.113.7',
  ])
})

test('networks of one IPv6 site are counted together and cannot use up the codes of a number prefix', () => {
  const [one, other] = [capsOf('2001:db8:1:1::1'), capsOf('2001:db8:1:2::1')]
  const site = expect.objectContaining({ key: 'otp site 2001:db8:1::/48' })
  expect([one, other]).toEqual([expect.arrayContaining([site]), expect.arrayContaining([site])])
  const { max } = one.find(({ key }) => key.startsWith('otp site'))!
  expect(max).toBeLessThan(settings.otpPerHourAndPrefix)
  expect(keysOf('203.0.113.7')).not.toContainEqual(expect.stringContaining('site'))
})
