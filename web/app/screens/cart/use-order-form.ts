import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CART_ITEMS_MAX } from '#contract/limits.ts'
import { isGstin, stateOfGstin } from '#contract/tax-ids.ts'
import { useAuth } from '~/domains/accounts/state.ts'
import { type QuoteWish, quoteQuery } from '~/domains/orders/quotes/api.ts'
import type { PayMethod } from '~/domains/payments/api.ts'
import { useApi } from '~/lib/query.tsx'
import { billingFrom, type Given } from './billing-rules.ts'

/** What is wanted, whether it lies in the cart or is bought by itself. */
type Wanted = QuoteWish['items'][number]

/** Ids are of one sequence, so an id that stands twice is the same thing; what is beyond the limit waits its turn. */
export const wishOf = (items: readonly Wanted[], rest: Omit<QuoteWish, 'items'>): QuoteWish => ({
  items: [...new Map(items.map(({ id, type }) => [id, { id, type }])).values()].slice(0, CART_ITEMS_MAX),
  ...rest,
})

/** What the buyer says, and what the server makes of it in rupees. Whatever they leave alone comes from their last invoice or their profile. */
export function useOrderForm(items: readonly Wanted[]) {
  const api = useApi()
  const auth = useAuth((state) => state.auth)
  const known = useAuth((state) => state.known)
  const buyer = auth?.type === 'user' ? auth : null
  const [couponCode, setCoupon] = useState<string>()
  const [useWallet, setUseWallet] = useState(true)
  const [method, setMethod] = useState<PayMethod>('upi')
  const [given, setGiven] = useState<Given>({})
  const rest = {
    useWallet,
    ...(couponCode && { couponCode }),
    ...(given.state && { state: given.state }),
  }
  const quote = useQuery({
    ...quoteQuery(api, wishOf(items, rest), buyer?.id ?? 0),
    placeholderData: keepPreviousData,
    enabled: known && items.length > 0,
  })
  const billing = billingFrom(given, { buyer, quote: quote.data })
  /** A GSTIN says in which state the buyer is. */
  const give = (changes: Given) => {
    const gstin = changes.gstin?.trim().toUpperCase() ?? ''
    setGiven({ ...given, ...changes, ...(isGstin(gstin) && { state: stateOfGstin(gstin) }) })
  }
  return {
    buyer,
    signedInAs: auth?.type,
    quote,
    rest,
    billing,
    give,
    method,
    setMethod,
    setUseWallet,
    setCoupon,
  }
}

export type OrderForm = ReturnType<typeof useOrderForm>
export type Billing = OrderForm['billing']
