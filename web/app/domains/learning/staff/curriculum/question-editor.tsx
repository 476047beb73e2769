import { OPTIONS_MAX } from '#contract/learning/constants.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { Checkbox } from '~/ui/operated/checkbox.tsx'
import { NativeSelect } from '~/ui/operated/native-select.tsx'
import classes from '../staff.module.css'
import { newQuestion, type Question, removed, replaced } from './document.ts'
import { BothLanguages, CountField, type ErrorAt } from './fields.tsx'

interface QuestionEditorProps {
  question: Question
  onChange: (question: Question) => void
  path: string
  errorAt: ErrorAt
}

/** A question with its options, or with a number as its answer. */
export function QuestionEditor({ question, onChange, path, errorAt }: QuestionEditorProps) {
  const t = useT()
  const change = (part: Partial<Question>) => onChange({ ...question, ...part } as Question)
  return (
    <>
      <NativeSelect
        label={t('Kind of answer')}
        data={[
          { value: 'single', label: t('One option is right') },
          { value: 'multiple', label: t('Several options are right') },
          { value: 'number', label: t('A number') },
        ]}
        value={question.kind}
        onChange={(event) => onChange(newQuestion(event.currentTarget.value as Question['kind'], question))}
      />
      <div className={classes.pairs}>
        <BothLanguages
          name="text"
          labels={[t('Question in English'), t('Question in Hindi')]}
          value={question}
          onChange={change}
          rows={2}
          maxLength={1000}
          {...{ path, errorAt }}
        />
      </div>
      {question.kind === 'number' ? (
        <div className={classes.pairs}>
          <CountField
            label={t('Right answer')}
            value={question.answer}
            error={errorAt(`${path}.answer`)}
            onChange={(answer) => change({ answer: answer ?? Number.NaN })}
          />
          <CountField
            label={t('Accepted difference')}
            value={question.tolerance}
            error={errorAt(`${path}.tolerance`)}
            onChange={(tolerance) => change({ tolerance: tolerance ?? Number.NaN })}
          />
        </div>
      ) : (
        <Options question={question} onChange={onChange} path={path} errorAt={errorAt} />
      )}
      <div className={classes.pairs}>
        <BothLanguages
          name="explanation"
          labels={[t('Explanation in English'), t('Explanation in Hindi')]}
          value={question}
          onChange={change}
          rows={2}
          maxLength={1000}
          {...{ path, errorAt }}
        />
      </div>
    </>
  )
}

interface OptionsProps extends Omit<QuestionEditorProps, 'question'> {
  question: Exclude<Question, { kind: 'number' }>
}

function Options({ question, onChange, path, errorAt }: OptionsProps) {
  const t = useT()
  const { options } = question
  const set = (list: typeof options) => onChange({ ...question, options: list })
  /** Where one option is right, marking one unmarks the others. */
  const mark = (place: number, isRight: boolean) =>
    set(
      options.map((option, at) =>
        at === place ? { ...option, isRight } : question.kind === 'single' ? { ...option, isRight: false } : option,
      ),
    )
  const problem = errorAt(`${path}.options`)
  return (
    <fieldset className={classes.options}>
      <legend>{t('Options')}</legend>
      {options.map((option, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: options have no other identity.
        <div key={place} className={classes.option}>
          <div className={classes.pairs}>
            <BothLanguages
              name="text"
              labels={[
                t('Option {number} in English', { number: place + 1 }),
                t('Option {number} in Hindi', { number: place + 1 }),
              ]}
              value={option}
              onChange={(part) => set(replaced(options, place, { ...option, ...part }))}
              path={`${path}.options.${place}`}
              errorAt={errorAt}
              maxLength={300}
            />
          </div>
          <span className={classes.line}>
            <Checkbox
              label={t('Option {number} is right', { number: place + 1 })}
              checked={option.isRight}
              onChange={(event) => mark(place, event.currentTarget.checked)}
            />
            {options.length > 2 && (
              <Button variant="subtle" onClick={() => set(removed(options, place))}>
                {t('Remove')}
                <span className="pm-visually-hidden">: {t('Option {number}', { number: place + 1 })}</span>
              </Button>
            )}
          </span>
        </div>
      ))}
      {problem && <p role="alert">{problem}</p>}
      {options.length < OPTIONS_MAX && (
        <Button
          variant="default"
          onClick={() => set([...options, { text_english: '', text_hindi: '', isRight: false }])}
        >
          {t('Add option')}
        </Button>
      )}
    </fieldset>
  )
}
