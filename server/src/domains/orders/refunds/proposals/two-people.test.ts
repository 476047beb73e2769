import { beforeAll, describe, expect, test } from 'vitest'
import { getOrder, requestRefund } from '#contract/orders/endpoints.ts'
import * as api from '#contract/orders/refund-proposals.ts'
import { completeOrderLine, decideRefundRequest, getOrderStory, refundOrder } from '#contract/orders/staff.ts'
import { changeSetting } from '#contract/settings/endpoints.ts'
import { balancesOf, checkBooks } from '#server/domains/ledger/public.ts'
import type { Person, PersonOptions } from '#test/people.ts'
import { aPaidOrder } from '#test/shop.ts'
import { type World, world } from '#test/world.ts'

/** With tax a service costs ₹23,600. */
const PRICE = 20_000_00
const LIMIT = 10_000_00

let the: World
beforeAll(async () => {
  the = await world()
})

const colleagues = async (role: PersonOptions['role'] = 'finance') =>
  [await the.aStaff({ name: 'Asha Rao', role: 'operations' }), await the.aStaff({ name: 'Ravi Nair', role })] as const
const anOrder = async () => {
  const order = await aPaidOrder(the, { pricePaise: PRICE })
  return { ...order, lineId: order.lines[0]!.id, walletPaise: await walletOf(order.buyer) }
}
type AnOrder = Awaited<ReturnType<typeof anOrder>>
const walletOf = async ({ id }: Person) => (await balancesOf(the.db, id)).wallet
const propose = (who: Person, { id, lineId }: AnOrder, paise: number | 'all' = LIMIT + 1) =>
  who.send(refundOrder, {
    ...{
      id,
      lines: [paise === 'all' ? { lineId } : { lineId, paise }],
      to: 'wallet',
      reasonCode: 'goodwill',
      reason: 'Two weeks late',
    },
  })
const proposalsOf = async (who: Person, { id }: AnOrder) =>
  (await who.send(api.listRefundProposals, { order: id })).body.data.data
const proposed = async (who: Person, order: AnOrder, paise?: number | 'all') => {
  expect((await propose(who, order, paise)).body.message).toBe(api.AWAITS_SECOND_PERSON.message)
  return (await proposalsOf(who, order)).find(({ state }) => state === 'waiting')!
}
const approve = (who: Person, id: number) => who.send(api.approveRefundProposal, { id })
const auditOf = async ({ id }: AnOrder) =>
  (
    await the.pool.query(
      `select action, actor_id as by, reason from audit_entries where subject_kind = 'order' and subject_id = $1
       order by id`,
      [String(id)],
    )
  ).rows.map(({ action, by, reason }) => [action, Number(by), reason])

describe('a refund above the limit', () => {
  test('is paid once, when a second person approves it, and the customer reads its reason', async () => {
    const order = await anOrder()
    const [asha, ravi] = await colleagues()
    expect((await propose(asha, order, LIMIT)).body.message).toBe('Refund sent')
    const small = LIMIT + order.walletPaise
    const { id } = await proposed(asha, order, 1_00)
    expect(await walletOf(order.buyer)).toBe(small)
    expect(await proposalsOf(ravi, order)).toMatchObject([
      {
        ...{ id, operation: 'order', subjectId: order.id, paise: 1_00, to: 'wallet', reasonCode: 'goodwill' },
        ...{ note: 'Two weeks late', proposedBy: 'Asha Rao', mine: false, state: 'waiting' },
      },
    ])
    expect((await approve(asha, id)).body.code).toBe('second_person_needed')
    expect((await approve(ravi, id)).body.data.proposal).toMatchObject({ state: 'approved', decidedBy: 'Ravi Nair' })
    expect((await approve(ravi, id)).body.code).toBe('already_decided')
    expect(await walletOf(order.buyer)).toBe(small + 1_00)
    const { refunds } = (await order.buyer.send(getOrder, { id: order.id })).body.data.order
    expect(refunds).toMatchObject([
      { paise: LIMIT, reasonCode: 'goodwill' },
      { paise: 1_00, reasonCode: 'goodwill' },
    ])
    expect((await auditOf(order)).map(([action, by]) => [action, by])).toEqual([
      ['order.refunded', asha.id],
      ['refund.proposed', asha.id],
      ['refund.approved', ravi.id],
      ['order.refunded', ravi.id],
    ])
    expect(await checkBooks(the.db)).toEqual([])
  })

  test('is paid once when several people approve concurrently', async () => {
    const order = await anOrder()
    const [asha, ravi] = await colleagues()
    const { id } = await proposed(asha, order)
    const others = [ravi, ...(await colleagues())]
    const answers = await Promise.all([...others, ravi, asha].map((who) => approve(who, id)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(await walletOf(order.buyer)).toBe(order.walletPaise + LIMIT + 1)
  })

  test('cannot be approved by support, is proposed once, rejected by a colleague, withdrawn only by its author', async () => {
    const order = await anOrder()
    const [asha, sita] = await colleagues('support')
    const { id } = await proposed(asha, order)
    expect((await propose(asha, order)).body.code).toBe('refund_waiting')
    expect((await approve(sita, id)).body.code).toBe('wrong_role')
    expect((await sita.send(api.withdrawRefundProposal, { id })).body.code).toBe('already_decided')
    expect((await asha.send(api.withdrawRefundProposal, { id })).body.data.proposal.state).toBe('withdrawn')
    const again = await proposed(asha, order)
    const [ravi] = await colleagues()
    const rejected = await ravi.send(api.rejectRefundProposal, { id: again.id, reason: 'The report was on time' })
    expect(rejected.body.data.proposal).toMatchObject({ state: 'rejected', decisionNote: 'The report was on time' })
    for (const late of [id, again.id]) expect((await approve(ravi, late)).body.code).toBe('already_decided')
    expect(await walletOf(order.buyer)).toBe(order.walletPaise)
  })

  test('does not count what was proposed by somebody who is suspended or has another role by then', async () => {
    for (const change of [`suspended_at = created_at`, `staff_role = 'content'`]) {
      const order = await anOrder()
      const [asha, ravi] = await colleagues()
      const { id } = await proposed(asha, order)
      await the.pool.query(`update accounts set ${change} where id = $1`, [asha.id])
      expect((await approve(ravi, id)).body.code).toBe('second_person_needed')
      expect(await proposalsOf(ravi, order)).toMatchObject([{ state: 'waiting' }])
      expect(await walletOf(order.buyer)).toBe(order.walletPaise)
    }
  })

  test('is checked again when it is approved: less may be left by then', async () => {
    const [order, part] = [await anOrder(), await anOrder()]
    const [asha, ravi] = await colleagues()
    const [whole, half] = [await proposed(asha, order, 'all'), await proposed(asha, part)]
    expect(half.paise).toBe(LIMIT + 1)
    for (const one of [order, part]) {
      const refunded = await ravi.send(refundOrder, {
        ...{ id: one.id, lines: [{ lineId: one.lineId, paise: LIMIT }], to: 'wallet', reason: 'Agreed by phone' },
      })
      expect(refunded.body.message).toBe('Refund sent')
      const more = await (await the.aStaff()).send(refundOrder, {
        ...{ id: one.id, lines: [{ lineId: one.lineId, paise: 5_000_00 }], to: 'wallet', reason: 'Agreed by phone' },
      })
      expect(more.status).toBe(201)
    }
    expect((await approve(ravi, whole.id)).body.code).toBe('refund_changed')
    expect((await approve(ravi, half.id)).body.code).toBe('nothing_to_refund')
    expect((await proposalsOf(ravi, order))[0]!.state).toBe('waiting')
  })

  test('is not proposed or approved by the customer’s own staff account', async () => {
    const order = await anOrder()
    const [asha, ravi] = await colleagues()
    const { id } = await proposed(asha, order)
    await the.pool.query('update accounts set mobile = $2 where id = $1', [ravi.id, order.buyer.mobile])
    expect((await approve(ravi, id)).body.code).toBe('own_account')
    await asha.send(api.withdrawRefundProposal, { id })
    expect((await propose(ravi, order)).body.code).toBe('own_account')
    // Nor is a small one, which needs no second person.
    expect((await propose(ravi, order, 1_00)).body.code).toBe('own_account')
  })

  test('is also needed to grant a request, which waits until then', async () => {
    const order = await anOrder()
    const [asha, ravi] = await colleagues()
    await asha.send(completeOrderLine, { id: order.id, lineId: order.lineId, reason: 'Delivered' })
    const asked = await order.buyer.send(requestRefund, { id: order.id, reason: 'It is not what I ordered' })
    const { id } = asked.body.data.order.refundRequest!
    const granting = { id, decision: 'grant' as const, note: 'You are right', lines: [{ lineId: order.lineId }] }
    expect((await asha.send(decideRefundRequest, granting)).body).toMatchObject({
      ...{ ...api.AWAITS_SECOND_PERSON, data: { request: { state: 'asked' } } },
    })
    const [proposal] = await proposalsOf(ravi, order)
    expect(proposal).toMatchObject({ operation: 'refund_request', note: 'You are right', paise: 1.18 * PRICE })
    expect((await approve(ravi, proposal!.id)).status).toBe(201)
    const story = (await asha.send(getOrderStory, { id: order.id })).body.data
    expect(story.order).toMatchObject({ status: 'refunded', refundRequest: { state: 'granted' } })
  })
})

test('the limit is a setting', async () => {
  const order = await anOrder()
  const owner = await the.aStaff()
  const limit = (value: number) =>
    owner.send(changeSetting, { key: 'refundOnePersonMaxRupees', value, reason: 'A new policy' })
  await limit(0)
  expect((await propose(owner, order, 1)).body.message).toBe(api.AWAITS_SECOND_PERSON.message)
  await limit(20_000)
  expect((await propose(owner, order)).body.message).toBe('Refund sent')
  await limit(10_000)
})

test('the database refuses a large refund by one person, one that differs from its proposal, and an unpaid approval', async () => {
  const order = await anOrder()
  const [asha, ravi] = await colleagues()
  const { id } = await proposed(asha, order)
  const insert = (by: number, paise: number, proposal: number | null) =>
    `insert into refunds (order_id, at, reason, reason_code, by_id, total_paise, to_source_paise, to_wallet_paise, to_promo_paise, proposal_id)
     values (${order.id}, '2026-01-01', '', 'goodwill', ${by}, ${paise}, 0, ${paise}, 0, ${proposal})`
  const refused = (sql: string, constraint: string) => expect(the.pool.query(sql)).rejects.toMatchObject({ constraint })
  const decided = (by: number) =>
    `update refund_proposals set state = 'approved', decided_by = ${by}, decided_at = proposed_at where id = ${id}`
  await refused(insert(asha.id, LIMIT + 1, null), 'refunds_need_two_people')
  await refused(insert(ravi.id, LIMIT + 1, id), 'refunds_need_two_people')
  await refused(decided(asha.id), 'refund_proposals_two_people')
  await refused(decided(ravi.id), 'refund_proposals_are_paid')
  await refused(`${decided(ravi.id)}; ${insert(asha.id, LIMIT + 1, id)}`, 'refunds_need_two_people')
  await refused(`${decided(ravi.id)}; ${insert(ravi.id, LIMIT + 2, id)}`, 'refunds_need_two_people')
  await refused(`update refund_proposals set paise = 9 where id = ${id}`, 'refund_proposals_keep_what_was_proposed')
})
