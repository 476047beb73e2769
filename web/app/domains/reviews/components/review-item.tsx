import type { ReactNode } from 'react'
import { formatDate } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import type { Review } from '../api.ts'
import { aboutInWords, tagWords } from '../words.ts'
import classes from './review-item.module.css'
import { Stars } from './stars.tsx'

interface ReviewItemProps {
  review: Review
  /** Who replied. */
  replyTitle: string
  /** A picture before the text. */
  picture?: ReactNode
  /** Above the text; the author unless given. */
  title?: ReactNode
  /** What can be done with it. */
  children?: ReactNode
}

/** One review with what it is about, and the reply to it. */
export function ReviewItem({ review, replyTitle, picture, title, children }: ReviewItemProps) {
  const t = useT()
  const { author, rating, comment, tags, about, reply, repliedAt, createdAt, editedAt } = review
  return (
    <article className={classes.review} data-picture={picture ? true : undefined}>
      {picture}
      <div className={classes.text}>
        <div className={classes.head}>
          <h3 lang={title ? undefined : t.lang(author)}>{title ?? author}</h3>
          <time dateTime={createdAt}>
            {formatDate(createdAt, t)}
            {editedAt && ` · ${t('edited {date}', { date: formatDate(editedAt, t) })}`}
          </time>
        </div>
        <Stars rating={rating} />
        <p className={classes.about}>{aboutInWords(about, t)}</p>
        {comment && <p lang={t.lang(comment)}>{comment}</p>}
        {tags.length > 0 && (
          <ul className={classes.tags} aria-label={t('What helped most?')}>
            {tags.map((tag) => (
              <li key={tag}>{t(tagWords[tag])}</li>
            ))}
          </ul>
        )}
        {reply && (
          <div className={classes.reply}>
            <strong>{replyTitle}</strong>
            {repliedAt && <time dateTime={repliedAt}> {formatDate(repliedAt, t)}</time>}
            <p lang={t.lang(reply)}>{reply}</p>
          </div>
        )}
        {children}
      </div>
    </article>
  )
}
