import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { titleOf } from '~/lib/titles.ts'
import { Cover } from '~/ui/cover.tsx'
import type { CourseCard as Card } from '../api.ts'
import { coursePath, playerPath } from '../paths.ts'
import { CourseStars } from '../stars.tsx'
import { factsOf } from '../words.ts'
import classes from './course-card.module.css'

interface CourseCardProps {
  course: Card
  /** How much of it the reader has watched, in percent; undefined if it is not theirs. */
  watched?: number | undefined
}

/** A course: cover, title, trainer, facts, and its price or progress. */
export function CourseCard({ course, watched }: CourseCardProps) {
  const t = useT()
  const title = titleOf(course, t.language)
  const isOwn = watched !== undefined
  return (
    <article className={classes.card}>
      <Cover drawing={course.drawing} tint={course.tint} />
      <div className={classes.words}>
        <h3 className={classes.title}>
          <LocalLink to={isOwn ? playerPath(course.id) : coursePath(course.slug)} lang={t.lang(title)}>
            {title}
          </LocalLink>
        </h3>
        <p lang={t.lang(course.trainer.name)}>{course.trainer.name}</p>
        <p className="pm-num">{factsOf(course, t)}</p>
        {course.ratingAverage !== null && (
          <p>
            <CourseStars average={course.ratingAverage} count={course.ratingCount} />
          </p>
        )}
      </div>
      <p className={classes.foot}>
        {isOwn ? (
          <span className={classes.own}>{t('Yours, {percent}% watched', { percent: watched })}</span>
        ) : (
          <span>
            <strong className="pm-num">{formatPaise(course.pricePaise)}</strong> {t('+ GST')}
          </span>
        )}
        <span className={classes.go} aria-hidden="true">
          {isOwn ? t('Continue') : t('See course')}
        </span>
      </p>
    </article>
  )
}
