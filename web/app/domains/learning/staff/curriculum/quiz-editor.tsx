import { QUESTIONS_MAX } from '#contract/learning/constants.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { Checkbox } from '~/ui/operated/checkbox.tsx'
import type { Lesson } from '../api.ts'
import classes from '../staff.module.css'
import { added, moved, newQuestion, removed, replaced } from './document.ts'
import { CountField, type ErrorAt } from './fields.tsx'
import { OrderButtons } from './order-buttons.tsx'
import { QuestionEditor } from './question-editor.tsx'

type Quiz = Extract<Lesson, { kind: 'quiz' }>

interface QuizEditorProps {
  quiz: Quiz
  onChange: (quiz: Quiz) => void
  path: string
  errorAt: ErrorAt
}

/** Pass mark, attempts and timer, and the questions. */
export function QuizEditor({ quiz, onChange, path, errorAt }: QuizEditorProps) {
  const t = useT()
  const { questions } = quiz
  const change = (part: Partial<Quiz>) => onChange({ ...quiz, ...part })
  return (
    <>
      <div className={classes.thirds}>
        <CountField
          label={t('Pass mark in percent')}
          value={quiz.passPercent}
          error={errorAt(`${path}.passPercent`)}
          onChange={(passPercent) => change({ passPercent: passPercent ?? Number.NaN })}
        />
        <CountField
          label={t('Attempts')}
          description={t('Empty for any number.')}
          optional
          value={quiz.attempts}
          error={errorAt(`${path}.attempts`)}
          onChange={(attempts) => change({ attempts })}
        />
        <CountField
          label={t('Minutes')}
          description={t('Empty for no timer.')}
          optional
          value={quiz.minutes}
          error={errorAt(`${path}.minutes`)}
          onChange={(minutes) => change({ minutes })}
        />
      </div>
      <Checkbox
        label={t('Questions and options in a different order each time')}
        checked={quiz.shuffle}
        onChange={(event) => change({ shuffle: event.currentTarget.checked })}
      />
      <Checkbox
        label={t('Show the right answers after an attempt')}
        checked={quiz.review}
        onChange={(event) => change({ review: event.currentTarget.checked })}
      />
      <ol className={classes.questions}>
        {questions.map((question, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: questions have no other identity.
          <li key={place}>
            <div className={classes.line}>
              <strong>{t('Question {number}', { number: place + 1 })}</strong>
              <OrderButtons
                name={t('Question {number}', { number: place + 1 })}
                isFirst={place === 0}
                isLast={place === questions.length - 1}
                onMove={(by) => change({ questions: moved(questions, place, by) })}
                onRemove={() => change({ questions: removed(questions, place) })}
              />
            </div>
            <QuestionEditor
              question={question}
              onChange={(next) => change({ questions: replaced(questions, place, next) })}
              path={`${path}.questions.${place}`}
              errorAt={errorAt}
            />
          </li>
        ))}
      </ol>
      {errorAt(`${path}.questions`) && <p role="alert">{errorAt(`${path}.questions`)}</p>}
      {questions.length < QUESTIONS_MAX && (
        <Button variant="default" onClick={() => change({ questions: added(questions, newQuestion('single')) })}>
          {t('Add question|to a quiz')}
        </Button>
      )}
    </>
  )
}
