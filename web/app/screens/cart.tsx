import { CartRows } from '~/domains/cart/components/cart-rows.tsx'
import { useCart } from '~/domains/cart/state.ts'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Page } from '~/ui/page.tsx'
import { PageHead } from '~/ui/page-head.tsx'

export const meta = page((t) => ({
  title: t('Cart'),
  description: t('What you picked, before you pay.'),
  private: true,
}))

export default function Cart() {
  const t = useT()
  const items = useCart((state) => state.items)
  return (
    <Page>
      <PageHead title={t('Cart')} />
      {items.length > 0 ? (
        <CartRows items={items} />
      ) : (
        <EmptyState
          drawing="bag"
          tint="b"
          title={t('Your cart is empty')}
          actions={<ButtonLink to="/consultants">{t('See top consultants')}</ButtonLink>}
        >
          {t('Sessions, courses and workshops you pick will wait here.')}
        </EmptyState>
      )}
    </Page>
  )
}
