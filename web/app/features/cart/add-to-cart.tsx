import type { NewCartItem } from '~/domains/cart/rules.ts'
import { addToCart, removeFromCart, useMyCart } from '~/domains/cart/state.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { ButtonLink, PlainButton } from '~/ui/button-link.tsx'
import { toast } from '~/ui/toast.tsx'

interface AddToCartProps {
  item: NewCartItem
  /** Title shown to people. */
  title: string
}

/** Adds an item to the cart; once it is there, the button links to the cart. */
export function AddToCart({ item, title }: AddToCartProps) {
  const t = useT()
  const isThere = useMyCart().some(({ id, type }) => id === item.id && type === item.type)
  const hidden = <span className="pm-visually-hidden">: {title}</span>
  if (isThere)
    return (
      <ButtonLink to="/cart" variant="outline" icon="check">
        {t('In your cart')}
        {hidden}
      </ButtonLink>
    )
  const add = () => {
    addToCart(item)
    void toast(t('{title} is in your cart.', { title }), { undo: () => removeFromCart(item.id) })
  }
  return (
    <PlainButton variant="outline" icon="shopping-bag" onClick={add}>
      {t('Add to cart')}
      {hidden}
    </PlainButton>
  )
}
