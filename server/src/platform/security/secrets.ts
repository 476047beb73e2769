import { createHash, createHmac, createSecretKey, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { createColumnEncryption } from './encrypted-column.ts'

/** Keys for separate purposes, derived from one master secret: knowing one reveals nothing about another. */
export function createSecrets(master: string, older: readonly string[] = []) {
  // Objects, because a buffer would be made into one for every hash.
  const derive = (purpose: string) => createSecretKey(Buffer.from(hkdfSync('sha256', master, 'paramarsh', purpose, 32)))
  const keys = {
    otp: derive('otp'),
    url: derive('signed-url'),
    recovery: derive('recovery-code'),
    mark: derive('column-mark'),
    room: derive('room-token'),
  }
  return {
    otpHash: (mobile: string, code: string) => createHmac('sha256', keys.otp).update(`${mobile}:${code}`).digest(),
    recoveryHash: (accountId: number, code: string) =>
      createHmac('sha256', keys.recovery).update(`${accountId}:${code}`).digest(),
    /** Deterministic, so that an encrypted column can be searched for a known value. */
    columnMark: (text: string) => createHmac('sha256', keys.mark).update(text).digest(),
    urlSignature: (text: string) => createHmac('sha256', keys.url).update(text).digest('base64url'),
    roomSignature: (text: string) => createHmac('sha256', keys.room).update(text).digest('base64url'),
    ...createColumnEncryption(master, older),
  }
}
export type Secrets = ReturnType<typeof createSecrets>

export const sameBytes = (a: Buffer, b: Buffer) => a.length === b.length && timingSafeEqual(a, b)
/** 256 random bits, safe in a header or a URL. */
export const newToken = () => randomBytes(32).toString('base64url')
/** A plain hash is enough for a secret of 256 random bits. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest()
