import { addToCart, removeFromCart, useMyCart } from '~/domains/cart/state.ts'
import type { CourseDetail } from '~/domains/learning/api.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { titleOf } from '~/lib/titles.ts'
import { ButtonLink, PlainButton } from '~/ui/button-link.tsx'
import { toast } from '~/ui/toast.tsx'

/** Adds a course to the cart; once it is there, the button links to the cart. */
export function AddCourse({ course }: { course: CourseDetail }) {
  const t = useT()
  const { id, industry_type, sector, pricePaise } = course
  const isThere = useMyCart().some((item) => item.id === id && item.type === 'course')
  if (isThere)
    return (
      <ButtonLink to="/cart" size="lg" variant="outline" icon="check">
        {t('In your cart')}
      </ButtonLink>
    )
  const add = () => {
    addToCart({ id, type: 'course', industry_type, sub_category_id: sector.id })
    const title = titleOf(course, t.language)
    void toast(t('{title} is in your cart.', { title }), { undo: () => removeFromCart(id) })
  }
  return (
    <PlainButton size="lg" onClick={add}>
      {t('Add to cart, {amount}', { amount: formatPaise(pricePaise) })}
    </PlainButton>
  )
}
