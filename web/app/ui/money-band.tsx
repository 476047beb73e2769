import { Band } from './band.tsx'
import classes from './money-band.module.css'

interface MoneyBandProps {
  title: string
  amount: string
  facts: readonly (readonly [name: string, value: string])[]
  busy: boolean
}

/** The main amount of a page, large, and its components. */
export const MoneyBand = ({ title, amount, facts, busy }: MoneyBandProps) => (
  <Band className={classes.band} aria-busy={busy}>
    <h2>{title}</h2>
    <p className={`${classes.amount} pm-num`}>{amount}</p>
    <dl className="pm-num">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </Band>
)
