import { useT } from '~/lib/i18n/react.tsx'
import type { Question } from '../api.ts'
import { stepsOf } from '../words.ts'
import classes from './status-steps.module.css'

/** Where the question is on its way. */
export function StatusSteps({ question }: { question: Question }) {
  const t = useT()
  return (
    <section className={classes.card} aria-labelledby="question-status">
      <h2 id="question-status">{t('Status')}</h2>
      <ol className={classes.steps}>
        {stepsOf(question, t).map(({ key, title, line, at }) => (
          <li key={key} data-at={at} {...(at === 'now' && { 'aria-current': 'step' })}>
            <strong>{title}</strong>
            {line && <span className="pm-num">{line}</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}
