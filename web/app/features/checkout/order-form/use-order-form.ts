import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CART_ITEMS_MAX } from '#contract/orders/constants.ts'
import { isGstin, stateOfGstin } from '#contract/orders/tax-ids.ts'
import { useAuth } from '~/domains/accounts/state.ts'
import { type QuoteInput, quoteQuery } from '~/domains/orders/quotes/api.ts'
import type { PayMethod } from '~/domains/payments/api.ts'
import { useApi } from '~/lib/query.tsx'
import { billingFrom, type Given } from './billing-rules.ts'

/** What is bought, from the cart or directly. */
type Wanted = QuoteInput['items'][number]

/** Ids come from one sequence, so a repeated id is the same item; items beyond the limit stay in the cart. */
export const inputOf = (items: readonly Wanted[], rest: Omit<QuoteInput, 'items'>): QuoteInput => ({
  items: [
    ...new Map(
      items.map(({ id, type, quantity = 1, draftId }) => [id, { id, type, quantity, ...(draftId && { draftId }) }]),
    ).values(),
  ].slice(0, CART_ITEMS_MAX),
  ...rest,
})

/** The buyer's input and the server's quote for it. Untouched fields come from the last invoice or the profile. */
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
    ...quoteQuery(api, inputOf(items, rest), buyer?.id ?? 0),
    placeholderData: keepPreviousData,
    enabled: known && items.length > 0,
  })
  const billing = billingFrom(given, { buyer, quote: quote.data })
  /** A GSTIN contains the buyer's state. */
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
