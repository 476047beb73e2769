import { useMyCart } from '~/domains/cart/state.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { Icon } from '~/ui/icon.tsx'
import classes from './cart-link.module.css'

export function CartLink() {
  const t = useT()
  const count = useMyCart().length
  const label = count ? t.count(count, 'Cart, {count} item', 'Cart, {count} items') : t('Cart, empty')
  return (
    <LocalLink to="/cart" className={classes.link} aria-label={label}>
      <Icon name="shopping-bag" size={24} />
      {count > 0 && <span className={classes.badge}>{count}</span>}
    </LocalLink>
  )
}
