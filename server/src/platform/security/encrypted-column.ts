import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const FORMAT = 1
const NAME_BYTES = 4
const IV_BYTES = 12
const TAG_BYTES = 16
const HEAD_BYTES = 1 + NAME_BYTES + IV_BYTES + TAG_BYTES

/**
 * Encrypted columns: AES-256-GCM with a key derived from the master secret. A value names its key in its header, so
 * that a new APP_SECRET can be used beside APP_SECRET_OLD; and it is bound to its place, such as `second_factors.secret
 * of 17`, so that rows cannot be swapped.
 */
export function createColumnEncryption(master: string, older: readonly string[] = []) {
  const keys = [master, ...older].map((secret) => {
    const key = Buffer.from(hkdfSync('sha256', secret, 'paramarsh', 'sealed-columns', 32))
    return { key, name: createHmac('sha256', key).update('name').digest().subarray(0, NAME_BYTES) }
  })
  const newest = keys[0]!

  function encrypt(place: string, text: string): Buffer {
    const iv = randomBytes(IV_BYTES)
    const cipher = createCipheriv('aes-256-gcm', newest.key, iv).setAAD(Buffer.from(place))
    const stored = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return Buffer.concat([Buffer.of(FORMAT), newest.name, iv, cipher.getAuthTag(), stored])
  }

  function decrypt(place: string, value: Buffer): string {
    if (value[0] !== FORMAT || value.length < HEAD_BYTES) throw new Error(`${place} is not an encrypted value`)
    const name = value.subarray(1, 1 + NAME_BYTES)
    const known = keys.find((one) => one.name.equals(name))
    if (!known) throw new Error(`${place} was encrypted with another APP_SECRET; set the old one as APP_SECRET_OLD`)
    const iv = value.subarray(1 + NAME_BYTES, 1 + NAME_BYTES + IV_BYTES)
    const tag = value.subarray(HEAD_BYTES - TAG_BYTES, HEAD_BYTES)
    const decipher = createDecipheriv('aes-256-gcm', known.key, iv).setAAD(Buffer.from(place)).setAuthTag(tag)
    return Buffer.concat([decipher.update(value.subarray(HEAD_BYTES)), decipher.final()]).toString('utf8')
  }
  /** Whether it was encrypted with the current secret. */
  const isNewest = (value: Buffer) => value.subarray(1, 1 + NAME_BYTES).equals(newest.name)
  return { encrypt, decrypt, isNewest }
}
