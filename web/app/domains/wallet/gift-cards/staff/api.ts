import type { Received, Sent } from '#contract/endpoint.ts'
import type * as giftCards from '#contract/wallet/gift-cards.ts'
import type { Api } from '~/lib/api.ts'
import { apiQuery } from '~/lib/query.tsx'
import type { TableInput } from '~/ui/operated/data-table/types.ts'

export type SoldGiftCard = Received<typeof giftCards.listGiftCards>['data'][number]

/** The table passes on only what its filters and columns offer. */
export const giftCardsQuery = (api: Api, input: TableInput) =>
  apiQuery<typeof giftCards.listGiftCards>(
    api,
    'GET /api/web/v1/admin/gift-cards',
    input as Sent<typeof giftCards.listGiftCards>,
  )

export async function exportGiftCards(api: Api, request: TableInput) {
  const input = request as Sent<typeof giftCards.exportGiftCards>
  return (await api.call<typeof giftCards.exportGiftCards>('POST /api/web/v1/admin/gift-cards/exports', input)).data.url
}

export const refundGiftCard = (api: Api, input: Sent<typeof giftCards.refundGiftCard>, idempotencyKey: string) =>
  api.call<typeof giftCards.refundGiftCard>('POST /api/web/v1/admin/gift-cards/{id}/refunds', input, { idempotencyKey })
