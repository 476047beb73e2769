import { useMutation, useQueryClient } from '@tanstack/react-query'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { toastFailure } from '~/ui/toast.tsx'
import { type Lesson, learningQuery, markRead } from '../api.ts'
import { inLanguage } from '../words.ts'
import classes from './course-player.module.css'

interface ReadingProps {
  lesson: Lesson
  isDone: boolean
}

/** A text, and a button that marks it as read. */
export function Reading({ lesson, isDone }: ReadingProps) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const marking = useMutation({
    mutationFn: () => markRead(api, lesson.id),
    onSuccess: () => client.invalidateQueries({ queryKey: learningQuery(api, lesson.courseId).queryKey }),
    onError: (error) => void toastFailure(problemText(error, t)),
  })
  return (
    <div className={classes.paper}>
      <div className={classes.text}>{inLanguage(lesson.body_english, lesson.body_hindi, t)}</div>
      {isDone ? (
        <p className={classes.done} role="status">
          <Icon name="circle-check" />
          {t('You have read this lesson.')}
        </p>
      ) : (
        <Button loading={marking.isPending} onClick={() => marking.mutate()}>
          {t('Mark as read')}
        </Button>
      )}
    </div>
  )
}
