import { queryOptions } from '@tanstack/react-query'
import type { Received, Sent } from '#contract/endpoint.ts'
import type { quoteCart } from '#contract/orders.ts'
import type { Api } from '~/lib/api.ts'

export type Quote = Received<typeof quoteCart>
export type QuoteLine = Quote['lines'][number]
export type QuoteWish = Sent<typeof quoteCart>

const FRESH_MS = 15_000
const WHAT = 'POST /api/web/v1/cart-quotes'

/** What a cart costs now. Who asks is part of the key: the wallet and the state are a person's own. */
export const quoteQuery = (api: Api, wish: QuoteWish, buyer: number) =>
  queryOptions({
    queryKey: [WHAT, wish, buyer] as const,
    queryFn: async ({ signal }): Promise<Quote> => (await api.call<typeof quoteCart>(WHAT, wish, { signal })).data,
    staleTime: FRESH_MS,
  })

export const sellable = ({ lines }: Quote) => lines.filter(({ blocked }) => blocked === null)
