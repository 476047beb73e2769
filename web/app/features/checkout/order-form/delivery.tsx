import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { AddressChoice } from '~/domains/accounts/addresses/address-choice.tsx'
import { addressesQuery } from '~/domains/accounts/addresses/api.ts'
import type { CartItem } from '~/domains/cart/rules.ts'
import { changeInCart } from '~/domains/cart/state.ts'
import type { Quote } from '~/domains/orders/quotes/api.ts'
import { useApi } from '~/lib/query.tsx'

interface DeliveryProps {
  items: readonly CartItem[]
  quote: Quote
  buyer: { name: string; mobile: string }
}

/** The address for the goods in the cart; each of them carries it as its draft. */
export function Delivery({ items, quote, buyer }: DeliveryProps) {
  const client = useQueryClient()
  const [picked, setPicked] = useState<number>()
  const addresses = useQuery(addressesQuery(useApi())).data?.addresses
  const isKnown = (id: number | undefined) => addresses?.some((address) => address.id === id)
  const carried = items.find(({ draftId }) => isKnown(draftId))?.draftId
  const chosen = isKnown(picked) ? picked : (carried ?? addresses?.[0]?.id)
  useEffect(() => {
    if (!addresses) return
    for (const { id, type, delivery } of quote.lines) {
      const item = items.find((one) => one.id === id)
      const wanted = delivery ? chosen : undefined
      if (item && type === 'product' && item.draftId !== wanted) changeInCart(id, { draftId: wanted })
    }
  }, [addresses, chosen, items, quote])
  /** An address that was changed keeps its number, so the price is asked for again. */
  const choose = (id: number | undefined) => {
    setPicked(id)
    void client.invalidateQueries({ queryKey: ['POST /api/web/v1/cart-quotes'] })
  }
  if (!addresses || !quote.lines.some(({ delivery }) => delivery)) return null
  return <AddressChoice addresses={addresses} chosen={chosen} onChoose={choose} buyer={buyer} />
}
