import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import webPush from 'web-push'
import { aSink } from '../../../test/sink.ts'
import { createPusher } from './push.ts'

const vapid = webPush.generateVAPIDKeys()
const note = { title: 'नया साइन-इन', body: 'Your account was opened on Android.', path: '/dashboard/my-profile' }
const soon = () => AbortSignal.timeout(5_000)

/** A browser that has subscribed: only it can read what is pushed. */
function aBrowser(endpoint: string) {
  const ecdh = createECDH('prime256v1')
  const publicKey = ecdh.generateKeys()
  const auth = randomBytes(16)
  const keys = { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') }
  return { subscription: { endpoint, keys }, read: (body: Buffer) => decrypt(body, ecdh, publicKey, auth) }
}

/** RFC 8188 with the keys of RFC 8291, written from the receiving side. */
function decrypt(body: Buffer, ecdh: ReturnType<typeof createECDH>, ours: Buffer, auth: Buffer) {
  const salt = body.subarray(0, 16)
  const theirs = body.subarray(21, 21 + body[20]!)
  const sealed = body.subarray(21 + body[20]!)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ours, theirs])
  const shared = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(theirs), auth, info, 32))
  const key = Buffer.from(hkdfSync('sha256', shared, salt, 'Content-Encoding: aes128gcm\0', 16))
  const nonce = Buffer.from(hkdfSync('sha256', shared, salt, 'Content-Encoding: nonce\0', 12))
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return plain.subarray(0, plain.lastIndexOf(2)).toString()
}

test('a note reaches the push service sealed for that browser and signed by us', async () => {
  const { url, requests } = await aSink(() => ({ status: 201 }))
  const browser = aBrowser(`${url}/push/abc`)
  await createPusher(vapid, 'https://paramarsh.example')(browser.subscription, note, soon())
  const { path, headers, body } = requests[0]!
  expect(path).toBe('/push/abc')
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' })
  expect(body.toString()).not.toContain('Android')
  expect(JSON.parse(browser.read(body))).toEqual(note)

  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? []
  expect(key).toBe(vapid.publicKey)
  const [header, claims, signature] = token.split('.') as [string, string, string]
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: url,
    sub: 'https://paramarsh.example',
  })
  const point = Buffer.from(vapid.publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } })
  const signed = Buffer.from(`${header}.${claims}`)
  const proof = Buffer.from(signature, 'base64url')
  expect(verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, proof)).toBe(true)
})

test.each([
  [404, true],
  [410, true],
  [413, true],
  [429, false],
  [500, false],
])('%i from the push service: permanent is %s', async (status, permanent) => {
  const { url } = await aSink(() => ({ status }))
  const push = createPusher(vapid, 'https://paramarsh.example')
  await expect(push(aBrowser(url).subscription, note, soon())).rejects.toMatchObject({ permanent })
})
