import { Link, useSearchParams } from 'react-router'
import { useT } from '~/lib/i18n/react.tsx'
import { type Choice, type Fee, withChoice } from '../choice.ts'
import classes from './length-choice.module.css'

/** The lengths offered in the chosen mode. */
export function LengthChoice({ fees, choice }: { fees: readonly Fee[]; choice: Choice }) {
  const t = useT()
  const [query] = useSearchParams()
  const lengths = fees.filter(({ mode }) => mode === choice.mode)
  if (lengths.length < 2) return null
  return (
    <nav className={classes.lengths} aria-label={t('Session length')}>
      {lengths.map(({ minutes }) => (
        <Link
          key={minutes}
          to={{ search: withChoice(query, { minutes, week: choice.week }) }}
          preventScrollReset
          replace
          className={classes.length}
          aria-current={minutes === choice.minutes ? 'true' : undefined}
        >
          {t('{minutes} min', { minutes })}
        </Link>
      ))}
    </nav>
  )
}
