import { expect, test } from 'vitest'
import { aSink } from '../../../test/sink.ts'
import { createSmsSender } from './sms.ts'

const sms = { mobile: '9876543210', text: '123456 is your OTP', templateId: '1107', reference: 'outbox-9' }
const soon = () => AbortSignal.timeout(60_000)

test('the provider gets the number, the registered text and our token', async () => {
  const { url, requests } = await aSink()
  await createSmsSender({ url: `${url}/send`, token: 'their-secret', sender: 'PRMRSH' })(sms, soon())
  expect(requests).toMatchObject([
    {
      method: 'POST',
      path: '/send',
      headers: {
        authorization: 'Bearer their-secret',
        'content-type': 'application/json',
        'idempotency-key': 'outbox-9',
      },
    },
  ])
  expect(JSON.parse(requests[0]!.body.toString())).toEqual({
    to: '+919876543210',
    sender: 'PRMRSH',
    text: '123456 is your OTP',
    templateId: '1107',
    reference: 'outbox-9',
  })
})

test.each([
  [400, true],
  [404, true],
  [422, true],
  [401, false],
  [408, false],
  [429, false],
  [500, false],
  [503, false],
])('status %i of the provider: permanent is %s, and its text is not repeated', async (status, permanent) => {
  const { url } = await aSink(() => ({ status, body: 'cannot send 123456 is your OTP' }))
  const send = createSmsSender({ url, token: 't', sender: 'S' })
  const expected = { permanent, message: `the SMS provider answered ${status}` }
  await expect(send(sms, soon())).rejects.toMatchObject(expected)
})

test('a provider that hangs, redirects or is unreachable can be retried', async () => {
  const hanging = await aSink(() => 'hang')
  const send = createSmsSender({ url: hanging.url, token: 't', sender: 'S' })
  await expect(send(sms, AbortSignal.timeout(100))).rejects.toMatchObject({ permanent: false })
  const elsewhere = await aSink(() => ({ status: 302, headers: { location: hanging.url } }))
  const redirected = createSmsSender({ url: elsewhere.url, token: 't', sender: 'S' })
  await expect(redirected(sms, soon())).rejects.toMatchObject({ permanent: false })
  const nowhere = createSmsSender({ url: 'http://127.0.0.1:9', token: 't', sender: 'S' })
  await expect(nowhere(sms, soon())).rejects.toMatchObject({ permanent: false })
})
