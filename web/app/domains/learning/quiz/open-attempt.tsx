import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { problemText } from '~/lib/form.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { onThisClock } from '~/lib/server-clock.ts'
import { Button } from '~/ui/operated/button.tsx'
import { toastFailure } from '~/ui/toast.tsx'
import { type AskedQuestion, type Attempt, storeAnswer, submitAttempt } from '../api.ts'
import { inLanguage } from '../words.ts'
import { type Answer, AnswerFields } from './answer-fields.tsx'
import classes from './quiz.module.css'
import { Timer } from './timer.tsx'

interface OpenAttemptProps {
  attempt: Attempt
  onChange: (attempt: Attempt) => void
  onResult: (result: Attempt) => void
}

const isAnswered = ({ answer }: AskedQuestion) =>
  answer !== null && (answer.options.length > 0 || answer.number !== null)

/** One question at a time. Each answer is stored at once, so that nothing is lost when the time is over. */
export function OpenAttempt({ attempt, onChange, onResult }: OpenAttemptProps) {
  const t = useT()
  const api = useApi()
  const { questions, dueAt } = attempt
  const [at, setAt] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const failed = (error: Error) => void toastFailure(problemText(error, t))
  // One after the other: the last answer is stored before the attempt is handed in.
  const scope = { id: `attempt ${attempt.id}` }
  const storing = useMutation({
    mutationFn: (answer: Answer & { question: number }) => storeAnswer(api, { ...answer, id: attempt.id }),
    onSuccess: onChange,
    onError: failed,
    scope,
  })
  const submitting = useMutation({
    mutationFn: () => submitAttempt(api, attempt.id),
    onSuccess: onResult,
    onError: failed,
    scope,
  })
  const submit = submitting.mutate
  const isFirst = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the question.
  useEffect(() => {
    if (!isFirst.current) heading.current?.focus()
    isFirst.current = false
  }, [at])
  const question = questions[at]!
  const answered = questions.filter(isAnswered).length
  const isLast = at === questions.length - 1
  return (
    <>
      <div className={classes.top}>
        <span className="pm-num">{t('Question {number} of {count}', { number: at + 1, count: questions.length })}</span>
        {dueAt && <Timer until={onThisClock(dueAt)} onOver={submit} />}
      </div>
      <progress className={classes.bar} value={at + 1} max={questions.length} aria-hidden="true" />
      <h2 ref={heading} tabIndex={-1} id="question" className={classes.question}>
        {inLanguage(question.text_english, question.text_hindi, t)}
      </h2>
      <AnswerFields
        key={question.position}
        question={question}
        onAnswer={(answer) => storing.mutate({ ...answer, question: question.position })}
      />
      <div className={classes.steps}>
        <Button variant="default" size="lg" disabled={at === 0} onClick={() => setAt(at - 1)}>
          {t('Previous|question')}
        </Button>
        {isLast ? (
          <Button size="lg" loading={submitting.isPending} onClick={() => submit()}>
            {t('Submit, {answered} of {count} answered', { answered, count: questions.length })}
          </Button>
        ) : (
          <Button size="lg" onClick={() => setAt(at + 1)}>
            {t('Next question')}
          </Button>
        )}
      </div>
    </>
  )
}
