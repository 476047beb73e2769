import type { Sent } from '#contract/endpoint.ts'
import { listOwnGiftCards, prepareGiftCard } from '#contract/wallet/gift-cards.ts'
import { checkoutPage, press } from './payments.ts'
import type { Person } from './people.ts'
import { buy } from './shop.ts'
import type { World } from './world.ts'

export const A_CARD = { amountPaise: 100_000, recipientName: 'Kamala', message: 'For your first session' }

type CardInput = Partial<Sent<typeof prepareGiftCard>> & { buyer?: Person }

/** A gift card that was ordered and not paid yet. */
export async function anOrderedCard(world: World, { buyer, ...input }: CardInput = {}) {
  const customer = buyer ?? (await world.aCustomer())
  const { id } = (await customer.send(prepareGiftCard, { ...A_CARD, ...input })).body.data
  const { order, paymentId } = (await buy(customer, [{ id, type: 'gift_card' }])).body.data
  return { id, buyer: customer, order, pay: async () => press(world, await checkoutPage(customer, paymentId!), PAYS) }
}
const PAYS = { outcome: 'pay' }

export const ownCards = async (buyer: Person) => (await buyer.send(listOwnGiftCards, {})).body.data.data

/** A gift card that was paid for, with its code. */
export async function aGiftCard(world: World, input: CardInput = {}) {
  const { pay, ...ordered } = await anOrderedCard(world, input)
  await pay()
  const card = (await ownCards(ordered.buyer)).find(({ id }) => id === ordered.id)
  if (!card?.code) throw new Error('the gift card was not sold')
  return { ...ordered, card, code: card.code }
}
