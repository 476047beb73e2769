import { type ReactNode, useMemo } from 'react'
import type { ApiProblemBody } from '~/lib/api.ts'
import { useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { useSecondsUntil } from '~/lib/use-seconds-until.ts'
import { Icon } from '~/ui/icon.tsx'
import classes from './problem-line.module.css'

interface ProblemLineProps {
  problem: ApiProblemBody
  /** A next step, beside the message. */
  children?: ReactNode
}

/** The error, and when to try again. */
export function ProblemLine({ problem, children }: ProblemLineProps) {
  const t = useT()
  return (
    <div className={classes.line}>
      <Icon name="alert-circle" size={18} />
      <p>
        <span role="alert">{t.problem(problem)}</span>{' '}
        {problem.retryAfterSeconds !== undefined && (
          <TryAgain key={problem.requestId} seconds={problem.retryAfterSeconds} />
        )}
        {children}
      </p>
    </div>
  )
}

/** The countdown is outside the alert, so that screen readers do not announce it every second. */
function TryAgain({ seconds }: { seconds: number }) {
  const t = useT()
  const left = useSecondsUntil(useMemo(() => Date.now() + seconds * 1000, [seconds]))
  return <span className="pm-num">{left > 0 ? inWords(left, t) : t('You can try again now.')}</span>
}

function inWords(seconds: number, t: Translate) {
  if (seconds < 60) return t.count(seconds, 'Try again in {count} second.', 'Try again in {count} seconds.')
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 60) return t.count(minutes, 'Try again in {count} minute.', 'Try again in {count} minutes.')
  return t.count(Math.ceil(minutes / 60), 'Try again in {count} hour.', 'Try again in {count} hours.')
}
