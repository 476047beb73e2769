import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Portrait } from '~/domains/consultants/components/portrait.tsx'
import { type OwnReview, type OwnReviewList, ownWrittenQuery } from '~/domains/reviews/own-api.ts'
import { EditReview } from '~/domains/reviews/rating/edit-review.tsx'
import { OwnReviewItem } from '~/domains/reviews/rating/own-review-item.tsx'
import { heldInWords, questionOf } from '~/domains/reviews/rating/words.ts'
import { rateNow } from '~/features/rating/state.ts'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { PagedListPager } from '~/ui/operated/paged-list/pager.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import classes from './review.module.css'

export const meta = page((t) => ({
  title: t('Reviews'),
  description: t('Reviews you have written.'),
  private: true,
}))

export default function Reviews() {
  const t = useT()
  const [query] = useSearchParams()
  const asked = Number(query.get('page'))
  const current = Number.isInteger(asked) && asked > 0 ? asked : 1
  const reviews = useQuery({ ...ownWrittenQuery(useApi(), current), placeholderData: keepPreviousData })
  const { data } = reviews
  const editDays = data?.editDays ?? 7
  return (
    <>
      <PageHead title={t('Reviews')}>
        {t.count(
          editDays,
          'One for each session, talk, answer or purchase. You can edit for {count} day.',
          'One for each session, talk, answer or purchase. You can edit for {count} days.',
        )}
      </PageHead>
      {reviews.isError && <LoadFailed retry={reviews.refetch} />}
      {!data && !reviews.isError && <SkeletonLines lines={10} />}
      {data && <Written list={data} />}
    </>
  )
}

function Written({ list }: { list: OwnReviewList }) {
  const t = useT()
  const [editing, setEditing] = useState<OwnReview>()
  const { reviewList, pending } = list
  return (
    <div className={classes.page}>
      {pending.length > 0 && (
        <ul className={classes.pending} aria-label={t('Waiting for your review')}>
          {pending.map((one) => (
            <li key={one.id}>
              <Portrait id={one.consultant.id} picture={one.consultant.thumbnail} width={52} />
              <div className={classes.question}>
                <strong>{questionOf(one.about, one.consultant.name, t)}</strong>
                <span>{heldInWords(one.about, t)}</span>
              </div>
              <Button onClick={() => rateNow(one)}>
                {t('Rate now')}
                <span className="pm-visually-hidden"> {one.consultant.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {reviewList.length > 0 ? (
        <section className={classes.card} aria-label={t('Your reviews')}>
          <h2 className="pm-visually-hidden">{t('Your reviews')}</h2>
          {reviewList.map((review) => (
            <OwnReviewItem
              key={review.id}
              review={review}
              picture={<Portrait id={review.consultant.id} picture={review.consultant.thumbnail} width={52} />}
              onEdit={() => setEditing(review)}
            />
          ))}
          <PagedListPager page={list} hrefOf={(page) => ({ search: page > 1 ? `?page=${page}` : '' })} />
        </section>
      ) : (
        <EmptyState
          drawing="star"
          tint="a"
          title={t('No reviews yet')}
          actions={<ButtonLink to="/dashboard">{t('My bookings')}</ButtonLink>}
        >
          {t('Your reviews will appear here.')}
        </EmptyState>
      )}
      {editing && <EditReview review={editing} onClose={() => setEditing(undefined)} />}
    </div>
  )
}
