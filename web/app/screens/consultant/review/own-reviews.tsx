import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useReviewAddress } from '~/domains/reviews/address.ts'
import { ownReviewsQuery } from '~/domains/reviews/api.ts'
import { NarrowedByStars } from '~/domains/reviews/components/narrowed-by-stars.tsx'
import { RatingSummary } from '~/domains/reviews/components/rating-summary.tsx'
import { ReviewItem } from '~/domains/reviews/components/review-item.tsx'
import { formatDate } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { PagedListPager } from '~/ui/operated/paged-list/pager.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import classes from './own-reviews.module.css'

/** Reviews of the signed-in consultant. */
export function OwnReviews({ consultantId, empty }: { consultantId: number; empty: ReactNode }) {
  const t = useT()
  const { input, to } = useReviewAddress()
  const reviews = useQuery({
    ...ownReviewsQuery(useApi(), consultantId, input),
    placeholderData: keepPreviousData,
  })
  const { data } = reviews
  if (data?.ratings.count === 0) return empty
  if (!data) return reviews.isError ? <LoadFailed retry={reviews.refetch} /> : <SkeletonLines lines={10} />
  const replied = (at: string | null) =>
    at ? t('You replied on {date}', { date: formatDate(at, t) }) : t('Your reply')
  return (
    <div className={classes.page}>
      <section className={classes.card} aria-label={t('Your ratings')}>
        <RatingSummary summary={data.ratings} />
      </section>
      {reviews.isError && <LoadFailed retry={reviews.refetch} />}
      <h2 className="pm-visually-hidden">{t('Latest reviews')}</h2>
      <section id="reviews" className={classes.card} aria-label={t('Reviews')} aria-busy={reviews.isFetching}>
        {input.rating && <NarrowedByStars found={data.count} rating={input.rating} all={data.ratings.count} />}
        <div className={classes.rows} data-old={reviews.isPlaceholderData}>
          {data.data.map((review) => (
            <ReviewItem key={review.id} review={review} replyTitle={replied(review.repliedAt)} />
          ))}
        </div>
        {data.data.length > 0 && (
          <PagedListPager page={data} hrefOf={(page) => to({ reviews: page > 1 ? String(page) : null })} />
        )}
      </section>
    </div>
  )
}
