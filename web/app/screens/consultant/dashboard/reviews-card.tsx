import { useQuery } from '@tanstack/react-query'
import { Stars } from '~/domains/reviews/components/stars.tsx'
import { ownReviewsQuery } from '~/domains/reviews/own-api.ts'
import { formatDate } from '~/lib/dates.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { formatCount } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { Panel } from '~/ui/panel.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import classes from './cards.module.css'

const SHOWN = 3

/** The latest reviews. */
export function ReviewsCard({ consultantId }: { consultantId: number }) {
  const t = useT()
  const reviews = useQuery(ownReviewsQuery(useApi(), consultantId, { rating: undefined, page: 1, filter: undefined }))
  const { consultantRatings, count } = reviews.data ?? {}
  return (
    <Panel
      title={t('Latest reviews')}
      flush
      action={count ? <LocalLink to="/review">{t('All {count}', { count: formatCount(count) })}</LocalLink> : undefined}
    >
      {reviews.isPending && <SkeletonLines lines={3} />}
      {reviews.isError && <LoadFailed retry={reviews.refetch} />}
      {consultantRatings?.length === 0 && (
        <p className={classes.none}>
          <strong>{t('No reviews yet')}</strong>
          {t('Customer reviews appear here and on your public profile.')}
        </p>
      )}
      {consultantRatings && consultantRatings.length > 0 && (
        <ul className={classes.reviews}>
          {consultantRatings.slice(0, SHOWN).map(({ id, rating, comment, author, createdAt }) => (
            <li key={id}>
              <Stars rating={rating} />
              {comment && <p lang={t.lang(comment)}>{comment}</p>}
              <span>
                <span lang={t.lang(author)}>{author}</span> · {formatDate(createdAt, t)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
