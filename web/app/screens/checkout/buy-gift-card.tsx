import { useParams } from 'react-router'
import { BuyOne } from '~/features/checkout/buy-one.tsx'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'

export const meta = page((t) => ({
  title: t('Buy a gift card'),
  description: t('Give money for consultations, courses and more.'),
  private: true,
}))

export default function BuyGiftCard() {
  const t = useT()
  return (
    <BuyOne
      type="gift_card"
      id={useParams().card}
      unavailable={
        <EmptyState
          drawing="seal"
          tint="d"
          title={t('This gift card cannot be bought')}
          actions={<ButtonLink to="/dashboard/gift-cards">{t('Gift cards')}</ButtonLink>}
        >
          {t('It may be paid already. You find the gift cards you bought on the page of gift cards.')}
        </EmptyState>
      }
    >
      <p>
        {t(
          'Valid for 12 months. You can cancel it within 7 days while nobody has redeemed it. GST is charged on what is bought with it.',
        )}
      </p>
    </BuyOne>
  )
}
