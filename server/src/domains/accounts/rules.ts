import { randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, Buffer, number, Buffer>(scrypt)

/** scrypt with a salt of its own; it signs nobody in, and a leak tells nothing. */
export async function hashPassword(password: string) {
  const salt = randomBytes(16)
  const hash = await derive(password, salt, 32)
  return `scrypt$${salt.toString('base64url')}$${hash.toString('base64url')}`
}
