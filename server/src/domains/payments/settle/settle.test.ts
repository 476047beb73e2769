import { describe, expect, test } from 'vitest'
import { getUserDetails } from '#contract/accounts/endpoints.ts'
import { confirmPayment, getPayment } from '#contract/payments/endpoints.ts'
import { checkBooks, fundsOf } from '#server/domains/ledger/public.ts'
import { forLongWork } from '#server/platform/services.ts'
import { beginWith } from '#test/locks.ts'
import { aTopUp, gatewayOf, press } from '#test/payments.ts'
import type { Person } from '#test/people.ts'
import { type World, world } from '#test/world.ts'
import type { GatewayPayment } from '../gateways/gateway.ts'
import { noticeOf } from '../gateways/test/webhooks.ts'
import { settle } from './service.ts'

const there = await world()
/** A second process on the same database. */
const second = await world({ process: 'second' })

/** Paid at the gateway, and no report of it has arrived yet. */
async function paidWithoutNotice(person: Person) {
  const topUp = await aTopUp(person)
  await press(there, topUp.page, { outcome: 'pay', webhooks: 'never' })
  const [attempt] = await gatewayOf(there).paymentsOfOrder(topUp.orderId)
  return { ...topUp, attempt: attempt! }
}

let events = 0
function sendWebhook(attempt: GatewayPayment, { call }: World = there) {
  events += 1
  const body = noticeOf(`payment.${attempt.state}`, `evt_parallel_${events}`, attempt)
  return call('POST', '/api/web/v1/webhooks/test', {
    body,
    headers: { 'content-type': 'application/json', 'x-test-signature': gatewayOf(there).sign(body) },
  })
}

/** Deadlocks that PostgreSQL has resolved in this database; each connection must publish its counter first. */
async function countDeadlocks() {
  for (const { pool } of [there, second]) {
    const clients = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()))
    for (const client of clients) await client.query('select pg_stat_force_next_flush()')
    for (const client of clients) client.release()
  }
  const { rows } = await there.pool.query<{ deadlocks: number }>(
    'select deadlocks from pg_stat_database where datname = current_database()',
  )
  return rows[0]!.deadlocks
}

describe('many concurrent reports of one payment', () => {
  test('webhooks with different event ids are all answered 200, credit once and cause no deadlock', async () => {
    const person = await there.aCustomer()
    const { attempt, paymentId } = await paidWithoutNotice(person)
    const before = await countDeadlocks()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => sendWebhook(attempt, n % 2 ? second : there)),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(await countDeadlocks()).toBe(before)
    expect((await person.send(getPayment, { id: paymentId })).body.data.payment.state).toBe('captured')
    expect((await fundsOf(there.db, person.id, there.clock.now())).walletPaise).toBe(500_00)
    expect(await checkBooks(there.db)).toEqual([])
  })

  test('a repeated callback gets no 5xx and causes no deadlock', async () => {
    const person = await there.aCustomer()
    const { attempt, paymentId, orderId } = await paidWithoutNotice(person)
    const callback = {
      ...{ id: paymentId, razorpay_order_id: orderId, razorpay_payment_id: attempt.id },
      razorpay_signature: gatewayOf(there).sign(`${orderId}|${attempt.id}`),
    }
    const before = await countDeadlocks()
    const answers = await Promise.all(Array.from({ length: 20 }, () => person.send(confirmPayment, callback)))
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    expect(await countDeadlocks()).toBe(before)
    expect((await fundsOf(there.db, person.id, there.clock.now())).walletPaise).toBe(500_00)
  })
  test('contradicting reports in two processes: captured money is credited, without a deadlock', async () => {
    const person = await there.aCustomer()
    const { attempt, paymentId } = await paidWithoutNotice(person)
    const before = await countDeadlocks()
    const notices = (['failed', 'pending', 'captured'] as const).flatMap((state) =>
      [there, second].map((process) => sendWebhook({ ...attempt, state }, process)),
    )
    expect((await Promise.all(notices)).map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect(await countDeadlocks()).toBe(before)
    expect((await person.send(getPayment, { id: paymentId })).body.data.payment.state).toBe('captured')
  })
})

test('reports of money already credited are answered without the database', async () => {
  const { attempt } = await paidWithoutNotice(await there.aCustomer())
  expect((await sendWebhook(attempt)).status).toBe(200)
  const blocker = await beginWith(there, 'lock table payments in access exclusive mode', [])
  expect((await sendWebhook(attempt)).status).toBe(200)
  await blocker.end()
})

/** The connections waiting for this lock, once there is one. */
async function waitingFor(blocker: Awaited<ReturnType<typeof beginWith>>) {
  const waiting = async () => {
    const { rows } = await there.pool.query<{ pid: number }>(
      'select pid from pg_stat_activity where $1 = any(pg_blocking_pids(pid))',
      [blocker.pid],
    )
    return rows.map(({ pid }) => pid)
  }
  await expect.poll(waiting).not.toEqual([])
  return waiting()
}

describe('a webhook about a payment that a callback or a poll is settling', () => {
  const confirm = async (
    person: Person,
    { paymentId, orderId, attempt }: Awaited<ReturnType<typeof paidWithoutNotice>>,
  ) =>
    person.send(confirmPayment, {
      ...{ id: paymentId, razorpay_order_id: orderId, razorpay_payment_id: attempt.id },
      razorpay_signature: gatewayOf(there).sign(`${orderId}|${attempt.id}`),
    })
  const lockPayment = (id: number) => beginWith(there, 'select from payments where id = $1 for update', [id])

  test('fails with the callback, so that the gateway sends it again', async () => {
    const person = await there.aCustomer()
    const paid = await paidWithoutNotice(person)
    const blocker = await lockPayment(paid.paymentId)
    const callback = confirm(person, paid)
    const [pid] = await waitingFor(blocker)
    const report = { source: 'webhook', event: 'payment.captured' } as const
    const webhook = expect(settle(there.app.services, paid.paymentId, paid.attempt, report)).rejects.toThrow(
      /terminat|ECONNRESET/,
    )
    await there.pool.query('select pg_terminate_backend($1)', [pid])
    await blocker.end()
    await webhook
    expect((await callback).status).toBe(503)
    expect((await sendWebhook(paid.attempt)).status).toBe(200)
    expect((await fundsOf(there.db, person.id, there.clock.now())).walletPaise).toBe(500_00)
  })

  test('is answered 503 by another process until the money is credited', async () => {
    const person = await there.aCustomer()
    const paid = await paidWithoutNotice(person)
    const blocker = await lockPayment(paid.paymentId)
    const callback = confirm(person, paid)
    await waitingFor(blocker)
    expect((await sendWebhook(paid.attempt, second)).status).toBe(503)
    await blocker.end()
    expect((await callback).body.data.payment.state).toBe('captured')
    expect((await sendWebhook(paid.attempt, second)).status).toBe(200)
  })

  test('waits for a poll of the same process with different services', async () => {
    const { paymentId, attempt } = await paidWithoutNotice(await there.aCustomer())
    const blocker = await lockPayment(paymentId)
    const poll = settle(forLongWork(there.app.services), paymentId, attempt, { source: 'poll', event: 'poll.captured' })
    await waitingFor(blocker)
    const webhook = sendWebhook(attempt)
    await blocker.end()
    expect([await poll, (await webhook).status]).toEqual(['captured', 200])
  })
})

test('a slow capture at the gateway does not block the settlement of other payments', async () => {
  const [slow, quick] = [await there.aCustomer(), await there.aCustomer()]
  const [authorised, paid] = [await paidWithoutNotice(slow), await paidWithoutNotice(quick)]
  const captured = Promise.withResolvers<GatewayPayment>()
  const services = { ...there.app.services, gateway: { ...gatewayOf(there), capture: () => captured.promise } }
  const notified = { ...authorised.attempt, state: 'authorised' as const }
  const settled = settle(services, authorised.paymentId, notified, { source: 'webhook', event: 'payment.authorized' })
  expect((await sendWebhook(paid.attempt)).status).toBe(200)
  expect((await fundsOf(there.db, quick.id, there.clock.now())).walletPaise).toBe(500_00)
  captured.resolve(authorised.attempt)
  expect(await settled).toBe('captured')
})

describe('a blocked settlement', () => {
  test('has its duplicates answered meanwhile, in every process', async () => {
    const { attempt, paymentId } = await paidWithoutNotice(await there.aCustomer())
    const blocker = await beginWith(there, 'select from payments where id = $1 for update', [paymentId])
    let answered = 0
    const all = Promise.all(
      Array.from({ length: 20 }, async (_, n) => {
        const { status } = await sendWebhook(attempt, n % 2 ? second : there)
        answered += 1
        return status
      }),
    )
    await expect.poll(() => answered).toBe(19)
    await blocker.end()
    expect(await all).toEqual(Array(20).fill(200))
  })

  test('leaves connections for other requests, however many there are', async () => {
    const reader = await there.aCustomer()
    const paid = await Promise.all(Array.from({ length: 8 }, async () => paidWithoutNotice(await there.aCustomer())))
    const ids = paid.map(({ paymentId }) => paymentId)
    const blocker = await beginWith(there, 'select from payments where id = any($1) for update', [ids])
    const settling = Promise.all(paid.map(({ attempt }) => sendWebhook(attempt)))
    expect((await reader.send(getUserDetails, {})).status).toBe(200)
    await blocker.end()
    expect((await settling).map(({ status }) => status)).toEqual(Array(8).fill(200))
  })
})

test('the gateway captures one order once, however many pay concurrently', async () => {
  const { page, orderId } = await aTopUp(await there.aCustomer())
  const lock = await beginWith(there, 'select from test_gateway_orders where id = $1 for update', [orderId])
  const both = [1, 2].map(() => press(there, page, { outcome: 'pay' }))
  const waiting = async () => {
    const { rows } = await there.pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows.length
  }
  await expect.poll(waiting).toBe(2)
  await lock.end()
  await Promise.all(both)
  expect(await gatewayOf(there).paymentsOfOrder(orderId)).toHaveLength(1)
})
