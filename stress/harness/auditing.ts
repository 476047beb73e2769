import { afterEach, expect } from 'vitest'
import { refundOrder } from '#contract/orders/staff.ts'
import { fundsOf } from '#server/domains/ledger/public.ts'
import { audit } from '#test/auditor.ts'
import type { Person } from '#test/people.ts'
import type { World } from '#test/world.ts'

/** What every attack on the ledger needs; afterwards the documents and the ledger must match. */
export function auditing(there: World) {
  afterEach(async () => expect(await audit(there)).toEqual([]))
  const { db, clock } = there
  return {
    walletOf: async ({ id }: Person) => (await fundsOf(db, id, clock.now())).walletPaise,
    refundAll: (
      staff: Person,
      order: { id: number; lines: readonly { id: number }[] },
      to: 'wallet' | 'source' = 'wallet',
    ) =>
      staff.send(refundOrder, {
        id: order.id,
        lines: order.lines.map(({ id }) => ({ lineId: id })),
        to,
        reason: 'Asked',
      }),
  }
}

export const LONG = { timeout: 10 * 60_000 }
