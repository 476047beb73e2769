import type { ReactNode } from 'react'
import classes from './figures.module.css'

interface Figure {
  name: string
  value: ReactNode
  /** One line below it; a good one is told in green. */
  line: string
  good?: boolean
}

/** Four numbers side by side; two by two on a phone. */
export function Figures({ label, figures }: { label: string; figures: readonly Figure[] }) {
  return (
    <section aria-label={label}>
      <dl className={classes.figures}>
        {figures.map(({ name, value, line, good = false }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="pm-num">{value}</dd>
            <dd className={classes.line} data-good={good}>
              {line}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
