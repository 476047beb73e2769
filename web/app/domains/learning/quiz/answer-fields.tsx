import { useState } from 'react'
import { useT } from '~/lib/i18n/react.tsx'
import { TextInput } from '~/ui/operated/text-input.tsx'
import type { AskedQuestion } from '../api.ts'
import { inLanguage } from '../words.ts'
import classes from './quiz.module.css'

export interface Answer {
  options: number[]
  number: number | null
}

interface AnswerFieldsProps {
  question: AskedQuestion
  onAnswer: (answer: Answer) => void
}

export const LETTERS = 'ABCDEFGH'

export function AnswerFields({ question, onAnswer }: AnswerFieldsProps) {
  return question.kind === 'number' ? (
    <NumberField question={question} onAnswer={onAnswer} />
  ) : (
    <Options question={question} onAnswer={onAnswer} />
  )
}

function Options({ question, onAnswer }: AnswerFieldsProps) {
  const t = useT()
  const [chosen, setChosen] = useState<readonly number[]>(question.answer?.options ?? [])
  const isSingle = question.kind === 'single'
  const choose = (position: number) => {
    const others = chosen.filter((one) => one !== position)
    const next = isSingle ? [position] : chosen.includes(position) ? others : [...others, position]
    setChosen(next)
    onAnswer({ options: [...next].sort((a, b) => a - b), number: null })
  }
  return (
    <fieldset className={classes.options} aria-labelledby="question">
      {!isSingle && <p>{t('Choose all correct answers.')}</p>}
      {question.options.map(({ position, text_english, text_hindi }, i) => (
        <label key={position}>
          <input
            type={isSingle ? 'radio' : 'checkbox'}
            name="answer"
            checked={chosen.includes(position)}
            onChange={() => choose(position)}
          />
          <span className={classes.letter} aria-hidden="true">
            {LETTERS[i]}
          </span>
          <span>{inLanguage(text_english, text_hindi, t)}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** '1,250.5' is a number, too. */
const numberIn = (text: string) => {
  const number = Number(text.replaceAll(/[\s,]/g, ''))
  return text.trim() === '' || !Number.isFinite(number) ? null : number
}

function NumberField({ question, onAnswer }: AnswerFieldsProps) {
  const t = useT()
  const [text, setText] = useState(String(question.answer?.number ?? ''))
  const isWrong = text.trim() !== '' && numberIn(text) === null
  return (
    <TextInput
      label={t('Your answer as a number')}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      onChange={(event) => {
        const typed = event.currentTarget.value
        setText(typed)
        if (typed.trim() === '' || numberIn(typed) !== null) onAnswer({ options: [], number: numberIn(typed) })
      }}
      error={isWrong && t('Please enter a number.')}
    />
  )
}
