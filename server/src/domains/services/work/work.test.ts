import { describe, expect, test } from 'vitest'
import { refundOrder } from '#contract/orders/staff.ts'
import * as api from '#contract/services/ordering.ts'
import { audit } from '#test/auditor.ts'
import { afterTheHold } from '#test/earned.ts'
import { checkoutPage, press } from '#test/payments.ts'
import { backAgain } from '#test/questions.ts'
import * as make from '#test/services.ts'
import { aService, buy } from '#test/shop.ts'
import { world } from '#test/world.ts'

const there = await world()
const { clock, pool } = there

const balance = async ({ id }: { id: number }, kind: string) =>
  (
    await pool.query<{ paise: number }>(
      'select coalesce(sum(balance_paise), 0)::integer as paise from ledger_accounts where owner_id = $1 and kind = $2',
      [id, kind],
    )
  ).rows[0]!.paise
const grossOf = async ({ id }: { id: number }) =>
  (
    await pool.query<{ gross: number }>(
      'select gross_paise::integer as gross from earnings where consultant_id = $1 order by id',
      [id],
    )
  ).rows.map(({ gross }) => gross)
const newsTo = async ({ id }: { id: number }) =>
  (
    await pool.query<{ news: string }>(
      `select params ->> 'step' as news from notices where account_id = $1 and message = 'service_news' order by id`,
      [id],
    )
  ).rows.map(({ news }) => news)
const code = ({ body }: { body: { code?: string } }) => body.code

describe('an ordered service', () => {
  test('is briefed, started, delivered and accepted; the money is held until then and released two days later', async () => {
    const order = await make.anOrderedService(there)
    const { id, customer, consultant } = order
    expect(await make.seenBy(customer, id)).toMatchObject({
      ...{ state: 'briefing', dueOn: null, isYourTurn: true, refundPaise: make.PAID_PAISE },
      actions: ['send_brief', 'write', 'cancel'],
      milestones: [{ position: 1, percent: 100 }],
    })
    expect(code(await consultant.send(api.startService, { id }))).toBe('stale')
    await customer.send(api.sendServiceBrief, { id, text: 'A rice mill.' })
    const briefed = await make.seenBy(consultant, id)
    expect(briefed).toMatchObject({ state: 'briefed', brief: 'A rice mill.', actions: ['start', 'write', 'cancel'] })
    expect(briefed.paid).toBeNull()
    await consultant.send(api.startService, { id })
    await make.deliver(order)
    expect((await make.seenBy(customer, id)).actions).toEqual(['accept', 'send_back', 'write'])
    expect(await grossOf(consultant)).toEqual([])
    const done = await customer.send(api.acceptService, { id, position: 1 })
    expect(done.body.data.serviceOrder).toMatchObject({ state: 'done', actions: [], refundPaise: 0 })
    expect(await grossOf(consultant)).toEqual([make.PRICE_PAISE])
    const pending = await balance(consultant, 'earnings_pending')
    expect(pending).toBeGreaterThan(0)
    await afterTheHold(there)
    expect(await balance(consultant, 'earnings')).toBe(pending)
    expect(await newsTo(customer)).toEqual(['brief_wanted', 'started', 'delivered', 'done'])
    expect(await newsTo(consultant)).toEqual(['ordered', 'briefed', 'done'])
    expect(await audit(there)).toEqual([])
  })

  test('promises what was promised when it was bought, whatever the consultant changes later', async () => {
    const { id, serviceId, customer } = await make.anOrderedService(there)
    await pool.query(`update services set delivered_english = 'A note', days = 90 where id = $1`, [serviceId])
    expect(await make.seenBy(customer, id)).toMatchObject({ delivered_english: 'A report of 20 pages', days: 7 })
  })

  test('promises what was promised when it was ordered, also if the consultant changes it before it is paid', async () => {
    const consultant = await make.aServiceConsultant(there)
    const { id, type } = await aService(there, { consultantId: consultant.id })
    await pool.query('update services set milestones = $2 where id = $1', [id, JSON.stringify(make.DRAFT_AND_FINAL)])
    const customer = await there.aCustomer()
    const { order, paymentId } = (await buy(customer, [{ id, type }], { useWallet: false })).body.data
    const page = await checkoutPage(customer, paymentId!)
    await pool.query(`update services set delivered_english = 'A note', days = 90, milestones = '[]' where id = $1`, [
      id,
    ])
    await press(there, page, { outcome: 'pay' })
    const { rows } = await pool.query<{ id: number }>('select id from service_orders where order_id = $1', [order.id])
    const seen = await make.seenBy(customer, rows[0]!.id)
    expect(seen).toMatchObject({ delivered_english: 'A report of 20 pages', days: 7 })
    expect(seen.milestones.map(({ percent }) => percent)).toEqual([40, 60])
  })

  test('that waits for its brief reminds the customer once, after two days', async () => {
    const { customer } = await make.anOrderedService(there)
    clock.advance({ hours: 47 })
    await make.sweepServices(there)
    expect(await newsTo(customer)).toEqual(['brief_wanted'])
    clock.advance({ hours: 2 })
    for (const _ of [1, 2]) await make.sweepServices(there)
    expect(await newsTo(customer)).toEqual(['brief_wanted', 'brief_missing'])
  })

  test('is found by nobody else, and not by the other side under the wrong role', async () => {
    const { id } = await make.anOrderedService(there)
    for (const stranger of [await there.aCustomer(), await there.aConsultant()])
      expect((await stranger.send(api.getServiceOrder, { id })).status).toBe(404)
  })

  test('takes questions from both sides before it starts, until it is over', async () => {
    const { id, customer, consultant } = await make.anOrderedService(there)
    await consultant.send(api.writeServiceMessage, { id, text: 'Which bank?' })
    await customer.send(api.writeServiceMessage, { id, text: 'The state bank.' })
    const { entries } = await make.seenBy(consultant, id)
    expect(entries.map(({ kind, body, isOwn }) => [kind, body, isOwn])).toEqual([
      ...[
        ['ordered', '', false],
        ['message', 'Which bank?', true],
        ['message', 'The state bank.', false],
      ],
    ])
    await customer.send(api.cancelServiceOrder, { id, reason: 'Not needed' })
    expect(code(await customer.send(api.writeServiceMessage, { id, text: 'Hello?' }))).toBe('stale')
  })

  test('earns each accepted milestone on its own, to the paisa', async () => {
    const order = await make.aDelivered(there, { milestones: make.DRAFT_AND_FINAL })
    const { id, customer, consultant } = order
    expect((await make.seenBy(customer, id)).acceptPaise).toBe(70_800)
    const half = await customer.send(api.acceptService, { id, position: 1 })
    expect(half.body.data.serviceOrder).toMatchObject({
      ...{ state: 'working', refundPaise: 106_200 },
      milestones: [{ acceptedAt: expect.any(String) }, { acceptedAt: null }],
    })
    expect(await grossOf(consultant)).toEqual([60_000])
    expect(await audit(there)).toEqual([])
    await make.deliver(order, 2)
    expect((await make.seenBy(customer, id)).acceptPaise).toBe(106_200)
    // The same press again decides nothing about the next milestone.
    expect(code(await customer.send(api.acceptService, { id, position: 1 }))).toBe('stale')
    await customer.send(api.acceptService, { id, position: 2 })
    expect(await grossOf(consultant)).toEqual([60_000, 90_000])
    expect((await make.seenBy(customer, id)).state).toBe('done')
    expect(await audit(there)).toEqual([])
  })

  test('is accepted once by ten presses at the same time', async () => {
    const { id, customer, consultant } = await make.aDelivered(there)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => customer.send(api.acceptService, { id, position: 1 })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await grossOf(consultant)).toEqual([make.PRICE_PAISE])
    expect(await audit(there)).toEqual([])
  })

  test('is sent back twice, with the days of checking added to the promised day; then accepted or disputed', async () => {
    const order = await make.aDelivered(there)
    const { id } = order
    const { dueOn } = await make.seenBy(order.consultant, id)
    clock.advance({ hours: 49 })
    const [customer, consultant] = [await backAgain(there, order.customer), await backAgain(there, order.consultant)]
    const back = (text: string) => customer.send(api.sendServiceBack, { id, position: 1, text })
    expect((await back('Too short')).body.data.serviceOrder.milestones).toMatchObject([{ returns: 1 }])
    const three = new Date(Date.parse(dueOn!) + 3 * 86_400_000).toISOString().slice(0, 10)
    expect(await make.seenBy(consultant, id)).toMatchObject({ state: 'working', dueOn: three })
    await make.deliver({ id, consultant })
    expect(code(await customer.send(api.disputeService, { id, position: 1, text: 'No' }))).toBe('stale')
    await back('Still too short')
    await make.deliver({ id, consultant })
    expect((await make.seenBy(customer, id)).actions).toEqual(['accept', 'dispute', 'write'])
    expect(code(await back('Again'))).toBe('stale')
    const disputed = await customer.send(api.disputeService, { id, position: 1, text: 'Not as agreed' })
    expect(disputed.body.data.serviceOrder).toMatchObject({ state: 'disputed', actions: ['write'] })
  })

  test('counts as accepted after seven days, after a reminder', async () => {
    const { id, customer, consultant } = await make.aDelivered(there)
    clock.advance({ days: 6, hours: 1 })
    await make.sweepServices(there)
    expect((await newsTo(customer)).at(-1)).toBe('accept_soon')
    await make.sweepServices(there)
    expect((await newsTo(customer)).filter((news) => news === 'accept_soon')).toHaveLength(1)
    clock.advance({ hours: 22, minutes: 59 })
    await make.sweepServices(there)
    expect(await grossOf(consultant)).toEqual([])
    clock.advance({ minutes: 2 })
    const late = await (await backAgain(there, customer)).send(api.sendServiceBack, { id, position: 1, text: 'Late' })
    expect(code(late)).toBe('too_late')
    await make.sweepServices(there)
    expect(await grossOf(consultant)).toEqual([make.PRICE_PAISE])
    expect((await make.seenBy(await backAgain(there, customer), id)).state).toBe('done')
  })
})

describe('the deadline', () => {
  test('moves to the day both agree on, and stays if the customer declines', async () => {
    const order = await make.anExtending(there)
    const { id, customer, consultant, day } = order
    const before = await make.seenBy(customer, id)
    expect(before).toMatchObject({ extensionOn: day, isYourTurn: true })
    expect(before.actions).toContain('answer_extension')
    expect(code(await consultant.send(api.askServiceExtension, { id, day, reason: 'Again' }))).toBe('stale')
    await customer.send(api.answerServiceExtension, { id, day, agrees: false })
    expect(await make.seenBy(customer, id)).toMatchObject({ extensionOn: null, dueOn: before.dueOn })
    await consultant.send(api.askServiceExtension, { id, day, reason: 'Fever' })
    await customer.send(api.answerServiceExtension, { id, day, agrees: true })
    expect(await make.seenBy(consultant, id)).toMatchObject({ extensionOn: null, dueOn: day })
  })

  test('is moved to a later day only', async () => {
    const { id, consultant } = await make.aStarted(there)
    const { dueOn } = await make.seenBy(consultant, id)
    for (const day of [dueOn!, '2020-01-01', '2099-01-01'])
      expect((await consultant.send(api.askServiceExtension, { id, day, reason: 'Fever' })).status).toBe(422)
  })

  test('that passed three days ago lets the customer cancel; before that only the consultant can', async () => {
    const order = await make.aStarted(there)
    const { id } = order
    const cancel = async () =>
      (await backAgain(there, order.customer)).send(api.cancelServiceOrder, { id, reason: 'Late' })
    expect(code(await cancel())).toBe('too_late')
    clock.advance({ days: 10 })
    expect(code(await cancel())).toBe('too_late')
    clock.advance({ days: 1 })
    expect((await cancel()).body.data.serviceOrder).toMatchObject({ state: 'cancelled', refundPaise: 0 })
    expect(await balance(order.customer, 'wallet')).toBe(make.PAID_PAISE)
    expect(await audit(there)).toEqual([])
  })
})

describe('a cancelled service', () => {
  test('is refunded in full before the consultant starts', async () => {
    const { id, customer, consultant } = await make.aBriefed(there)
    const reply = await customer.send(api.cancelServiceOrder, { id, reason: 'Not needed' })
    expect(reply.body.data.serviceOrder).toMatchObject({ state: 'cancelled', actions: [] })
    expect(await balance(customer, 'wallet')).toBe(make.PAID_PAISE)
    expect((await newsTo(consultant)).at(-1)).toBe('cancelled')
    expect(code(await consultant.send(api.startService, { id }))).toBe('stale')
    expect(await audit(there)).toEqual([])
  })

  test('by the consultant refunds what was not accepted; accepted milestones stay earned', async () => {
    const { id, customer, consultant } = await make.aDelivered(there, { milestones: make.DRAFT_AND_FINAL })
    await customer.send(api.acceptService, { id, position: 1 })
    await consultant.send(api.cancelServiceOrder, { id, reason: 'Unwell' })
    expect(await balance(customer, 'wallet')).toBe(106_200)
    expect(await grossOf(consultant)).toEqual([60_000])
    expect(await make.seenBy(customer, id)).toMatchObject({ state: 'cancelled', milestones: [{ returns: 0 }, {}] })
    expect(await audit(there)).toEqual([])
  })

  test('cannot be cancelled while a delivery waits for the customer', async () => {
    const { id, customer, consultant } = await make.aDelivered(there)
    for (const person of [customer, consultant])
      expect(code(await person.send(api.cancelServiceOrder, { id, reason: 'No' }))).toBe('too_late')
  })
})

test('a refund by staff beyond what is left takes accepted milestones back, the newest first', async () => {
  const thirds = [30, 30, 40].map((percent) => ({ title_english: 'Part', title_hindi: 'भाग', percent }))
  const order = await make.aDelivered(there, { milestones: thirds })
  const { id, customer, consultant, orderId } = order
  await customer.send(api.acceptService, { id, position: 1 })
  await make.deliver(order, 2)
  await customer.send(api.acceptService, { id, position: 2 })
  const { rows } = await pool.query<{ id: number }>('select id from order_lines where order_id = $1', [orderId])
  const refund = async (paise: number) =>
    (await there.aStaff()).send(refundOrder, {
      ...{ id: orderId, lines: [{ lineId: rows[0]!.id, paise }], to: 'wallet', reason: 'Goodwill' },
    })
  // ₹708 is not earned, ₹531 is the second milestone's.
  expect((await refund(70_801)).status).toBe(201)
  expect(await audit(there)).toEqual([])
  expect((await refund(60_003)).status).toBe(201)
  expect(await audit(there)).toEqual([])
  expect((await refund(177_000 - 70_801 - 60_003)).status).toBe(201)
  expect(await balance(consultant, 'earnings_pending')).toBe(0)
  expect((await make.seenBy(customer, id)).state).toBe('cancelled')
  expect(await audit(there)).toEqual([])
})
