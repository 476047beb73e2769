import type { HomeFacts } from '~/domains/consultants/api.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatCount } from '~/lib/money.ts'
import classes from './facts.module.css'

export function Facts({ facts }: { facts: HomeFacts }) {
  const t = useT()
  const { sessionsCompleted, ratingAverage } = facts
  const rows = [
    [formatCount(facts.verifiedConsultants), t('verified consultants')],
    [formatCount(facts.sectorsCovered), t('sectors covered')],
    ...(sessionsCompleted > 0 ? [[formatCount(sessionsCompleted), t('sessions completed')]] : []),
    ...(ratingAverage === null ? [] : [[`${ratingAverage.toFixed(1)} / 5`, t('average rating')]]),
  ]
  return (
    <section className={classes.band} aria-label={t('At a glance')}>
      <dl className={classes.facts}>
        {rows.map(([figure, label]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
