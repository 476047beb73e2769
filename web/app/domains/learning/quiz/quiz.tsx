import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { Icon } from '~/ui/icon.tsx'
import { Alert } from '~/ui/operated/alert.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { type Attempt, type Lesson, type LessonRow, learningQuery, lessonQuery, startAttempt } from '../api.ts'
import { OpenAttempt } from './open-attempt.tsx'
import classes from './quiz.module.css'
import { Result } from './result.tsx'

interface QuizProps {
  lesson: Lesson
  /** To link to the minute that explains an answer. */
  lessons: readonly LessonRow[]
}

/** A quiz: what it asks for, then its questions, then the result. */
export function Quiz({ lesson, lessons }: QuizProps) {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const [attempt, setAttempt] = useState<Attempt>()
  const starting = useMutation({ mutationFn: () => startAttempt(api, lesson.id), onSuccess: setAttempt })
  const finish = (result: Attempt) => {
    setAttempt(result)
    void client.invalidateQueries({ queryKey: learningQuery(api, lesson.courseId).queryKey })
    void client.invalidateQueries({ queryKey: lessonQuery(api, lesson.id).queryKey })
  }
  const start = () => starting.mutate()
  return (
    <div className={classes.quiz}>
      {!attempt && <Intro lesson={lesson} start={start} isStarting={starting.isPending} />}
      {attempt && attempt.submittedAt === null && (
        <OpenAttempt key={attempt.id} attempt={attempt} onChange={setAttempt} onResult={finish} />
      )}
      {attempt && attempt.submittedAt !== null && (
        <Result
          attempt={attempt}
          courseId={lesson.courseId}
          lessons={lessons}
          retry={attempt.passed || attempt.attemptsLeft === 0 ? undefined : start}
          isStarting={starting.isPending}
        />
      )}
      {starting.error && (
        <Alert color="madder" icon={<Icon name="alert-circle" />} role="alert">
          {problemText(starting.error, t)}
        </Alert>
      )}
    </div>
  )
}

interface IntroProps {
  lesson: Lesson
  start: () => void
  isStarting: boolean
}

function Intro({ lesson, start, isStarting }: IntroProps) {
  const t = useT()
  const { quiz, questions } = lesson
  if (!quiz) return null
  const { attemptsLeft, minutes, passPercent, bestPercent, passed } = quiz
  return (
    <div className={classes.intro}>
      <ul>
        <li>{t.count(questions ?? 0, '{count} question', '{count} questions')}</li>
        <li>{t('You pass with {percent}%', { percent: passPercent })}</li>
        {minutes !== null && (
          <li>
            {t.count(minutes, 'You have {count} minute once you start', 'You have {count} minutes once you start')}
          </li>
        )}
        {attemptsLeft !== null && <li>{t.count(attemptsLeft, '{count} attempt left', '{count} attempts left')}</li>}
        {bestPercent !== null && <li>{t('Your best result: {percent}%', { percent: bestPercent })}</li>}
      </ul>
      {passed && (
        <p className={classes.passed}>
          <Icon name="circle-check" />
          {t('You have passed this quiz.')}
        </p>
      )}
      {attemptsLeft !== 0 && (
        <Button size="lg" variant={passed ? 'default' : 'filled'} loading={isStarting} onClick={start}>
          {bestPercent === null ? t('Start the quiz') : t('Try again')}
        </Button>
      )}
    </div>
  )
}
