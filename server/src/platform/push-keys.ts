import { createECDH, hkdfSync } from 'node:crypto'

/** VAPID keys that are the same as long as the secret is: a house that was given none can still be subscribed to. */
export function pushKeysOf(secret: string) {
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(Buffer.from(hkdfSync('sha256', secret, 'paramarsh', 'push', 32)))
  return Object.freeze({
    publicKey: curve.getPublicKey('base64url'),
    privateKey: curve.getPrivateKey('base64url'),
  })
}
