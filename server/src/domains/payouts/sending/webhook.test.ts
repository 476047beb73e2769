import { expect, test } from 'vitest'
import { approvePayout, listWithdrawals } from '#contract/payouts/endpoints.ts'
import * as ledger from '#server/domains/ledger/public.ts'
import { aWithdrawal } from '#test/a-withdrawal.ts'
import { beginWith } from '#test/locks.ts'
import { inProduction } from '#test/production.ts'
import { hmac } from '#test/razorpay.ts'
import { aSink } from '#test/sink.ts'
import { world } from '#test/world.ts'
import { sendPayouts } from './jobs.ts'

const [NEW, OLD] = ['the secret of now', 'the secret before']
const PATH = '/api/web/v1/webhooks/razorpayx'
const HALF_HOUR_MS = 30 * 60_000

let opened: ReturnType<typeof open> | undefined
const production = () => {
  opened ??= open()
  return opened
}

/** The app in production mode, with a fake RazorpayX that accepts every payout and reports nothing more. */
async function open() {
  let payouts = 0
  const razorpayX = await aSink(({ method }) => {
    if (method === 'POST') payouts += 1
    return {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id: `pout_${payouts}`, status: 'processing' }),
    }
  })
  const the = await world({
    env: {
      ...inProduction,
      ...{ RAZORPAYX_URL: razorpayX.url, RAZORPAYX_KEY_ID: 'rzp_key', RAZORPAYX_KEY_SECRET: 'rzp_secret' },
      RAZORPAYX_ACCOUNT_NUMBER: '7878780080316316',
      ...{ RAZORPAYX_WEBHOOK_SECRET: NEW, RAZORPAYX_WEBHOOK_SECRET_OLD: OLD },
    },
  })
  return { the, lastPayout: () => `pout_${payouts}` }
}

/** A withdrawal of ₹1,000 that RazorpayX has accepted. */
async function onItsWay() {
  const { the, lastPayout } = await production()
  const her = await the.aConsultant()
  const { id } = await aWithdrawal(the, her)
  await (await the.aStaff()).send(approvePayout, { id })
  await sendPayouts(the.app.services, the.clock.now())
  const payoutId = lastPayout()
  const notice = (status: string, more: object = {}) =>
    JSON.stringify({
      event: `payout.${status}`,
      payload: { payout: { entity: { id: payoutId, status, ...more } } },
    })
  const hear = (body: string, signature: string | undefined) =>
    the.call('POST', PATH, {
      body,
      headers: { 'content-type': 'application/json', ...(signature && { 'x-razorpay-signature': signature }) },
    })
  return {
    the,
    id,
    notice,
    hear,
    sendWebhook: (body: string, secret = NEW) => hear(body, hmac(body, secret)),
    state: async () => (await her.send(listWithdrawals, {})).body.data.data[0]!,
    balances: async () => {
      const { earnings, payout } = await ledger.balancesOf(the.db, her.id)
      return { ready: earnings, underWay: payout }
    },
    notices: async () =>
      (
        await the.db
          .selectFrom('payout_notices')
          .select('event_id')
          .where('withdrawal_id', '=', id)
          .orderBy('id')
          .execute()
      ).map(({ event_id }) => event_id.replace(`${payoutId} `, '')),
    booksHold: async () => expect(await ledger.checkBooks(the.db)).toEqual([]),
  }
}

test('a correctly signed webhook settles the payout, with the current or the previous secret', async () => {
  for (const secret of [NEW, OLD]) {
    const { notice, sendWebhook, state, balances, booksHold } = await onItsWay()
    const before = await balances()
    expect([(await state()).state, before.underWay]).toEqual(['sending', 100_000])
    const { status } = await sendWebhook(notice('processed', { utr: 'N062240' }), secret)
    expect([status, await state()]).toMatchObject([200, { state: 'paid', utr: 'N062240' }])
    expect(await balances()).toEqual({ ...before, underWay: 0 })
    await booksHold()
  }
})

test('a wrong, missing or reused signature is refused and nothing is stored', async () => {
  const { notice, hear, state, notices } = await onItsWay()
  const paid = notice('processed', { utr: 'N1' })
  const refusals = [
    await hear(paid, hmac(paid, 'a guess')),
    await hear(paid, undefined),
    await hear(paid, ''),
    await hear(paid, hmac(notice('queued'), NEW)),
    await hear(`${paid} `, hmac(paid, NEW)),
    await hear(paid, 'ß'.repeat(64)),
  ]
  expect(refusals.map(({ status, body }) => [status, body.code])).toEqual(refusals.map(() => [400, 'signature_wrong']))
  expect([(await state()).state, await notices()]).toEqual(['sending', []])
})

test('ten identical concurrent webhooks, and a late one of an earlier step, settle it once', async () => {
  const { notice, sendWebhook, state, balances, notices, booksHold } = await onItsWay()
  const { ready } = await balances()
  const paid = notice('processed', { utr: 'N2' })
  const answers = await Promise.all([
    ...Array.from({ length: 10 }, () => sendWebhook(paid)),
    sendWebhook(notice('processing')),
  ])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  await sendWebhook(notice('queued'))
  expect(await state()).toMatchObject({ state: 'paid', utr: 'N2' })
  expect(await balances()).toEqual({ ready, underWay: 0 })
  expect((await notices()).sort()).toEqual(['processed', 'processing', 'queued'])
  await booksHold()
})

test('webhooks of a payout whose settlement is blocked are answered meanwhile, and it is settled once', async () => {
  const { the, id, notice, sendWebhook, state, booksHold } = await onItsWay()
  const blocker = await beginWith(the, 'select from withdrawals where id = $1 for no key update', [id])
  let answered = 0
  const all = Promise.all(
    Array.from({ length: 10 }, async () => {
      const { status } = await sendWebhook(notice('processed', { utr: 'N8' }))
      answered += 1
      return status
    }),
  )
  await expect.poll(() => answered).toBe(9)
  await blocker.end()
  expect(await all).toEqual(Array(10).fill(200))
  expect(await state()).toMatchObject({ state: 'paid', utr: 'N8' })
  await booksHold()
})

test('webhooks of many blocked payouts leave connections for other requests', async () => {
  const sent: Awaited<ReturnType<typeof onItsWay>>[] = []
  for (let n = 0; n < 6; n++) sent.push(await onItsWay())
  const { the } = sent[0]!
  const ids = sent.map(({ id }) => id)
  const blocker = await beginWith(the, 'select from withdrawals where id = any($1) for no key update', [ids])
  const settling = Promise.all(sent.map(({ sendWebhook, notice }) => sendWebhook(notice('processed', { utr: 'N9' }))))
  expect((await sent[0]!.state()).state).toBe('sending')
  await blocker.end()
  expect((await settling).map(({ status }) => status)).toEqual(ids.map(() => 200))
})

test('a payout that the bank returns after it was paid is ready again, once', async () => {
  const { notice, sendWebhook, state, balances, booksHold } = await onItsWay()
  const { ready } = await balances()
  await sendWebhook(notice('processed', { utr: 'N3' }))
  const back = notice('reversed', { failure_reason: 'The account is frozen' })
  await Promise.all([sendWebhook(back), sendWebhook(back, OLD), sendWebhook(notice('processed', { utr: 'N3' }))])
  expect(await state()).toMatchObject({ state: 'failed', note: 'The account is frozen' })
  expect(await balances()).toEqual({ ready: ready + 100_000, underWay: 0 })
  await booksHold()
})

test('a payout whose response was lost is matched by our own reference, and only if it was sent', async () => {
  const { the, id, notice, sendWebhook, state, booksHold } = await onItsWay()
  await the.pool.query('update withdrawals set provider_payout_id = null where id = $1', [id])
  for (const reference_id of ['WD-1', `WD-${id}0`, 'withdrawal', `wd-${id}`])
    await sendWebhook(notice('processed', { utr: 'N7', reference_id }))
  expect((await state()).state).toBe('sending')
  await sendWebhook(notice('processed', { utr: 'N7', reference_id: `WD-${id}` }))
  expect(await state()).toMatchObject({ state: 'paid', utr: 'N7' })
  await booksHold()
})

test('a webhook not about our payouts is acknowledged and changes nothing; polling continues', async () => {
  const { the, sendWebhook, state } = await onItsWay()
  const others = [
    '{"event":"payment.captured","payload":{}}',
    '{"event":"payout.processed","payload":{"payout":{"entity":{"id":"pout_of_others","status":"processed"}}}}',
    'no JSON at all',
  ]
  for (const body of others) expect((await sendWebhook(body)).status).toBe(200)
  await sendPayouts(the.app.services, new Date(the.clock.now().getTime() + HALF_HOUR_MS))
  expect((await state()).state).toBe('sending')
})
