import type { ReactNode } from 'react'
import classes from './figures.module.css'

export interface Figure {
  name: string
  value: ReactNode
  /** One line below it; green if good, red if bad. */
  line: ReactNode
  tone?: 'good' | 'bad'
}

/** A few figures side by side; two per row on a phone, where an odd last one has a row to itself. */
export function Figures({ label, figures }: { label: string; figures: readonly Figure[] }) {
  return (
    <section aria-label={label}>
      <dl className={classes.figures}>
        {figures.map(({ name, value, line, tone }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="pm-num">{value}</dd>
            <dd className={`${classes.line} pm-num`} data-tone={tone}>
              {line}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
