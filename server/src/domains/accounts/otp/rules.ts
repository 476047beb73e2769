import { randomInt } from 'node:crypto'
import { OTP_LENGTH } from '#contract/accounts/constants.ts'
import type { Settings } from '#contract/settings/endpoints.ts'
import type { Cap } from '#server/platform/http/call-limits.ts'
import { networkOf, siteOf } from '#server/platform/http/network-address.ts'

export const newCode = () => String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0')

export type SendingCap = Cap & { refusal: 'otp_too_soon' | 'otp_limit' }

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const DEMO_GENEROSITY = 20
/** An IPv6 site (/48) gets at most as many codes as this number of its networks (/64). */
const NETWORKS_OF_A_SITE = 4

/**
 * Limits for sending codes, always taken in this order so that two senders cannot deadlock. A known device is not
 * counted in the shared limits: exhausting them cannot prevent it from signing in.
 */
export function sendingCaps(
  { mobile, device, address }: { mobile: string; device: Buffer; address: string },
  settings: Settings,
  generous: boolean,
): SendingCap[] {
  const known = device.length > 0
  const number = known ? `${mobile} ${device.toString('hex')}` : mobile
  const times = generous ? DEMO_GENEROSITY : 1
  const limit = (key: string, max: number, seconds: number): SendingCap => ({
    key: `otp ${key}`,
    max: max * times,
    seconds,
    refusal: 'otp_limit',
  })
  const site = siteOf(address)
  const sharedCaps = [
    ...(site ? [limit(`site ${site}`, settings.otpPerHourAndAddress * NETWORKS_OF_A_SITE, HOUR)] : []),
    limit(`prefix ${mobile.slice(0, 6)}`, settings.otpPerHourAndPrefix, HOUR),
    limit('all', settings.otpPerMinuteForAll, MINUTE),
  ]
  return [
    { key: `otp gap ${number}`, max: 1, seconds: generous ? 1 : settings.otpGapSeconds, refusal: 'otp_too_soon' },
    limit(`ten-minutes ${number}`, settings.otpPerTenMinutes, 10 * MINUTE),
    limit(`day ${number}`, settings.otpPerDay, DAY),
    limit(`address ${networkOf(address)}`, settings.otpPerHourAndAddress, HOUR),
    ...(known ? [] : sharedCaps),
  ]
}

export interface StoredCode {
  wrongTries: number
  expiresAt: Date
  usedAt: Date | null
}

/** A code that is used, expired or guessed at too often is never correct. */
export const isLive = (code: StoredCode, wrongTriesAllowed: number, now: Date) =>
  code.usedAt === null && code.expiresAt > now && code.wrongTries < wrongTriesAllowed
