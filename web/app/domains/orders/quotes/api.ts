import { queryOptions } from '@tanstack/react-query'
import type { Received, Sent } from '#contract/endpoint.ts'
import type { quoteCart } from '#contract/orders/endpoints.ts'
import type { Api } from '~/lib/api.ts'

export type Quote = Received<typeof quoteCart>
export type QuoteLine = Quote['lines'][number]
export type QuoteInput = Sent<typeof quoteCart>

const FRESH_MS = 15_000
const WHAT = 'POST /api/web/v1/cart-quotes'

/** Current price of a cart. The buyer is part of the key: wallet and state are personal. */
export const quoteQuery = (api: Api, request: QuoteInput, buyer: number) =>
  queryOptions({
    queryKey: [WHAT, request, buyer] as const,
    queryFn: async ({ signal }): Promise<Quote> => (await api.call<typeof quoteCart>(WHAT, request, { signal })).data,
    staleTime: FRESH_MS,
  })

export const sellable = ({ lines }: Quote) => lines.filter(({ blocked }) => blocked === null)

/** Goods cannot be ordered without an address. */
export const needsAddress = ({ delivery, blocked }: QuoteLine) => blocked === null && delivery?.needsAddress === true
