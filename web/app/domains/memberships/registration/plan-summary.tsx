import { useId } from 'react'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { formatExactPaise } from '~/lib/money.ts'
import { titleOf } from '~/lib/titles.ts'
import type { Plan } from '../api.ts'
import { validityOf } from '../words.ts'
import classes from './registration.module.css'

interface Titled {
  title_english: string
  title_hindi: string
}

interface PlanSummaryProps {
  plan: Plan
  /** The price now, with the credit for an earlier plan. */
  quote: {
    subtotalPaise: number
    discounts: readonly (Titled & { source: string; paise: number })[]
    taxPaise: number
    totalPaise: number
  }
}

/** What will be paid. */
export function PlanSummary({ plan, quote }: PlanSummaryProps) {
  const t = useT()
  const heading = useId()
  const rows = [
    ...[
      {
        key: 'price',
        title: t('Membership, {time}', { time: validityOf(plan.months, t) }),
        paise: quote.subtotalPaise,
      },
    ],
    ...quote.discounts.map((one) => ({
      key: one.source,
      title: titleOf(one, t.language),
      paise: one.paise,
      kind: 'less',
    })),
    { key: 'tax', title: t('GST'), paise: quote.taxPaise },
    { key: 'total', title: t('To pay'), paise: quote.totalPaise, kind: 'total' },
  ].map((row) => ({ kind: 'plain', ...row }))
  return (
    <section className={classes.card} aria-labelledby={heading}>
      <div className={classes.head}>
        <h2 id={heading}>{titleOf(plan, t.language)}</h2>
        <LocalLink to="/membership">{t('Change plan')}</LocalLink>
      </div>
      <dl className={`${classes.sums} pm-num`}>
        {rows.map(({ key, title, paise, kind }) => (
          <div key={key} data-kind={kind}>
            <dt>{title}</dt>
            <dd>{kind === 'less' ? `− ${formatExactPaise(paise)}` : formatExactPaise(paise)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
