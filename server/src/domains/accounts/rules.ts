import { randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { daysAfter } from '#server/platform/time.ts'

const derive = promisify<string, Buffer, number, Buffer>(scrypt)

/** scrypt with an individual salt. The password is never used to sign in. */
export async function hashPassword(password: string) {
  const salt = randomBytes(16)
  const hash = await derive(password, salt, 32)
  return `scrypt$${salt.toString('base64url')}$${hash.toString('base64url')}`
}

export const daysBefore = (from: Date, days: number) => daysAfter(from, -days)
