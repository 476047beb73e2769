import { aGiftCard } from '../gift-cards.ts'
import type { Person } from '../people.ts'
import type { World } from '../world.ts'

export const giftCardOwners = {
  'gift card': async (world: World, owner: Person) => (await aGiftCard(world, { buyer: owner })).id,
}

export const giftCardFittings = {
  'POST /api/web/v1/gift-cards/redemptions': async (world: World) => ({ code: (await aGiftCard(world)).code }),
  'POST /api/web/v1/admin/gift-cards/{id}/refunds': async (world: World) => ({ id: (await aGiftCard(world)).id }),
}
