import type { UseQueryResult } from '@tanstack/react-query'
import { type ComponentType, lazy } from 'react'
import { Link } from 'react-router'
import { useT } from '~/lib/i18n/react.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import { useReviewAddress } from '../address.ts'
import { REVIEWS_SHOWN, type Review, type Reviews, type RatingSummary as Summary } from '../api.ts'
import { RatingSummary } from './rating-summary.tsx'
import { ReviewItem } from './review-item.tsx'
import classes from './reviews-section.module.css'

// Loaded when a number of stars is chosen.
const NarrowedByStars = lazy(() => import('./narrowed-by-stars.tsx'))

interface ReviewsSectionProps {
  /** Who replies to them. */
  consultant: { name: string }
  summary: Summary
  /** Those that the address asks for. */
  reviews: UseQueryResult<Pick<Reviews, 'data' | 'count'>>
  /** What can be done with a review. */
  acts: ComponentType<{ review: Review }> | false
}

/** Customers' reviews, with a link to all. */
export function ReviewsSection({ consultant, summary, reviews, acts: Acts }: ReviewsSectionProps) {
  const t = useT()
  const { input, to } = useReviewAddress()
  if (summary.count === 0) return <p className={classes.none}>{t('No reviews yet.')}</p>
  const pages = Math.ceil((reviews.data?.count ?? 0) / REVIEWS_SHOWN)
  return (
    <>
      <RatingSummary summary={summary} />
      {input.rating && <NarrowedByStars found={reviews.data?.count ?? 0} rating={input.rating} all={summary.count} />}
      {reviews.isPending && <SkeletonLines lines={6} />}
      {reviews.isError && <LoadFailed retry={reviews.refetch} />}
      {reviews.data?.data.map((review) => (
        <ReviewItem key={review.id} review={review} replyTitle={t('Reply from {name}', consultant)}>
          {Acts && <Acts review={review} />}
        </ReviewItem>
      ))}
      {pages > 1 && (
        <nav className={classes.pager} aria-label={t('Pages of reviews')}>
          {input.page > 1 && (
            <Link to={to({ reviews: input.page > 2 ? String(input.page - 1) : null })} preventScrollReset replace>
              {t('Newer')}
            </Link>
          )}
          <span>{t('Page {page} of {pages}', { page: input.page, pages })}</span>
          {input.page < pages && (
            <Link to={to({ reviews: String(input.page + 1) })} preventScrollReset replace>
              {t('Older')}
            </Link>
          )}
        </nav>
      )}
    </>
  )
}
