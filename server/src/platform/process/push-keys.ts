import { createECDH, hkdfSync } from 'node:crypto'

/** VAPID keys derived from the secret, so that browsers can subscribe even if none are configured. */
export function pushKeysOf(secret: string) {
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(Buffer.from(hkdfSync('sha256', secret, 'paramarsh', 'push', 32)))
  return Object.freeze({
    publicKey: curve.getPublicKey('base64url'),
    privateKey: curve.getPrivateKey('base64url'),
  })
}
