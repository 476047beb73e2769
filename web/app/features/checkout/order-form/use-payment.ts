import { useQueryClient } from '@tanstack/react-query'
import { openLogin, useAuth } from '~/domains/accounts/state.ts'
import { useCart } from '~/domains/cart/state.ts'
import { needsAddress, type Quote, quoteQuery } from '~/domains/orders/quotes/api.ts'
import { useApi } from '~/lib/query.tsx'
import { inputOf, type OrderForm } from './use-order-form.ts'
import { usePlacing } from './use-placing.ts'

/** Pays; a visitor signs in first, and payment continues if the quote is still the same. */
export function usePayment({ buyer, quote, rest, billing, method }: OrderForm) {
  const api = useApi()
  const client = useQueryClient()
  const placing = usePlacing({ onRefused: () => void quote.refetch() })
  const send = (agreed: Quote, to = billing) => placing.mutate({ quote: agreed, ...rest, billing: to, method })

  /** If items, wallet or invoice details differ after signing in, the buyer reviews them first. */
  const goOn = async (seen: Quote) => {
    const { auth } = useAuth.getState()
    if (auth?.type !== 'user') return
    const { items } = useCart.getState()
    const mine = items.filter(({ user }) => user === auth.id)
    const fresh = await client.fetchQuery(quoteQuery(api, inputOf(mine, rest), auth.id))
    const name = billing.name || auth.name
    if (fresh.lines.some(needsAddress) || kindsOf(fresh) !== kindsOf(seen)) return
    if (fresh.duePaise === seen.duePaise && fresh.wallet?.usedPaise === 0 && name) send(fresh, { ...billing, name })
  }

  return {
    pay: (agreed: Quote) => (buyer ? send(agreed) : openLogin({ andThen: () => void goOn(agreed) })),
    busy: placing.isPending,
    error: placing.error,
  }
}

/** A plan that a visitor took for a first one may renew what they have. */
const kindsOf = ({ lines }: Quote) => lines.map(({ term }) => term?.kind).join()

export type CartPayment = ReturnType<typeof usePayment>
