import { useQuery } from '@tanstack/react-query'
import { useAuth } from '~/domains/accounts/state.ts'
import { addToCart, removeFromCart, useMyCart } from '~/domains/cart/state.ts'
import { type ProductDetail, purchasesQuery } from '~/domains/products/api.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { ButtonLink, PlainButton } from '~/ui/button-link.tsx'
import { toast } from '~/ui/toast.tsx'
import classes from './products.module.css'

/** Most that one account owns and is asked about here. */
const OWNED_SHOWN = 100

/** Below this many pieces the number is shown. */
const FEW = 6

/** Adds the product to the cart, or leads to where it is already. */
export function Buy({ product, title }: { product: ProductDetail; title: string }) {
  const t = useT()
  const isCustomer = useAuth((state) => state.auth?.type === 'user')
  const own = useQuery({ ...purchasesQuery(useApi(), 1, OWNED_SHOWN), enabled: isCustomer }).data?.data ?? []
  const isOwned =
    isCustomer && !product.goods && own.some(({ productId, isRefunded }) => productId === product.id && !isRefunded)
  const isInCart = useMyCart().some(({ id, type }) => id === product.id && type === 'product')
  if (isOwned)
    return (
      <ButtonLink to="/dashboard/products" size="lg">
        {t('Go to my products')}
      </ButtonLink>
    )
  if (isInCart)
    return (
      <ButtonLink to="/cart" size="lg" variant="outline" icon="check">
        {t('In your cart')}
      </ButtonLink>
    )
  if (product.isSoldOut) return <p className={classes.soldOut}>{t('Sold out. Please look again later.')}</p>
  const add = () => {
    addToCart({ id: product.id, type: 'product' })
    void toast(t('{title} is in your cart.', { title }), { undo: () => removeFromCart(product.id) })
  }
  const left = product.goods?.piecesLeft ?? FEW
  return (
    <>
      {left < FEW && (
        <p className={classes.few}>{t.count(left, 'Only {count} piece left', 'Only {count} pieces left')}</p>
      )}
      <PlainButton size="lg" onClick={add}>
        {t('Add to cart')}
      </PlainButton>
    </>
  )
}
