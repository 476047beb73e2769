import { refundOrder } from '#contract/orders/staff.ts'
import type { Person } from '../people.ts'
import { aPaidOrder } from '../shop.ts'
import type { World } from '../world.ts'

/** A large refund that waits for a second person. */
export async function aRefundProposal(world: World, by?: Person) {
  const { id, lines } = await aPaidOrder(world, { pricePaise: 2_000_000 })
  const who = by ?? (await world.aStaff())
  const lineId = lines[0]!.id
  await who.send(refundOrder, { id, lines: [{ lineId }], to: 'wallet', reason: 'Not delivered' })
  const { rows } = await world.pool.query<{ id: number }>('select id from refund_proposals where order_id = $1', [id])
  return { id: rows[0]!.id, orderId: id }
}

const proposedByColleague = async (world: World) => ({ id: (await aRefundProposal(world)).id })

export const refundFittings = {
  'POST /api/web/v1/admin/refund-proposals/{id}/approvals': proposedByColleague,
  'POST /api/web/v1/admin/refund-proposals/{id}/rejections': proposedByColleague,
  'POST /api/web/v1/admin/refund-proposals/{id}/withdrawals': async (world: World, caller: Person | undefined) => {
    const { id } = await aRefundProposal(world)
    await world.pool.query(
      `update refund_proposals set state = 'withdrawn', decided_by = proposed_by, decided_at = proposed_at where id = $1`,
      [id],
    )
    const own = await world.pool.query<{ id: number }>(
      `insert into refund_proposals (order_id, operation, input, paise, destination, note, proposed_by, proposed_at)
       select order_id, operation, input, paise, destination, note, $2, proposed_at from refund_proposals where id = $1
       returning id`,
      [id, caller!.id],
    )
    return { id: own.rows[0]!.id }
  },
}
