import type { ReactNode } from 'react'
import classes from './facts.module.css'

interface FactsProps {
  facts: readonly (readonly [name: string, value: ReactNode])[]
  /** Amounts, aligned on the right. */
  sums?: boolean
}

/** Labels and values, one below the other; empty ones are left out. */
export function Facts({ facts, sums = false }: FactsProps) {
  return (
    <dl className={classes.facts} data-sums={sums}>
      {facts
        .filter(([, value]) => value !== null && value !== undefined && value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
