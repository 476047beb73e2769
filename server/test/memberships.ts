import type { Sent } from '#contract/endpoint.ts'
import { getOwnMembership } from '#contract/memberships/endpoints.ts'
import { createPlan } from '#contract/memberships/staff.ts'
import type { Person } from './people.ts'
import { buy, fill } from './shop.ts'
import type { World } from './world.ts'

const OFF_NOTHING = { consultations: 0, talks: 0, answers: 0, workshops: 0, services: 0, products: 0 }

type Terms = Partial<Omit<Sent<typeof createPlan>, 'offBp'>> & { offBp?: Partial<typeof OFF_NOTHING> }

let plans = 0

/** What staff enter for a plan: ₹4,999 a year, 15 % off consultations, unless told otherwise. */
export const planInput = ({ offBp, ...terms }: Terms = {}) => {
  plans += 1
  return {
    ...{ slug: `plan-${plans}`, title_english: 'Vyapaar', title_hindi: 'व्यापार' },
    ...{ suits_english: 'A session most months', suits_hindi: 'लगभग हर महीने एक सत्र' },
    ...{ pricePaise: 499_900, months: 12, talkMinutes: 0, answers: 0, courses: 0, helpDesk: 'usual' as const },
    ...{ pauseDays: 60, position: 1, state: 'offered' as const, reason: 'New plan' },
    ...terms,
    offBp: { ...OFF_NOTHING, consultations: 1_500, ...offBp },
  }
}

/** A plan that staff have published. */
export async function aPlan(world: World, terms: Terms = {}) {
  const { status, body, text } = await (await world.aStaff()).send(createPlan, planInput(terms))
  if (status !== 201) throw new Error(`the plan was not created: ${text}`)
  return { ...body.data.plan, type: 'membership' as const }
}
export type TestPlan = Awaited<ReturnType<typeof aPlan>>

/** Buys a plan from the wallet, with just enough money added. */
export async function buyPlan(world: World, buyer: Person, plan: Pick<TestPlan, 'id' | 'pricePaise'>) {
  await fill(world, buyer, Math.ceil(plan.pricePaise * 1.18))
  return buy(buyer, [{ id: plan.id, type: 'membership' }])
}

/** A customer with a membership. */
export async function aMember(world: World, terms: Terms = {}) {
  const [member, plan] = [await world.aCustomer(), await aPlan(world, terms)]
  const { body } = await buyPlan(world, member, plan)
  return { member, plan, order: body.data.order }
}

export const membershipOf = async (who: Person) => (await who.send(getOwnMembership, {})).body.data.memberShip
