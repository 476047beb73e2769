import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { useAuth } from '~/domains/accounts/state.ts'
import { type Learning, learningQuery } from '~/domains/learning/api.ts'
import { OWN_COURSES } from '~/domains/learning/paths.ts'
import { CoursePlayer } from '~/domains/learning/player/course-player.tsx'
import { lessonsIn, nextLessonOf } from '~/domains/learning/player/progress.ts'
import type { Report } from '~/domains/learning/player/use-watch-time.ts'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { Breadcrumbs } from '~/ui/breadcrumbs.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { NoSuch } from '~/ui/no-such.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import classes from './learning.module.css'

export const meta = page((t) => ({
  title: t('Your course'),
  description: t('Lessons and progress of your course.'),
  private: true,
}))

/** A request that outlives its page; a beacon cannot carry the token. */
function sendLast(playId: string, report: Report) {
  const token = useAuth.getState().auth?.token
  if (!token) return
  fetch(`/api/web/v1/plays/${playId}/beats`, {
    method: 'POST',
    keepalive: true,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(report),
  }).catch(() => {})
}

const numberIn = (text: string | null) => (/^\d{1,15}$/.test(text ?? '') ? Number(text) : undefined)

export default function Player() {
  const t = useT()
  const id = numberIn(useParams().ownCourse ?? null) ?? 0
  const [query] = useSearchParams()
  const answer = useQuery(learningQuery(useApi(), id))
  if (answer.isError)
    return (
      <NoSuch
        error={answer.error}
        retry={answer.refetch}
        page={t('Your course')}
        drawing="book"
        title={t('You do not have this course')}
        actions={<ButtonLink to={OWN_COURSES}>{t('Go to my courses')}</ButtonLink>}
      >
        {t('Courses that you bought with this account appear here.')}
      </NoSuch>
    )
  const learning = answer.data
  if (!learning) return <SkeletonLines lines={8} />
  return <Taken key={id} learning={learning} query={query} />
}

function Taken({ learning, query }: { learning: Learning; query: URLSearchParams }) {
  const t = useT()
  // Chosen once: a lesson stays when it is done while it plays.
  const [first] = useState(() => nextLessonOf(learning)?.id)
  const wanted = numberIn(query.get('lesson'))
  const lessons = lessonsIn(learning)
  const lesson = lessons.find((one) => one.id === wanted) ?? lessons.find((one) => one.id === first) ?? lessons[0]
  return (
    <>
      <Breadcrumbs
        crumbs={[{ title: t('My courses'), to: OWN_COURSES }, { title: titleOf(learning.courseDetail, t.language) }]}
      />
      <p className={classes.course}>{titleOf(learning.courseDetail, t.language)}</p>
      {lesson && (
        <CoursePlayer
          learning={learning}
          lessonId={lesson.id}
          startAt={numberIn(query.get('at'))}
          sendLast={sendLast}
        />
      )}
    </>
  )
}
