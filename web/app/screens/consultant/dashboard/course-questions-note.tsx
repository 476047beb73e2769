import { useQuery } from '@tanstack/react-query'
import { trainerQuestionsQuery } from '~/domains/learning/discussion/api.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import classes from '../dashboard.module.css'

/** Leads a trainer to questions about their courses; nothing if none waits. */
export function CourseQuestionsNote() {
  const t = useT()
  const waiting = useQuery(trainerQuestionsQuery(useApi(), { limit: 1 })).data?.waiting ?? 0
  if (waiting === 0) return null
  return (
    <p className={classes.note}>
      <LocalLink to="/course-questions">
        {t.count(
          waiting,
          '{count} question about your courses waits for you.',
          '{count} questions about your courses wait for you.',
        )}
      </LocalLink>
    </p>
  )
}
