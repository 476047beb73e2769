import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { BlockOrReport } from '~/domains/accounts/blocks/block-or-report.tsx'
import { useReviewAddress } from '~/domains/reviews/address.ts'
import type { ReceivedReviews, Review } from '~/domains/reviews/api.ts'
import NarrowedByStars from '~/domains/reviews/components/narrowed-by-stars.tsx'
import { RatingSummary } from '~/domains/reviews/components/rating-summary.tsx'
import { ReviewItem } from '~/domains/reviews/components/review-item.tsx'
import { ownReviewsQuery, readReviewFilter } from '~/domains/reviews/own-api.ts'
import { Answering } from '~/domains/reviews/received/answering.tsx'
import { PeopleSay } from '~/domains/reviews/received/people-say.tsx'
import { ReviewTabs } from '~/domains/reviews/received/review-tabs.tsx'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { PagedListPager } from '~/ui/operated/paged-list/pager.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import classes from './own-reviews.module.css'

/** Reviews of the signed-in consultant, to answer and to report. */
export function OwnReviews({ consultantId, empty }: { consultantId: number; empty: ReactNode }) {
  const t = useT()
  const navigate = useNavigate()
  const { input, to } = useReviewAddress()
  const filter = readReviewFilter(useSearchParams()[0])
  const [open, setOpen] = useState<number>()
  const reviews = useQuery({
    ...ownReviewsQuery(useApi(), consultantId, { ...input, filter }),
    placeholderData: keepPreviousData,
  })
  const { data } = reviews
  /** A review of a course or product names it. */
  const titledBy = ({ id, author }: Review, items: ReceivedReviews['items']) => {
    const item = items.find(({ reviewId }) => reviewId === id)
    return item && { title: t('{author} on {title}', { author, title: titleOf(item, t.language) }) }
  }
  if (data?.ratings.count === 0 && data.counts.items === 0) return empty
  if (!data) return reviews.isError ? <LoadFailed retry={reviews.refetch} /> : <SkeletonLines lines={10} />
  return (
    <div className={classes.page}>
      {data.ratings.count > 0 && (
        <section className={classes.summary} aria-label={t('Your ratings')}>
          <RatingSummary summary={data.ratings} />
          <PeopleSay tags={data.tags} />
        </section>
      )}
      {reviews.isError && <LoadFailed retry={reviews.refetch} />}
      <ReviewTabs
        chosen={filter}
        counts={data.counts}
        onChoose={(show) =>
          navigate(to({ show: show ?? null, rating: null, reviews: null }), { preventScrollReset: true, replace: true })
        }
      />
      <section id="reviews" className={classes.card} aria-label={t('Reviews')} aria-busy={reviews.isFetching}>
        {filter === 'items' && (
          <p className={classes.none}>
            {t('These do not count in your rating. They are shown on the page of each course or product.')}
          </p>
        )}
        {input.rating && (
          <NarrowedByStars
            found={data.count}
            rating={input.rating}
            all={filter === 'items' ? data.counts.items : data.ratings.count}
          />
        )}
        <div className={classes.rows} data-old={reviews.isPlaceholderData}>
          {data.data.map((review) => (
            <ReviewItem key={review.id} review={review} replyTitle={t('You replied')} {...titledBy(review, data.items)}>
              <Answering
                review={review}
                isReported={data.reportedIds.includes(review.id)}
                isOpen={open === review.id}
                onOpen={(isOpen) => setOpen(isOpen ? review.id : undefined)}
              >
                <AboutAuthor review={review} authors={data.authors} />
              </Answering>
            </ReviewItem>
          ))}
          {data.data.length === 0 && <p className={classes.none}>{t('No reviews here.')}</p>}
        </div>
        {data.data.length > 0 && (
          <PagedListPager page={data} hrefOf={(page) => to({ reviews: page > 1 ? String(page) : null })} />
        )}
      </section>
    </div>
  )
}

interface AboutAuthorProps {
  review: { id: number; author: string }
  authors: readonly { reviewId: number; id: number }[]
}

function AboutAuthor({ review, authors }: AboutAuthorProps) {
  const author = authors.find(({ reviewId }) => reviewId === review.id)
  return author && <BlockOrReport person={{ id: author.id, name: review.author }} />
}
