import { expect, test } from 'vitest'
import { releaseEarnings } from '#server/domains/orders/earnings/jobs.ts'
import { sendPayouts } from '#server/domains/payouts/sending/jobs.ts'
import { audit } from '#test/auditor.ts'
import { aCoupon } from '#test/shop.ts'
import { world } from '#test/world.ts'
import { figure, note } from './figures.ts'
import { LONG } from './harness/auditing.ts'
import { chanceOf } from './harness/chance.ts'
import { tillChaos } from './harness/till-chaos.ts'

const rounds = figure(25, 1_000)
const AT_ONCE = 4

test(
  `${rounds} rounds of buyers, staff, bank and jobs concurrently: after each the ledger matches the documents`,
  LONG,
  async () => {
    const [there, chance] = [await world(), chanceOf(20_261_115)]
    await aCoupon(there, { code: 'SOME', percentBp: 777, perPerson: 10_000 })
    await aCoupon(there, { code: 'ALL', percentBp: 10_000, perPerson: 10_000 })
    const pick = (below: number) => chance.in(0, below - 1)
    const coupons = [undefined, undefined, 'SOME', 'ALL']
    const { operation, orders, withdrawals } = await tillChaos(there, pick, coupons, { sendPayouts, releaseEarnings })
    for (let round = 0; round < rounds; round += 1) {
      const faults = (await Promise.allSettled(Array.from({ length: AT_ONCE }, operation))).flatMap((done) =>
        done.status === 'rejected' ? [String(done.reason)] : [],
      )
      expect([round, faults, await audit(there)]).toEqual([round, [], []])
    }
    note(
      `${rounds * AT_ONCE} operations, ${AT_ONCE} at once: ${orders.length} orders, ${withdrawals.length} withdrawals, ledger correct after each`,
    )
  },
)
