import { formatDate } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import type { Review } from '../api.ts'
import classes from './review-item.module.css'
import { Stars } from './stars.tsx'

interface ReviewItemProps {
  review: Review
  /** Who replied. */
  replyTitle: string
}

export function ReviewItem({ review, replyTitle }: ReviewItemProps) {
  const t = useT()
  const { author, rating, comment, reply, createdAt } = review
  return (
    <article className={classes.review}>
      <div className={classes.head}>
        <h3 lang={t.lang(author)}>{author}</h3>
        <time dateTime={createdAt}>{formatDate(createdAt, t)}</time>
      </div>
      <Stars rating={rating} />
      {comment && <p lang={t.lang(comment)}>{comment}</p>}
      {reply && (
        <div className={classes.reply}>
          <strong>{replyTitle}</strong>
          <p lang={t.lang(reply)}>{reply}</p>
        </div>
      )}
    </article>
  )
}
