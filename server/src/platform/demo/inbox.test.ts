import { expect, test } from 'vitest'
import { sendOtp } from '#contract/accounts/endpoints.ts'
import { newMobile } from '../../../test/people.ts'
import { aSink } from '../../../test/sink.ts'
import { world } from '../../../test/world.ts'
import * as outbox from '../outbox/outbox.ts'

interface Message {
  to: string
  channel: string
  text: string
  otp?: string
  at: string
}

test('a program finds the OTP it has just requested, newest first', async () => {
  const { send, call, clock } = await world()
  const mobile = newMobile()
  await send(sendOtp, { mobile })
  clock.advance({ minutes: 1 })
  await send(sendOtp, { mobile }, { headers: { 'accept-language': 'hi-IN' } })
  const { text, headers } = await call('GET', `/demo/inbox.json?to=${mobile}`)
  const messages = JSON.parse(text) as Message[]
  expect(messages).toHaveLength(2)
  expect(messages[0]).toEqual({
    to: mobile,
    channel: 'sms',
    text: expect.stringContaining('आपका Paramarsh OTP है'),
    otp: expect.stringMatching(/^\d{6}$/),
    at: clock.now().toISOString(),
  })
  expect(messages[0]!.text).toContain(messages[0]!.otp)
  expect(headers['cache-control']).toBe('no-store')
})

test('numbers and addresses are found in any notation', async () => {
  const { send, call, db, clock } = await world()
  const mobile = newMobile()
  await send(sendOtp, { mobile })
  const email = 'Asha.Verma@Example.in'
  const said = { message: 'password_changed', to: { mobile, email }, language: 'en', params: {} } as const
  await db.transaction().execute((tx) => outbox.add(tx, clock.now(), said))
  const found = async (to: string) => JSON.parse((await call('GET', '/demo/inbox.json', { query: { to } })).text).length
  expect(await found(`+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`)).toBe(2)
  expect(await found(`0${mobile}`)).toBe(2)
  expect(await found(' asha.verma@example.in ')).toBe(1)
  expect(await found('9111111111')).toBe(0)
})

test('the inbox page runs only its own script', async () => {
  const { call, db, clock } = await world()
  const mobile = newMobile()
  const said = {
    message: 'mobile_changed',
    to: { mobile, email: '"><script>x</script>@e.in' },
    language: 'en',
  } as const
  await db
    .transaction()
    .execute((tx) => outbox.add(tx, clock.now(), { ...said, params: { newMobileEnding: '<i>1</i>' } }))
  const { text, headers, status } = await call('GET', '/demo/inbox')
  expect(status).toBe(200)
  expect(headers['content-security-policy']).toContain("script-src 'self'")
  expect(text).toContain('<html lang="en">')
  expect(text).toContain('&#60;i&#62;1&#60;/i&#62;')
  expect(text).not.toContain('<i>1</i>')
  expect(text).not.toContain('<script>x')
  expect((await call('GET', '/demo/inbox?to="><script>')).text).not.toContain('"><script>')
  for (const path of ['/demo/inbox.css', '/demo/inbox.js', '/demo/fonts/eczar.woff2']) {
    expect((await call('GET', path)).status).toBe(200)
  }
})

test('the demo sends nothing externally, whatever providers are configured', async () => {
  const provider = await aSink()
  const { send, app } = await world({
    env: { SMS_URL: provider.url, SMS_TOKEN: 't', SMS_SENDER: 'S' },
    process: 'with a provider',
  })
  const mobile = newMobile()
  await send(sendOtp, { mobile })
  await app.services.outbox.settled()
  expect(provider.requests).toEqual([])
})
