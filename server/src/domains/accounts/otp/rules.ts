import { randomInt } from 'node:crypto'
import { OTP_LENGTH } from '#contract/limits.ts'
import type { Settings } from '#contract/settings.ts'
import type { Cap } from '#server/platform/call-limits.ts'
import { networkOf } from '#server/platform/network-address.ts'

export const newCode = () => String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0')

export type SendingCap = Cap & { refusal: 'otp_too_soon' | 'otp_limit' }

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const DEMO_GENEROSITY = 20

/** How often a code may be sent, always taken in this order so that two senders never wait for each other. */
export function sendingCaps(
  { mobile, device, address }: { mobile: string; device: Buffer; address: string },
  settings: Settings,
  generous: boolean,
): SendingCap[] {
  const number = device.length > 0 ? `${mobile} ${device.toString('hex')}` : mobile
  const times = generous ? DEMO_GENEROSITY : 1
  const limit = (key: string, max: number, seconds: number): SendingCap => ({
    key: `otp ${key}`,
    max: max * times,
    seconds,
    refusal: 'otp_limit',
  })
  return [
    { key: `otp gap ${number}`, max: 1, seconds: generous ? 1 : settings.otpGapSeconds, refusal: 'otp_too_soon' },
    limit(`ten-minutes ${number}`, settings.otpPerTenMinutes, 10 * MINUTE),
    limit(`day ${number}`, settings.otpPerDay, DAY),
    limit(`address ${networkOf(address)}`, settings.otpPerHourAndAddress, HOUR),
    limit(`prefix ${mobile.slice(0, 6)}`, settings.otpPerHourAndPrefix, HOUR),
    limit('all', settings.otpPerMinuteForAll, MINUTE),
  ]
}

export interface KeptCode {
  wrongTries: number
  expiresAt: Date
  usedAt: Date | null
}

/** A code that is used, too old or guessed at too often cannot be right any more. */
export const isLive = (code: KeptCode, wrongTriesAllowed: number, now: Date) =>
  code.usedAt === null && code.expiresAt > now && code.wrongTries < wrongTriesAllowed
