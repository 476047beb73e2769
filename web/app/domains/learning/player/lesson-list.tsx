import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { titleOf } from '~/lib/titles.ts'
import { Icon } from '~/ui/icon.tsx'
import type { Learning } from '../api.ts'
import { playerPath } from '../paths.ts'
import { LESSON_ICONS, sizeOf, watchedOf } from '../words.ts'
import classes from './lesson-list.module.css'
import { lessonsIn } from './progress.ts'

interface LessonListProps {
  learning: Learning
  currentId: number
}

/** Watch time with the rule of the certificate, and all lessons with their state. */
export function LessonList({ learning, currentId }: LessonListProps) {
  const t = useT()
  const { courseDetail, rules, totalProgress, totalSpentTime, doneLessons } = learning
  const lessons = lessonsIn(learning)
  return (
    <aside className={classes.side} aria-label={t('Your progress')}>
      <div className={classes.time}>
        <Ring percent={totalProgress} />
        <div>
          <strong>{t('Watch time')}</strong>
          <p className="pm-num">{watchedOf(totalSpentTime, courseDetail.seconds, t)}</p>
          <p className={classes.rule}>
            {courseDetail.quizzes > 0
              ? t('Certificate at {percent}% and a passed quiz', { percent: rules.watchPercent })
              : t('Certificate at {percent}%', { percent: rules.watchPercent })}
          </p>
        </div>
      </div>
      <div className={classes.head}>
        <h2>{t('Lessons')}</h2>
        <span className="pm-num">{t('{done} of {count} done', { done: doneLessons, count: lessons.length })}</span>
      </div>
      <ol className={classes.lessons}>
        {lessons.map((lesson, i) => {
          const state = learning.lessons.find(({ id }) => id === lesson.id)
          const isCurrent = lesson.id === currentId
          return (
            <li key={lesson.id} data-current={isCurrent}>
              <span className={classes.mark} data-done={state?.isDone} data-kind={lesson.kind}>
                {state?.isDone ? <Icon name="check" size={18} /> : markOf(lesson.kind, i)}
              </span>
              <LocalLink
                to={playerPath(courseDetail.id, lesson.id)}
                aria-current={isCurrent ? 'page' : undefined}
                preventScrollReset
              >
                {titleOf(lesson, t.language)}
                {state?.isDone && <span className="pm-visually-hidden">, {t('done|of a lesson')}</span>}
              </LocalLink>
              <span className="pm-num">{sizeOf(lesson, t)}</span>
              {lesson.seconds !== null && state && state.watchedSeconds > 0 && !state.isDone && (
                <progress value={state.watchedSeconds} max={lesson.seconds} aria-hidden="true" />
              )}
            </li>
          )
        })}
      </ol>
    </aside>
  )
}

const markOf = (kind: 'video' | 'reading' | 'quiz', i: number) =>
  kind === 'quiz' ? <Icon name={LESSON_ICONS.quiz} size={18} /> : <span className="pm-num">{i + 1}</span>

const RADIUS = 32
const ROUND = 2 * Math.PI * RADIUS

const Ring = ({ percent }: { percent: number }) => (
  <svg className={classes.ring} viewBox="0 0 80 80" role="img" aria-label={`${percent}%`}>
    <circle cx="40" cy="40" r={RADIUS} />
    {percent > 0 && <circle cx="40" cy="40" r={RADIUS} strokeDasharray={`${(ROUND * percent) / 100} ${ROUND}`} />}
    <text x="40" y="45" textAnchor="middle">
      {percent}%
    </text>
  </svg>
)
