import { useT } from '~/lib/i18n/react.tsx'
import { msg } from '~/lib/i18n/texts.ts'
import { PlainButton } from '~/ui/button-link.tsx'
import { type CartItem, type CartItemType, removeFromCart } from '../state.ts'
import classes from './cart-rows.module.css'

const kinds: Record<CartItemType, string> = {
  sub_categories: msg('Programme of a sector'),
  sub_sub_categories: msg('Programme of an industry'),
  course: msg('Course'),
  workshop: msg('Workshop'),
  membership: msg('Membership'),
  product: msg('Product'),
  service: msg('Service'),
}

export function CartRows({ items }: { items: readonly CartItem[] }) {
  const t = useT()
  return (
    <ul className={classes.rows}>
      {items.map(({ id, type }) => (
        <li key={id}>
          <span>
            <strong>{t(kinds[type])}</strong>
            <span className="pm-num">{t('No. {id}', { id })}</span>
          </span>
          <PlainButton variant="outline" onClick={() => removeFromCart(id)}>
            {t('Remove')}
          </PlainButton>
        </li>
      ))}
    </ul>
  )
}
