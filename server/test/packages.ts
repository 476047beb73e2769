import { createOffer } from '#contract/packages/endpoints.ts'
import { aBookable } from './bookings.ts'
import type { Person } from './people.ts'
import { buy, fill } from './shop.ts'
import type { World } from './world.ts'

/** Five video sessions of half an hour for the price of four: ₹800 instead of ₹1,000 each. */
export const USUAL = { mode: 'video', minutes: 30, sessions: 5, sessionPaise: 80_000 } as const

export async function anOffer(world: World, { consultant, ...terms }: { consultant?: Person; sessions?: number } = {}) {
  const expert = consultant ?? (await aBookable(world))
  const { offer } = (await expert.send(createOffer, { ...USUAL, ...terms })).body.data
  return { consultant: expert, offer }
}

/** A package that a customer bought from the wallet. */
export async function aPackage(
  world: World,
  { customer, sessions = 5 }: { customer?: Person; sessions?: number } = {},
) {
  const buyer = customer ?? (await world.aCustomer())
  const made = await anOffer(world, { sessions })
  await fill(world, buyer, 2_000_000)
  const { order } = (await buy(buyer, [{ id: made.offer.id, type: 'package' }])).body.data
  const { rows } = await world.pool.query<{ id: number }>('select id from packages where order_id = $1', [order.id])
  return { ...made, customer: buyer, order, id: rows[0]!.id }
}
