import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { aSink } from '#test/sink.ts'
import { PayoutProviderFailure, PayoutRefused } from './provider.ts'
import { createRazorpayX } from './razorpayx.ts'

const NOW = new Date('2026-03-02T04:30:00Z')
const account = {
  ...{ reference: 'bank-account-7', number: '50100241877012', ifsc: 'HDFC0000007', holder: 'Meera Kulkarni' },
  owner: { reference: 'consultant-5', name: 'Meera Kulkarni', mobile: '9890000157' },
  known: { accountId: null, checkId: null },
}
const payout = {
  key: 'withdrawal-1001',
  accountId: 'fa_1',
  paise: 1_800_000,
  reference: 'WD-1001',
  narration: 'Paramarsh',
}

/** A fake RazorpayX on this machine, with responses as documented. */
async function razorpayX(answers: Record<string, object | { status: number }>) {
  const sink = await aSink(({ method, path }) => {
    const { status = 200, ...body } = (answers[`${method} ${path}`] ?? { status: 404 }) as { status?: number }
    return {
      status: typeof status === 'number' ? status : 200,
      body: JSON.stringify({ ...body, ...(typeof status === 'string' && { status }) }),
    }
  })
  const provider = createRazorpayX({
    ...{ url: sink.url, keyId: 'rzp_key', keySecret: 'rzp_secret', accountNumber: '7878780080316316' },
    webhookSecrets: ['new secret', 'old secret'],
  })
  const sent = () =>
    sink.requests.map(({ method, path, headers, body }) => ({
      method,
      path,
      headers,
      body: body.length ? JSON.parse(String(body)) : undefined,
    }))
  return { provider, sent }
}

test('an account is registered once and verified with one rupee; the bank’s name is returned', async () => {
  const { provider, sent } = await razorpayX({
    'POST /contacts': { id: 'cont_1' },
    'POST /fund_accounts': { id: 'fa_1' },
    'POST /fund_accounts/validations': { id: 'fav_1', status: 'created' },
    'GET /fund_accounts/validations/fav_1': {
      ...{ id: 'fav_1', status: 'completed' },
      results: { account_status: 'active', registered_name: 'MEERA S KULKARNI' },
    },
  })
  const first = await provider.check(account, NOW)
  expect(first).toEqual({ accountId: 'fa_1', checkId: 'fav_1', state: 'checking' })
  const later = await provider.check({ ...account, known: { accountId: 'fa_1', checkId: 'fav_1' } }, NOW)
  expect(later).toMatchObject({ state: 'verified', bankName: 'MEERA S KULKARNI' })
  const [contact, fund, check, ...rest] = sent()
  expect(contact!.headers.authorization).toBe(`Basic ${Buffer.from('rzp_key:rzp_secret').toString('base64')}`)
  expect(contact!.body).toMatchObject({ reference_id: 'consultant-5', type: 'vendor' })
  expect(fund!.body).toMatchObject({
    contact_id: 'cont_1',
    bank_account: { account_number: '50100241877012', ifsc: 'HDFC0000007' },
  })
  expect(check!.body).toMatchObject({ amount: 100, fund_account: { id: 'fa_1' }, account_number: '7878780080316316' })
  expect(rest.map(({ method }) => method)).toEqual(['GET'])
})

test('a payout is sent in paise with its key, and each provider status is mapped', async () => {
  const { provider, sent } = await razorpayX({
    'POST /payouts': { id: 'pout_1', status: 'queued' },
    'GET /payouts/pout_1': { id: 'pout_1', status: 'processed', utr: 'N062240' },
    'GET /payouts/pout_2': { id: 'pout_2', status: 'reversed', failure_reason: 'Account is frozen' },
    'GET /payouts/pout_3': { id: 'pout_3', status: 'rejected' },
  })
  expect(await provider.send(payout, NOW)).toEqual({ payoutId: 'pout_1', state: 'sending' })
  expect(sent()[0]).toMatchObject({
    headers: { 'x-payout-idempotency': 'withdrawal-1001' },
    body: { amount: 1_800_000, currency: 'INR', mode: 'IMPS', fund_account_id: 'fa_1', reference_id: 'WD-1001' },
  })
  expect(await provider.find('pout_1', NOW)).toEqual({ payoutId: 'pout_1', state: 'paid', utr: 'N062240' })
  expect(await provider.find('pout_2', NOW)).toEqual({
    payoutId: 'pout_2',
    state: 'failed',
    reason: 'Account is frozen',
  })
  expect(await provider.find('pout_3', NOW)).toMatchObject({
    state: 'failed',
    reason: 'The bank returned the payment.',
  })
  await provider.send({ ...payout, paise: 60_000_000 }, NOW)
  expect(sent().at(-1)!.body.mode).toBe('NEFT')
})

test('unreachable or invalid responses are reported, without any of the data sent', async () => {
  const { provider } = await razorpayX({ 'POST /payouts': { status: 500 }, 'GET /payouts/pout_1': { odd: true } })
  const said = await provider.send(payout, NOW).catch((error: Error) => error)
  expect(said).toBeInstanceOf(PayoutProviderFailure)
  expect((said as Error).message).toBe('RazorpayX answered 500 to /payouts')
  await expect(provider.find('pout_1', NOW)).rejects.toThrow(PayoutProviderFailure)
})

test.each([
  ['The fund account is inactive', 'The account is closed or not in use.'],
  ['The id provided does not exist', 'The bank could not find this account.'],
  ['Beneficiary account is frozen', 'The account is blocked at the bank.'],
  ['Invalid IFSC code', 'The bank could not find this IFSC.'],
])('“%s” ends a payout, with a text for the consultant: %s', async (description, words) => {
  const error = { code: 'BAD_REQUEST_ERROR', description, source: 'business', reason: 'input_validation_failed' }
  const { provider } = await razorpayX({ 'POST /payouts': { status: 400, error } })
  const said = await provider.send(payout, NOW).catch((thrown: Error) => thrown)
  expect(said).toBeInstanceOf(PayoutRefused)
  expect((said as Error).message).toBe(words)
})

test.each([
  [400, 'Different request body sent for the same Idempotency Header with fund account'],
  [400, 'Your account does not have enough balance to carry out the payout operation'],
  [400, 'The amount is invalid'],
  [401, 'The fund account is not accessible with this key'],
  [429, 'Request failed: too many requests for this fund account'],
  [502, 'Beneficiary bank is down'],
])('%i “%s” may hide a payment or be temporary: it is retried', async (status, description) => {
  const error = { code: 'BAD_REQUEST_ERROR', description }
  const { provider } = await razorpayX({ 'POST /payouts': { status, error } })
  await expect(provider.send(payout, NOW)).rejects.toThrow(PayoutProviderFailure)
})

test('a webhook counts only with a signature of its bytes, by the new secret or the previous one', async () => {
  const { provider } = await razorpayX({})
  const body = Buffer.from(
    JSON.stringify({
      event: 'payout.processed',
      payload: { payout: { entity: { id: 'pout_1', status: 'processed', utr: 'N1' } } },
    }),
  )
  const signed = (secret: string) => createHmac('sha256', secret).update(body).digest('hex')
  const paid = { eventId: 'pout_1 processed', payoutId: 'pout_1', state: 'paid', utr: 'N1' }
  expect(provider.read(body, signed('new secret'))).toEqual(paid)
  expect(provider.read(body, signed('old secret'))).toEqual(paid)
  expect(provider.read(body, signed('a guess'))).toBe('forged')
  expect(provider.read(body, undefined)).toBe('forged')
  expect(provider.read(Buffer.concat([body, Buffer.from(' ')]), signed('new secret'))).toBe('forged')
  const other = Buffer.from('{"event":"payment.captured"}')
  expect(provider.read(other, createHmac('sha256', 'new secret').update(other).digest('hex'))).toBe('other')
})
