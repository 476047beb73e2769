import { randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import QRCode from 'qrcode'

const STEP_SECONDS = 30
export const TICKET_SECONDS = 600
export const WRONG_BEFORE_LOCK = 5
export const LOCK_SECONDS = 900
/** How long a verified code counts as fresh for sensitive actions. */
export const FRESH_SECONDS = 900
const RECOVERY_CODES = 10
/** Without characters that people confuse. */
const RECOVERY_SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/**
 * Accepted clock drift in half minutes. The demo inbox shows codes ahead of time, so that nobody waits for the next
 * one.
 */
export const SLACK_STEPS = { production: 1, demo: 60 } as const

export const newSecret = () => new Secret({ size: 20 }).base32
export const stepAt = (now: Date) => Math.floor(now.getTime() / 1000 / STEP_SECONDS)

const authenticator = (secret: string) => new TOTP({ secret, algorithm: 'SHA1', digits: 6, period: STEP_SECONDS })
export const codeAt = (secret: string, step: number) =>
  authenticator(secret).generate({ timestamp: step * STEP_SECONDS * 1000 })

/** The half minute a code belongs to, near now; undefined if none. */
export function stepOf(secret: string, code: string, now: Date, slack: number): number | undefined {
  const here = stepAt(now)
  const off = authenticator(secret).validate({ token: code, timestamp: here * STEP_SECONDS * 1000, window: slack })
  return off === null ? undefined : here + off
}

/** What an authenticator app needs, as a QR code and as text. */
export function enrolmentOf(secret: string, issuer: string, label: string) {
  const uri = new TOTP({ issuer, label, secret, algorithm: 'SHA1', digits: 6, period: STEP_SECONDS }).toString()
  const { modules } = QRCode.create(uri, { errorCorrectionLevel: 'M' })
  let path = ''
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      if (modules.get(row, column)) path += `M${column} ${row}h1v1h-1z`
    }
  }
  return { secret: secret.match(/.{1,4}/g)!.join(' '), uri, qr: { squares: modules.size, path } }
}

const part = () => Array.from({ length: 5 }, () => RECOVERY_SIGNS[randomInt(RECOVERY_SIGNS.length)]).join('')
export const newRecoveryCodes = () => Array.from({ length: RECOVERY_CODES }, () => `${part()}-${part()}`)
/** The normalised form that is hashed. */
export const plainRecoveryCode = (typed: string) => typed.replaceAll('-', '').toUpperCase()
export const looksLikeRecovery = (code: string) => !/^\d{6}$/.test(code)
