import { expect, test } from 'vitest'
import { approvePayout, listWithdrawals } from '#contract/payouts.ts'
import * as ledger from '#server/domains/ledger/service.ts'
import { aWithdrawal } from '#test/a-withdrawal.ts'
import { beginWith, waitLongerForLocks } from '#test/locks.ts'
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

/** The product in earnest, with a RazorpayX of this machine that takes every payout and says no more of it. */
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
  await waitLongerForLocks(the)
  return { the, lastPayout: () => `pout_${payouts}` }
}

/** A withdrawal of ₹1,000 that RazorpayX has taken. */
async function onItsWay() {
  const { the, lastPayout } = await production()
  const her = await the.aConsultant()
  const { id } = await aWithdrawal(the, her)
  await (await the.aStaff()).send(approvePayout, { id })
  await sendPayouts(the.app.house, the.clock.now())
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
    tell: (body: string, secret = NEW) => hear(body, hmac(body, secret)),
    state: async () => (await her.send(listWithdrawals, {})).body.data.data[0]!,
    purses: async () => {
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

test('a notice with the right signature settles the payout, by the secret of now or by the one before', async () => {
  for (const secret of [NEW, OLD]) {
    const { notice, tell, state, purses, booksHold } = await onItsWay()
    const before = await purses()
    expect([(await state()).state, before.underWay]).toEqual(['sending', 100_000])
    const { status } = await tell(notice('processed', { utr: 'N062240' }), secret)
    expect([status, await state()]).toMatchObject([200, { state: 'paid', utr: 'N062240' }])
    expect(await purses()).toEqual({ ...before, underWay: 0 })
    await booksHold()
  }
})

test('a wrong, a missing or a borrowed signature is refused and nothing is kept of it', async () => {
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

test('the same notice ten times at once, and a late one of an earlier step, settle it once', async () => {
  const { notice, tell, state, purses, notices, booksHold } = await onItsWay()
  const { ready } = await purses()
  const paid = notice('processed', { utr: 'N2' })
  const answers = await Promise.all([...Array.from({ length: 10 }, () => tell(paid)), tell(notice('processing'))])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  await tell(notice('queued'))
  expect(await state()).toMatchObject({ state: 'paid', utr: 'N2' })
  expect(await purses()).toEqual({ ready, underWay: 0 })
  expect((await notices()).sort()).toEqual(['processed', 'processing', 'queued'])
  await booksHold()
})

test('notices of a payout whose settlement cannot go on are answered meanwhile, and it is settled once', async () => {
  const { the, id, notice, tell, state, booksHold } = await onItsWay()
  const blocker = await beginWith(the, 'select from withdrawals where id = $1 for no key update', [id])
  let answered = 0
  const all = Promise.all(
    Array.from({ length: 10 }, async () => {
      const { status } = await tell(notice('processed', { utr: 'N8' }))
      answered += 1
      return status
    }),
  )
  await expect.poll(() => answered, { timeout: 10_000 }).toBe(9)
  await blocker.end()
  expect(await all).toEqual(Array(10).fill(200))
  expect(await state()).toMatchObject({ state: 'paid', utr: 'N8' })
  await booksHold()
})

test('notices of many payouts that cannot be settled leave connections for everybody else', async () => {
  const sent: Awaited<ReturnType<typeof onItsWay>>[] = []
  for (let n = 0; n < 6; n++) sent.push(await onItsWay())
  const { the } = sent[0]!
  const ids = sent.map(({ id }) => id)
  const blocker = await beginWith(the, 'select from withdrawals where id = any($1) for no key update', [ids])
  const settling = Promise.all(sent.map(({ tell, notice }) => tell(notice('processed', { utr: 'N9' }))))
  expect((await sent[0]!.state()).state).toBe('sending')
  await blocker.end()
  expect((await settling).map(({ status }) => status)).toEqual(ids.map(() => 200))
})

test('a payout that the bank sends back after it was paid is ready again, once', async () => {
  const { notice, tell, state, purses, booksHold } = await onItsWay()
  const { ready } = await purses()
  await tell(notice('processed', { utr: 'N3' }))
  const back = notice('reversed', { failure_reason: 'The account is frozen' })
  await Promise.all([tell(back), tell(back, OLD), tell(notice('processed', { utr: 'N3' }))])
  expect(await state()).toMatchObject({ state: 'failed', note: 'The account is frozen' })
  expect(await purses()).toEqual({ ready: ready + 100_000, underWay: 0 })
  await booksHold()
})

test('a payout whose answer was lost is known by our own reference, and only by that of one that was sent', async () => {
  const { the, id, notice, tell, state, booksHold } = await onItsWay()
  await the.pool.query('update withdrawals set provider_payout_id = null where id = $1', [id])
  for (const reference_id of ['WD-1', `WD-${id}0`, 'withdrawal', `wd-${id}`])
    await tell(notice('processed', { utr: 'N7', reference_id }))
  expect((await state()).state).toBe('sending')
  await tell(notice('processed', { utr: 'N7', reference_id: `WD-${id}` }))
  expect(await state()).toMatchObject({ state: 'paid', utr: 'N7' })
  await booksHold()
})

test('what is not about a payout of ours is thanked for and changes nothing; the poll goes on', async () => {
  const { the, tell, state } = await onItsWay()
  const others = [
    '{"event":"payment.captured","payload":{}}',
    '{"event":"payout.processed","payload":{"payout":{"entity":{"id":"pout_of_others","status":"processed"}}}}',
    'no JSON at all',
  ]
  for (const body of others) expect((await tell(body)).status).toBe(200)
  await sendPayouts(the.app.house, new Date(the.clock.now().getTime() + HALF_HOUR_MS))
  expect((await state()).state).toBe('sending')
})
