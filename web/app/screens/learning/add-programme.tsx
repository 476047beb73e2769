import { Suspense, useState } from 'react'
import { isChildOf, type NewCartItem } from '~/domains/cart/rules.ts'
import { addToCart, removeFromCart, useMyCart } from '~/domains/cart/state.ts'
import type { ProgrammeDetail } from '~/domains/learning/api.ts'
import { programmeTitle } from '~/domains/learning/words.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { ButtonLink, PlainButton } from '~/ui/button-link.tsx'
import { lazyWindow } from '~/ui/lazy-window.tsx'
import { toast } from '~/ui/toast.tsx'

const ReplacedDialog = lazyWindow(
  'shop',
  async () => (await import('~/domains/learning/programme/replaced-dialog.tsx')).ReplacedDialog,
)

const itemOf = ({ id, type, industry_type, sector }: ProgrammeDetail['courseDetail']): NewCartItem => ({
  ...{ id, type, industry_type },
  // The rule by which a sector's programme replaces those of its industries (SPEC section 4).
  sub_category_id: type === 'sub_categories' ? null : sector.id,
})

/** Programmes in the cart that this one includes. */
export function useReplaced({ id, type }: ProgrammeDetail['courseDetail']) {
  const cart = useMyCart()
  return cart.filter((item) => isChildOf(item, { ...item, id, type }))
}

interface AddProgrammeProps {
  programme: ProgrammeDetail
}

/** Adds a programme to the cart. What it replaced there is shown and can be put back. */
export function AddProgramme({ programme: { courseDetail, creditPaise, subSubCategories } }: AddProgrammeProps) {
  const t = useT()
  const isThere = useMyCart().some(({ id, type }) => id === courseDetail.id && type === courseDetail.type)
  const inCart = useReplaced(courseDetail)
  const [replaced, setReplaced] = useState<typeof inCart>([])
  const title = programmeTitle(courseDetail, t)
  const pricePaise = courseDetail.pricePaise - creditPaise
  const undo = () => {
    removeFromCart(courseDetail.id)
    for (const { user, ...item } of replaced) addToCart(item)
    setReplaced([])
  }
  const add = () => {
    setReplaced(inCart)
    addToCart(itemOf(courseDetail))
    if (inCart.length === 0)
      void toast(t('{title} is in your cart.', { title }), { undo: () => removeFromCart(courseDetail.id) })
  }
  const rowOf = (id: number) => {
    const industry = subSubCategories.find((one) => one.id === id)
    return { id, title: industry ? programmeTitle(industry, t) : '', pricePaise: industry?.pricePaise ?? null }
  }
  return (
    <>
      {isThere ? (
        <ButtonLink to="/cart" size="lg" variant="outline" icon="check">
          {t('In your cart')}
        </ButtonLink>
      ) : (
        <PlainButton size="lg" onClick={add}>
          {t('Add programme, {amount}', { amount: formatPaise(pricePaise) })}
        </PlainButton>
      )}
      {replaced.length > 0 && (
        <Suspense fallback={null}>
          <ReplacedDialog
            added={{ id: courseDetail.id, title, pricePaise }}
            replaced={replaced.map(({ id }) => rowOf(id))}
            onUndo={undo}
            onClose={() => setReplaced([])}
          />
        </Suspense>
      )}
    </>
  )
}
