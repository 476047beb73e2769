import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** A subscribed browser: only it can decrypt what is pushed. */
export function aBrowser(endpoint: string) {
  const ecdh = createECDH('prime256v1')
  const publicKey = ecdh.generateKeys()
  const auth = randomBytes(16)
  const keys = { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') }
  return { subscription: { endpoint, keys }, read: (body: Buffer) => decrypt(body, ecdh, publicKey, auth) }
}

/** RFC 8188 with the keys of RFC 8291, for the receiving side. */
function decrypt(body: Buffer, ecdh: ReturnType<typeof createECDH>, ours: Buffer, auth: Buffer) {
  const salt = body.subarray(0, 16)
  const theirs = body.subarray(21, 21 + body[20]!)
  const stored = body.subarray(21 + body[20]!)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ours, theirs])
  const shared = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(theirs), auth, info, 32))
  const key = Buffer.from(hkdfSync('sha256', shared, salt, 'Content-Encoding: aes128gcm\0', 16))
  const nonce = Buffer.from(hkdfSync('sha256', shared, salt, 'Content-Encoding: nonce\0', 12))
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(stored.subarray(-16))
  const plain = Buffer.concat([decipher.update(stored.subarray(0, -16)), decipher.final()])
  return plain.subarray(0, plain.lastIndexOf(2)).toString()
}
