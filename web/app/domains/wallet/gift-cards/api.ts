import type { QueryClient } from '@tanstack/react-query'
import type { Received, Sent } from '#contract/endpoint.ts'
import type * as giftCards from '#contract/wallet/gift-cards.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'

export type OwnGiftCard = Received<typeof giftCards.listOwnGiftCards>['data'][number]

const LIST = 'GET /api/web/v1/gift-cards'

export const ownGiftCardsQuery = (api: Api, page: number) =>
  apiQuery<typeof giftCards.listOwnGiftCards>(api, LIST, { page, limit: 10 })

export const prepareGiftCard = async (api: Api, card: Sent<typeof giftCards.prepareGiftCard>) =>
  (await api.call<typeof giftCards.prepareGiftCard>('POST /api/web/v1/gift-cards', card)).data

export const cancelGiftCard = (api: Api, id: number, idempotencyKey: string) =>
  api.call<typeof giftCards.cancelGiftCard>(
    'POST /api/web/v1/gift-cards/{id}/cancellations',
    { id },
    { idempotencyKey },
  )

export const redeemGiftCard = async (api: Api, code: string, idempotencyKey: string) =>
  (
    await api.call<typeof giftCards.redeemGiftCard>(
      'POST /api/web/v1/gift-cards/redemptions',
      { code },
      { idempotencyKey },
    )
  ).data

export const refreshGiftCards = (client: QueryClient) => client.invalidateQueries({ queryKey: [LIST] })

export const buyGiftCardPath = (id: number) => `/buy-gift-card/${id}`
