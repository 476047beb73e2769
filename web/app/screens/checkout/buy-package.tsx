import { useParams } from 'react-router'
import { BuyOne } from '~/features/checkout/buy-one.tsx'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'

export const meta = page((t) => ({
  title: t('Buy a package'),
  description: t('Several sessions at a lower price.'),
  private: true,
}))

export default function BuyPackage() {
  const t = useT()
  return (
    <BuyOne
      type="package"
      id={useParams().offer}
      unavailable={
        <EmptyState
          drawing="calendar"
          tint="c"
          title={t('This package is no longer available')}
          actions={<ButtonLink to="/consultants">{t('Find a consultant')}</ButtonLink>}
        >
          {t('The consultant may have changed or withdrawn it.')}
        </EmptyState>
      }
    >
      <p>
        {t(
          'Book your sessions any time within a year. You can cancel any time: sessions you have not booked are refunded.',
        )}
      </p>
    </BuyOne>
  )
}
