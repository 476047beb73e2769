import { useEffect, useRef } from 'react'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { Icon } from '~/ui/icon.tsx'
import { Button } from '~/ui/operated/button.tsx'
import type { AskedQuestion, Attempt, LessonRow } from '../api.ts'
import { playerPath } from '../paths.ts'
import { clockOf, inLanguage } from '../words.ts'
import { LETTERS } from './answer-fields.tsx'
import classes from './quiz.module.css'

interface ResultProps {
  attempt: Attempt
  courseId: number
  lessons: readonly LessonRow[]
  /** Undefined if it was passed or no attempt is left. */
  retry: (() => void) | undefined
  isStarting: boolean
}

/** The result, and each question with the right answer and where it is explained. */
export function Result({ attempt, courseId, lessons, retry, isStarting }: ResultProps) {
  const t = useT()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { passed, percent, rightAnswers, passPercent, questions, attemptsLeft } = attempt
  return (
    <>
      <div className={classes.result} data-passed={passed}>
        <Icon name={passed ? 'circle-check' : 'alert-circle'} size={32} />
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {passed ? t('Passed with {percent}%', { percent: percent ?? 0 }) : t('Not passed yet')}
          </h2>
          <p className="pm-num">
            {t('{right} of {count} right. You pass with {percent}%.', {
              ...{ right: rightAnswers ?? 0, count: questions.length, percent: passPercent },
            })}{' '}
            {!passed && attemptsLeft !== null && t.count(attemptsLeft, '{count} attempt left', '{count} attempts left')}
          </p>
        </div>
        {retry && (
          <Button loading={isStarting} onClick={retry}>
            {t('Try again')}
          </Button>
        )}
      </div>
      <ol className={classes.reviews}>
        {questions.map((question) => (
          <li key={question.position}>
            <Review question={question} courseId={courseId} lessons={lessons} />
          </li>
        ))}
      </ol>
    </>
  )
}

interface ReviewProps {
  question: AskedQuestion
  courseId: number
  lessons: readonly LessonRow[]
}

function Review({ question, courseId, lessons }: ReviewProps) {
  const t = useT()
  const { review, answer, options } = question
  const source = review?.source
  const number = source ? lessons.findIndex(({ id }) => id === source.lessonId) + 1 : 0
  return (
    <>
      <h3>{inLanguage(question.text_english, question.text_hindi, t)}</h3>
      <ul className={classes.marked}>
        {options.map(({ position, text_english, text_hindi }, i) => {
          const isRight = review?.rightOptions.includes(position) ?? false
          const isChosen = answer?.options.includes(position) ?? false
          return (
            <li key={position} data-right={isRight} data-wrong={review !== null && isChosen && !isRight}>
              <span className={classes.letter} aria-hidden="true">
                {LETTERS[i]}
              </span>
              <span>{inLanguage(text_english, text_hindi, t)}</span>
              <span className={classes.said}>
                {[isChosen && t('Your answer'), isRight && t('Right')].filter(Boolean).join(', ')}
              </span>
            </li>
          )
        })}
      </ul>
      {question.kind === 'number' && (
        <p className="pm-num">
          {t('Your answer: {number}', { number: answer?.number ?? t('none|answer') })}
          {review &&
            review.rightNumber !== null &&
            ` · ${t('Correct answer: {number}', { number: review.rightNumber })}`}
        </p>
      )}
      {review && (
        <p className={classes.explained}>
          <strong>{review.isRight ? t('Correct.') : t('Not correct.')}</strong>{' '}
          {inLanguage(review.explanation_english, review.explanation_hindi, t)}
        </p>
      )}
      {source && number > 0 && (
        <LocalLink to={playerPath(courseId, source.lessonId, source.atSecond)} className={classes.watch}>
          {watchWords(number, source.atSecond, t)}
        </LocalLink>
      )}
    </>
  )
}

const watchWords = (number: number, atSecond: number, t: Translate) =>
  t('Watch lesson {number} at {time}', { number, time: clockOf(atSecond) })
