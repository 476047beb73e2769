import { createPublicKey, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import webPush from 'web-push'
import { aBrowser } from '../../../test/push-browser.ts'
import { aSink } from '../../../test/sink.ts'
import { createPusher } from './push.ts'

const vapid = webPush.generateVAPIDKeys()
const note = { title: 'नया लॉगिन', body: 'From Android.', path: '/dashboard/my-profile' }
const now = new Date('2026-03-03T11:00:00Z')
const travel = { urgent: false, expiresAt: null, now }
const soon = () => AbortSignal.timeout(60_000)

test('a message reaches the push service encrypted for that browser and signed by us', async () => {
  const { url, requests } = await aSink(() => ({ status: 201 }))
  const browser = aBrowser(`${url}/push/abc`)
  await createPusher(vapid, 'https://paramarsh.example')(browser.subscription, { note, travel }, soon())
  const { path, headers, body } = requests[0]!
  expect(path).toBe('/push/abc')
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'normal' })
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

test('an urgent message wakes a phone, expires with its event, and is replaced by what follows', async () => {
  const { url, requests } = await aSink(() => ({ status: 201 }))
  const push = createPusher(vapid, 'https://paramarsh.example')
  const ring = { ...note, tag: 'talk-7' }
  const soonOver = { urgent: true, expiresAt: new Date(now.getTime() + 44_900), now }
  await push(aBrowser(url).subscription, { note: ring, travel: soonOver }, soon())
  expect(requests[0]!.headers).toMatchObject({ ttl: '44', urgency: 'high', topic: 'talk-7' })
  await push(aBrowser(url).subscription, { note: ring, travel: { ...soonOver, expiresAt: now } }, soon())
  expect(requests[1]!.headers).toMatchObject({ ttl: '0' })
})

test.each([
  [404, true],
  [410, true],
  [413, true],
  [429, false],
  [500, false],
])('status %i of the push service: permanent is %s', async (status, permanent) => {
  const { url } = await aSink(() => ({ status }))
  const push = createPusher(vapid, 'https://paramarsh.example')
  await expect(push(aBrowser(url).subscription, { note, travel }, soon())).rejects.toMatchObject({ permanent })
})
