import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { expect, test } from 'vitest'
import webPush from 'web-push'
import { sendOtp } from '#contract/accounts/endpoints.ts'
import { atEndOfFile } from '#test/end-of-file.ts'
import { newMobile } from '#test/people.ts'
import { inProduction } from '#test/production.ts'
import { aSink } from '#test/sink.ts'
import { world } from '#test/world.ts'
import * as outbox from '../outbox/outbox.ts'

const letters: string[] = []

/** The app in production mode, with fake providers on this machine. */
async function production(answer: Parameters<typeof aSink>[0]) {
  const provider = await aSink(answer)
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: async (stream, _session, done) => {
      letters.push(await text(stream))
      done()
    },
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  // Registered before the app is opened, because it must disconnect first.
  atEndOfFile(() => new Promise<void>((closed) => server.close(closed)))
  const { port } = server.server.address() as AddressInfo
  const keys = webPush.generateVAPIDKeys()
  const services = await world({
    env: {
      ...inProduction,
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      SMS_URL: provider.url,
      SMS_TEMPLATES: 'otp.en=1107,otp.hi=1108',
      VAPID_PUBLIC_KEY: keys.publicKey,
      VAPID_PRIVATE_KEY: keys.privateKey,
    },
  })
  return { ...services, provider }
}

test('in production an OTP is sent to the SMS provider only, with its registered template', async () => {
  const { app, call, send, provider, db, clock } = await production(() => ({ status: 202 }))
  const mobile = newMobile()
  const { body } = await send(sendOtp, { mobile }, { headers: { 'accept-language': 'hi' } })
  expect(body.data.demoInbox).toBeNull()
  await app.services.outbox.settled()
  const sms = JSON.parse(provider.requests[0]!.body.toString())
  expect(sms).toMatchObject({ to: `+91${mobile}`, templateId: '1108', text: expect.stringContaining('OTP है') })
  for (const path of ['/demo/inbox', '/demo/inbox.json', '/demo/inbox.css']) {
    expect((await call('GET', path)).status).toBe(404)
  }
  expect(await db.selectFrom('demo_inbox').selectAll().execute()).toEqual([])

  const browser = { endpoint: `${provider.url}/push`, keys: webPushKeys() }
  const to = { email: 'asha@example.in', subscriptions: [browser] }
  const said = { message: 'signed_in_on_new_device', to, language: 'en', params: { device: 'Android <b>' } } as const
  await db.transaction().execute((tx) => outbox.add(tx, clock.now(), said))
  await app.services.outbox.settled()
  expect(provider.requests.at(-1)).toMatchObject({ path: '/push', headers: { 'content-encoding': 'aes128gcm' } })
  expect(letters).toHaveLength(1)
  const letter = letters[0]!.replaceAll('=\r\n', '').replaceAll('=3D', '=')
  expect(letter).toContain('Android <b> on 2nd March 2026, 10:00 AM')
  expect(letter).toContain('Android &#60;b&#62; on 2nd March 2026')
  expect(letter).toContain('href="https://paramarsh.example/dashboard/my-profile"')
})

/** Keys of a browser; the test does not decrypt what it gets. */
const webPushKeys = () => ({ p256dh: webPush.generateVAPIDKeys().publicKey, auth: 'c2l4dGVlbiBieXRlcyEhIQ' })
