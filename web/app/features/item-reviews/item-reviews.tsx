import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { useAuth } from '~/domains/accounts/state.ts'
import { useReviewAddress } from '~/domains/reviews/address.ts'
import { ReviewsSection } from '~/domains/reviews/components/reviews-section.tsx'
import { ownWrittenQuery } from '~/domains/reviews/own-api.ts'
import { rateNow } from '~/features/rating/state.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { msg } from '~/lib/i18n/texts.ts'
import { useApi } from '~/lib/query.tsx'
import { PlainButton } from '~/ui/button-link.tsx'
import { type ItemKind, itemReviewsQuery } from './api.ts'
import classes from './item-reviews.module.css'

const ReportEntry = lazy(() => import('~/features/reporting/report-entry.tsx'))

const WRITE = { product: msg('Review this product'), service: msg('Review this service') }

interface ItemReviewsProps {
  kind: ItemKind
  item: { id: number; consultant: { name: string }; ratingAverage: number | null; ratingCount: number }
}

/** What buyers say about a product or a service; those who have it and have not reviewed it can do so here. */
export function ItemReviews({ kind, item }: ItemReviewsProps) {
  const t = useT()
  const api = useApi()
  const isSignedIn = useAuth((state) => state.isAuthentiCated)
  const isCustomer = useAuth((state) => state.auth?.type === 'user')
  const { id, consultant, ratingAverage, ratingCount } = item
  const { input } = useReviewAddress()
  const own = useQuery({ ...ownWrittenQuery(api, 1), enabled: isCustomer }).data
  const pending = isCustomer
    ? own?.pending.find(({ about }) => about.kind === kind && about.item?.id === id)
    : undefined
  const reviews = useQuery({
    ...itemReviewsQuery(api, kind, id, input),
    placeholderData: keepPreviousData,
    // Customers may add the first one.
    enabled: ratingCount > 0 || isCustomer,
  })
  const summary = reviews.data?.ratings ?? { average: ratingAverage, count: ratingCount, distribution: [] }
  return (
    <section aria-labelledby="reviews" className={classes.reviews}>
      <h2 id="reviews">{t('Reviews')}</h2>
      <ReviewsSection consultant={consultant} summary={summary} reviews={reviews} acts={isSignedIn && ReportEntry} />
      {pending && (
        <p>
          <PlainButton variant="outline" icon="star" onClick={() => rateNow(pending)}>
            {t(WRITE[kind])}
          </PlainButton>
        </p>
      )}
    </section>
  )
}
