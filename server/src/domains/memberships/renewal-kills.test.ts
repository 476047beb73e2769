import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { getOrder } from '#contract/orders/endpoints.ts'
import { type GatewayPayment, settleWithin } from '#server/domains/payments/public.ts'
import { audit } from '#test/auditor.ts'
import { aMember, membershipOf } from '#test/memberships.ts'
import { checkoutPage } from '#test/payments.ts'
import type { Person } from '#test/people.ts'
import { buy } from '#test/shop.ts'
import { world } from '#test/world.ts'

const there = await world()

class Killed extends Error {}

/** A database whose process dies after so many statements: all later ones fail. */
function diesAfter(statements: number) {
  let done = 0
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      done += 1
      if (done > statements) throw new Killed()
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return there.db.withPlugin(plugin)
}

/** An order for a renewal, paid at the bank and not yet confirmed to us. */
async function paidRenewal(member: Person, planId: number, number: number) {
  const items = [{ id: planId, type: 'membership' as const }]
  const { order, paymentId } = (await buy(member, items, { useWallet: false })).body.data
  const orderId = (await checkoutPage(member, paymentId!)).split('/').at(-1)!
  const captured: GatewayPayment = {
    ...{ id: `pay_killed_${number}`, orderId, paise: order.totalPaise, state: 'captured', method: 'upi' },
    ...{ failureReason: null, feePaise: 0, createdAt: there.clock.now(), mandate: null },
  }
  return { orderId: order.id, paymentId: paymentId!, captured }
}

type PaidRenewal = Awaited<ReturnType<typeof paidRenewal>>

/** False if the process died. */
const settle = ({ paymentId, captured }: PaidRenewal, statements: number) =>
  diesAfter(statements)
    .transaction()
    .execute((tx) =>
      settleWithin(tx, paymentId, captured, { source: 'poll', event: 'payment.captured' }, there.clock.now()),
    )
    .then(
      () => true,
      (error: unknown) => {
        if (error instanceof Killed) return false
        throw error
      },
    )

test('a renewal that is paid twice extends once, whichever statement of either payment the server dies after', async () => {
  const { member, plan } = await aMember(there)
  const renewals = [await paidRenewal(member, plan.id, 1), await paidRenewal(member, plan.id, 2)]
  const before = (await membershipOf(member))!
  let kills = 0
  for (let statements = 1; ; statements += 2) {
    const survived = await Promise.all(renewals.map((renewal) => settle(renewal, statements)))
    if (survived.every(Boolean)) break
    kills += survived.filter((one) => !one).length
  }
  expect(kills).toBeGreaterThan(20)
  const states = await Promise.all(
    renewals.map(async ({ orderId: id }) => (await member.send(getOrder, { id })).body.data.order.status),
  )
  expect(states.toSorted()).toEqual(['paid', 'refunded'])
  const { rows } = await there.pool.query(`select state from memberships where account_id = $1`, [member.id])
  expect(rows.filter(({ state }) => state === 'bought')).toHaveLength(2)
  expect((await membershipOf(member))!.renewed!.endsAt > before.endsAt).toBe(true)
  expect(await audit(there)).toEqual([])
})
