import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { ButtonLink } from '~/ui/button-link.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import { type Learning, type Lesson, lessonQuery } from '../api.ts'
import { playerPath } from '../paths.ts'
import { Quiz } from '../quiz/quiz.tsx'
import { CertificateOffer } from './certificate-offer.tsx'
import classes from './course-player.module.css'
import { LessonFilm } from './lesson-film.tsx'
import { LessonList } from './lesson-list.tsx'
import { LessonTabs } from './lesson-tabs.tsx'
import { isFinished, lessonsIn } from './progress.ts'
import { Reading } from './reading.tsx'
import type { Report } from './use-watch-time.ts'

interface CoursePlayerProps {
  learning: Learning
  lessonId: number
  startAt: number | undefined
  sendLast: (playId: string, report: Report) => void
}

/** A course while it is taken: one lesson, all others beside it, and the certificate once it is earned. */
export function CoursePlayer({ learning, lessonId, startAt, sendLast }: CoursePlayerProps) {
  const t = useT()
  const lessons = lessonsIn(learning)
  const at = lessons.findIndex(({ id }) => id === lessonId)
  const row = lessons[at]!
  const answer = useQuery(lessonQuery(useApi(), lessonId))
  const lesson = answer.data?.lesson
  const stage = useRef<HTMLDivElement>(null)
  const courseId = learning.courseDetail.id
  const [before, after] = [lessons[at - 1], lessons[at + 1]]
  const head = (
    <div>
      <h1>{titleOf(row, t.language)}</h1>
      <p className="pm-num">
        {t('Lesson {number} of {count}, by {name}', {
          ...{ number: at + 1, count: lessons.length, name: learning.courseDetail.trainer.name },
        })}
      </p>
    </div>
  )
  const isVideo = row.kind === 'video'
  return (
    <div className={classes.columns}>
      <div className={classes.main}>
        {isFinished(learning) && <CertificateOffer courseId={courseId} />}
        {!isVideo && <div className={`${classes.head} ${classes.above}`}>{head}</div>}
        {answer.isError && <LoadFailed retry={answer.refetch} />}
        {answer.isPending && <SkeletonLines lines={8} />}
        <div ref={stage}>
          {lesson && (
            <Content key={`${lesson.id} ${startAt}`} learning={learning} lesson={lesson} {...{ startAt, sendLast }} />
          )}
        </div>
        <div className={classes.head}>
          {isVideo && head}
          <nav className={classes.steps} aria-label={t('Other lessons')}>
            {before && (
              <ButtonLink to={playerPath(courseId, before.id)} variant="outline" icon="arrow-left">
                {t('Previous|lesson')}
              </ButtonLink>
            )}
            {after && <ButtonLink to={playerPath(courseId, after.id)}>{t('Next lesson')}</ButtonLink>}
          </nav>
        </div>
        {lesson && (
          <LessonTabs
            key={lesson.id}
            lesson={lesson}
            trainer={learning.courseDetail.trainer.name}
            video={() => stage.current?.querySelector('video')}
          />
        )}
      </div>
      <LessonList learning={learning} currentId={lessonId} />
    </div>
  )
}

interface ContentProps extends Omit<CoursePlayerProps, 'lessonId'> {
  lesson: Lesson
}

function Content({ learning, lesson, startAt, sendLast }: ContentProps) {
  const state = learning.lessons.find(({ id }) => id === lesson.id)
  if (lesson.kind === 'quiz') return <Quiz lesson={lesson} lessons={lessonsIn(learning)} />
  if (lesson.kind === 'reading') return <Reading lesson={lesson} isDone={state?.isDone ?? false} />
  return (
    <LessonFilm
      lesson={lesson}
      courseId={learning.courseDetail.id}
      positionSeconds={state?.positionSeconds ?? 0}
      {...{ startAt, sendLast }}
    />
  )
}
