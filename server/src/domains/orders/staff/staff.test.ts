import { describe, expect, test } from 'vitest'
import * as couponApi from '#contract/orders/coupons.ts'
import { checkDocument } from '#contract/orders/document-checks.ts'
import * as api from '#contract/orders/endpoints.ts'
import * as staffApi from '#contract/orders/staff.ts'
import { balancesOf, checkBooks, fundsOf } from '#server/domains/ledger/public.ts'
import { documentById } from '#server/domains/orders/documents/queries.ts'
import { afterTheHold } from '#test/earned.ts'
import { checkoutPage, press } from '#test/payments.ts'
import { sellInstead } from '#test/sellers.ts'
import { aPaidOrder, aService, buy, fill } from '#test/shop.ts'
import { world } from '#test/world.ts'
import { authorise, capture, extend, voidAuthorisation } from '../checkout/metered.ts'

const actionsOf = async (orderId: number) => {
  const { db } = await world()
  const notified = await db
    .selectFrom('audit_entries')
    .select(['action', 'reason'])
    .where('subject_kind', '=', 'order')
    .where('subject_id', '=', String(orderId))
    .orderBy('id')
    .execute()
  return notified.map(({ action, reason }) => [action, reason])
}

describe('staff', () => {
  test('find an order by number, invoice, buyer and status', async () => {
    const there = await world()
    const [staff, order] = [await there.aStaff(), await aPaidOrder(there)]
    const found = async (input: object) =>
      (await staff.send(staffApi.listAllOrders, { limit: 100, ...input })).body.data.data.map(({ id }) => id)
    expect(await found({ search: String(order.id) })).toEqual([order.id])
    expect(await found({ search: order.documents[0]!.number })).toEqual([order.id])
    expect(await found({ search: order.buyer.mobile })).toEqual([order.id])
    expect(await found({ search: 'asha', status: 'paid' })).toContain(order.id)
    expect(await found({ status: 'refunded' })).not.toContain(order.id)
    const { url } = (await staff.send(staffApi.exportOrders, { search: String(order.id) })).body.data
    const csv = (await there.call('GET', url)).text
    expect(csv).toContain(order.documents[0]!.number)
  })

  test('read the full history: every movement, each balanced, with the accounts it touched', async () => {
    const there = await world()
    const [staff, order] = [await there.aStaff(), await aPaidOrder(there)]
    const story = (await staff.send(staffApi.getOrderStory, { id: order.id })).body.data
    expect(story.movements).toMatchObject([
      {
        kind: 'order_paid',
        entries: [
          { place: 'wallet', of: 'Asha Verma', paise: -177_000 },
          { place: 'orders', of: null },
        ],
      },
    ])
    for (const { entries } of story.movements) expect(entries.reduce((sum, { paise }) => sum + paise, 0)).toBe(0)
    expect((await staff.send(staffApi.getOrderStory, { id: 999_999 })).status).toBe(404)
  })

  test('refund a part to its source, once per key, with a reason in the audit log', async () => {
    const there = await world()
    const [staff, buyer, service] = [await there.aStaff(), await there.aCustomer(), await aService(there)]
    await fill(there, buyer, 50_000)
    const { order, paymentId } = (await buy(buyer, [service])).body.data
    await press(there, await checkoutPage(buyer, paymentId!), { outcome: 'pay' })
    const input = {
      id: order.id,
      lines: [{ lineId: order.lines[0]!.id, paise: 150_000 }],
      ...{ to: 'source' as const, reasonCode: 'goodwill' as const, reason: 'Late' },
    }
    const twice = await staff.send(staffApi.refundOrder, { ...input, lines: [...input.lines, ...input.lines] })
    expect([twice.status, twice.body.errors]).toEqual([422, { lines: ['The same item is listed twice.'] }])
    const once = { headers: { 'idempotency-key': `refund-${order.id}` } }
    const answers = await Promise.all([1, 2, 3].map(() => staff.send(staffApi.refundOrder, input, once)))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    const { refunds, status } = answers[0]!.body.data.order
    expect(refunds).toMatchObject([
      { paise: 150_000, toSourcePaise: 127_000, toWalletPaise: 23_000, toPromoPaise: 0, reasonCode: 'goodwill' },
    ])
    expect(status).toBe('part_refunded')
    expect(await actionsOf(order.id)).toEqual([['order.refunded', 'Late']])
    const inbox = (await there.call('GET', `/demo/inbox.json?to=${buyer.mobile}`)).text
    expect(inbox).toContain(`order ${order.id}: ₹230 is back in your wallet. ₹1,270 will be refunded`)
    expect(await checkBooks(there.db)).toEqual([])
  })

  test('mark a line as delivered, once, and the consultant has earned', async () => {
    const there = await world()
    const [staff, order] = [await there.aStaff(), await aPaidOrder(there)]
    const input = { id: order.id, lineId: order.lines[0]!.id, reason: 'The customer has the report' }
    const { status, body } = await staff.send(staffApi.completeOrderLine, input)
    expect([status, body.data.order.lines[0]!.state]).toEqual([201, 'completed'])
    expect((await staff.send(staffApi.completeOrderLine, input)).body.code).toBe('stale')
    expect((await balancesOf(there.db, order.service.consultantId)).earnings_pending).toBeGreaterThan(0)
    expect((await staff.send(staffApi.completeOrderLine, { ...input, id: order.id + 1 })).status).toBe(404)
  })
})

test('anyone with an invoice can verify it; another total, number or code is unknown', async () => {
  const there = await world()
  const order = await aPaidOrder(there)
  const { number, id } = order.documents[0]!
  const { checkCode: code } = (await documentById(there.db, id))!
  const ask = async (input: { number: string; code: string }) =>
    (await there.send(checkDocument, input)).body.data.document
  expect(await ask({ number, code })).toMatchObject({
    ...{ kind: 'invoice', number, totalPaise: 177_000, buyer: 'A. V.', creditedPaise: 0 },
  })
  expect(await ask({ number, code: code.replace(/./, (first) => (first === '0' ? '1' : '0')) })).toBeNull()
  expect(await ask({ number: 'INV/2627/9999999', code })).toBeNull()
  expect(await ask({ number, code: '' })).toBeNull()
  const staff = await there.aStaff()
  const input = {
    id: order.id,
    lines: [{ lineId: order.lines[0]!.id, paise: 1_000 }],
    to: 'wallet' as const,
    reason: 'Late',
  }
  await staff.send(staffApi.refundOrder, input)
  expect(await ask({ number, code })).toMatchObject({ creditedPaise: 1_000 })
})

describe('a refund request', () => {
  /** An order with completed work and a refund request; returns the consultant's balances and the staff decision. */
  async function disputed({ askedFirst = false } = {}) {
    const there = await world()
    const [staff, order] = [await there.aStaff(), await aPaidOrder(there)]
    const { id, buyer, service } = order
    const lineId = order.lines[0]!.id
    const ask = async () =>
      (await buyer.send(api.requestRefund, { id, reason: 'It is not what I ordered' })).body.data.order.refundRequest!
        .id
    const done = () => staff.send(staffApi.completeOrderLine, { id, lineId, reason: 'Delivered' })
    if (!askedFirst) await done()
    const requestId = await ask()
    if (askedFirst) await done()
    return {
      there,
      lineId,
      balances: async () => {
        const { earnings_pending, earnings, debt } = await balancesOf(there.db, service.consultantId)
        return { pending: earnings_pending, ready: earnings, debt }
      },
      // Days later, so staff sign in again.
      decide: async (input: object) =>
        (await there.aStaff()).send(staffApi.decideRefundRequest, {
          ...{ id: requestId, decision: 'decline', note: 'It is', ...input },
        }),
    }
  }

  test('freezes the earnings of its lines, before or after the work, until staff decide', async () => {
    for (const askedFirst of [false, true]) {
      const { there, balances, decide } = await disputed({ askedFirst })
      const { pending } = await balances()
      await afterTheHold(there)
      expect(await balances()).toEqual({ pending, ready: 0, debt: 0 })
      expect((await decide({})).status).toBe(201)
      await afterTheHold(there)
      expect(await balances()).toEqual({ pending: 0, ready: pending, debt: 0 })
      expect(await checkBooks(there.db)).toEqual([])
    }
  })

  test('granted in part releases the rest of the earning', async () => {
    const { there, balances, decide, lineId } = await disputed()
    const { pending } = await balances()
    await afterTheHold(there)
    expect((await decide({ decision: 'grant', lines: [{ lineId, paise: 88_500 }] })).status).toBe(201)
    await afterTheHold(there)
    expect(await balances()).toEqual({ pending: 0, ready: pending / 2, debt: 0 })
    expect(await checkBooks(there.db)).toEqual([])
  })

  test('concurrent with the release is either frozen or released, never both', async () => {
    const there = await world()
    const [staff, order] = [await there.aStaff(), await aPaidOrder(there)]
    await staff.send(staffApi.completeOrderLine, { id: order.id, lineId: order.lines[0]!.id, reason: 'Delivered' })
    const whole = (await balancesOf(there.db, order.service.consultantId)).earnings_pending
    await Promise.all([
      afterTheHold(there),
      order.buyer.send(api.requestRefund, { id: order.id, reason: 'Not what I ordered' }),
    ])
    const { earnings_pending, earnings } = await balancesOf(there.db, order.service.consultantId)
    expect([earnings_pending, earnings].sort()).toEqual([0, whole])
    expect(await checkBooks(there.db)).toEqual([])
  })

  test('waits for staff, who grant it; the customer sees the credit note', async () => {
    const there = await world()
    const [staff, order] = [await there.aStaff(), await aPaidOrder(there)]
    const { id, buyer } = order
    expect((await buyer.send(api.requestRefund, { id, reason: 'I no longer need it' })).status).toBe(201)
    expect((await buyer.send(api.requestRefund, { id, reason: 'Again' })).body.code).toBe('already_requested')
    const { data } = (await staff.send(staffApi.listRefundRequests, { search: String(id) })).body.data
    expect(data).toMatchObject([{ orderId: id, state: 'asked', reason: 'I no longer need it' }])
    const file = (await staff.send(staffApi.exportRefundRequests, { search: String(id), state: 'asked' })).body.data.url
    expect((await there.call('GET', file)).text).toMatch(new RegExp(`\\r\\n${id},.*I no longer need it`))
    const input = { id: data[0]!.id, decision: 'grant' as const, note: '', lines: [{ lineId: order.lines[0]!.id }] }
    expect((await staff.send(staffApi.decideRefundRequest, input)).body.data.request.state).toBe('granted')
    expect((await staff.send(staffApi.decideRefundRequest, input)).body.code).toBe('already_decided')
    const now = (await buyer.send(api.getOrder, { id })).body.data.order
    expect(now).toMatchObject({ status: 'refunded', refundRequest: { state: 'granted' } })
    const note = now.documents.find(({ kind }) => kind === 'credit_note')!
    const { url } = (await buyer.send(api.linkDocument, { id, documentId: note.id })).body.data
    const pdf = await there.call('GET', url)
    expect([pdf.headers['content-type'], pdf.text.slice(0, 5)]).toEqual(['application/pdf', '%PDF-'])
    const stranger = await there.aCustomer()
    expect((await stranger.send(api.linkDocument, { id, documentId: note.id })).status).toBe(404)
    expect((await buyer.send(api.requestRefund, { id, reason: 'More' })).body.code).toBe('nothing_to_refund')
  })

  test('can be declined only with a note to the customer, who may ask again', async () => {
    const there = await world()
    const [staff, { id, buyer }] = [await there.aStaff(), await aPaidOrder(there)]
    const asked = (await buyer.send(api.requestRefund, { id, reason: 'Too dear' })).body.data.order.refundRequest!
    const decide = (note: string) =>
      staff.send(staffApi.decideRefundRequest, { id: asked.id, decision: 'decline', note })
    expect((await decide('')).body.errors).toHaveProperty('note')
    expect((await decide('The work has begun')).status).toBe(201)
    const inbox = (await there.call('GET', `/demo/inbox.json?to=${buyer.mobile}`)).text
    expect(inbox).toContain('The work has begun')
    expect((await buyer.send(api.requestRefund, { id, reason: 'Please look again' })).status).toBe(201)
  })
})

test('a coupon is created and changed with a reason; its discount is fixed, and the second of two editors gets a conflict', async () => {
  const there = await world()
  const staff = await there.aStaff()
  const terms = {
    ...{ title_english: 'Spring', title_hindi: 'वसंत', startsOn: '2026-03-01', endsOn: null, leastPaise: 0 },
    ...{ perPerson: 1, totalMax: 5, active: true, reason: 'Spring sale' },
  }
  const gift = { kind: 'fixed' as const, percentBp: null, amountPaise: 10_000, mostPaise: null, itemTypes: [] }
  const made = await staff.send(couponApi.createCoupon, { code: 'spring', ...gift, ...terms })
  expect(made.body.data.coupon).toMatchObject({ code: 'SPRING', status: 'running', used: 0 })
  expect((await staff.send(couponApi.createCoupon, { code: 'SPRING', ...gift, ...terms })).body.code).toBe(
    'coupon_code_taken',
  )
  const wrong = await staff.send(couponApi.createCoupon, { code: 'OTHER', ...gift, ...terms, amountPaise: null })
  expect(wrong.body.errors).toHaveProperty('amountPaise')
  const change = { id: made.body.data.coupon.id, version: 1, ...terms, active: false }
  const codesOf = async (input: object) =>
    (await staff.send(couponApi.listCoupons, input)).body.data.data.map(({ code }) => code)
  expect(await codesOf({ search: 'spring', status: 'running' })).toEqual(['SPRING'])
  expect((await staff.send(couponApi.changeCoupon, change)).body.data.coupon.status).toBe('off')
  expect(await codesOf({ search: 'spring', status: 'running' })).toEqual([])
  expect(await codesOf({ search: 'SPR', status: 'off' })).toEqual(['SPRING'])
  const { url } = (await staff.send(couponApi.exportCoupons, { search: 'spring' })).body.data
  expect((await there.call('GET', url)).text).toMatch(/SPRING,.*,off/)
  expect((await staff.send(couponApi.changeCoupon, change)).body.code).toBe('stale')
  const listed = (await staff.send(couponApi.listCoupons, { search: 'spr' })).body.data
  expect(listed).toMatchObject({ count: 1, data: [{ code: 'SPRING', version: 2 }] })
})

test('a metered amount is held, extended, and captured as used; the rest is released', async () => {
  const there = await world()
  const given: number[] = []
  const restore = sellInstead('talk', {
    offers: async () => new Map(),
    fulfil: async (_, line) => {
      given.push(line.id)
      return 'fulfilled'
    },
    revoke: async () => {},
  })
  const buyer = await there.aCustomer()
  await fill(there, buyer, 100_000)
  const at = there.clock.now()
  const until = new Date(at.getTime() + 600_000)
  const run = <T>(
    operation: (tx: Parameters<Parameters<ReturnType<typeof there.db.transaction>['execute']>[0]>[0]) => Promise<T>,
  ) => there.db.transaction().execute(operation)
  const spendable = async () => (await fundsOf(there.db, buyer.id, at)).spendablePaise
  const meter = { ratePaise: 2_000, consultantId: null }
  const what = { buyerId: buyer.id, kind: 'talk' as const, stateCode: '27', until, at, ...meter }
  const { authorisationId, heldPaise } = await run((tx) => authorise(tx, { ...what, itemId: 1, pricePaise: 10_000 }))
  expect([heldPaise, await spendable()]).toEqual([11_800, 88_200])
  await run((tx) => extend(tx, { authorisationId, ...meter, pricePaise: 20_000, stateCode: '27', until, at }))
  expect(await spendable()).toBe(76_400)
  await expect(
    run((tx) => extend(tx, { authorisationId, ...meter, pricePaise: 900_000, stateCode: '27', until, at })),
  ).rejects.toMatchObject({
    code: 'insufficient_funds',
  })
  const billing = { name: buyer.name, state: '07', gstin: null, address: null }
  const titles = { title_english: 'Talk, 7 minutes', title_hindi: 'बातचीत, 7 मिनट', taxCode: '998399' }
  const used = { authorisationId, ...meter, pricePaise: 14_000, seconds: 420, billing, at, ...titles }
  const { orderId, totalPaise } = await run((tx) => capture(tx, used))
  expect([totalPaise, await spendable(), given.length]).toEqual([16_520, 83_480, 1])
  const order = (await buyer.send(api.getOrder, { id: orderId })).body.data.order
  expect(order).toMatchObject({ status: 'paid', igstPaise: 2_520, documents: [{ kind: 'invoice' }] })
  await expect(run((tx) => capture(tx, used))).rejects.toMatchObject({ code: 'hold_lapsed' })
  const other = await run((tx) => authorise(tx, { ...what, itemId: 2, pricePaise: 10_000 }))
  await run((tx) => voidAuthorisation(tx, { authorisationId: other.authorisationId, at }))
  expect(await spendable()).toBe(83_480)
  restore()
  expect(await checkBooks(there.db)).toEqual([])
})
