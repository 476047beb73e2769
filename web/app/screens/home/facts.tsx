import type { HomeFacts } from '~/domains/consultants/api.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatCount } from '~/lib/money.ts'
import classes from './facts.module.css'

export function Facts({ facts: { verifiedConsultants, sectorsCovered } }: { facts: HomeFacts }) {
  const t = useT()
  const rows = [
    [verifiedConsultants, t('verified consultants')],
    [sectorsCovered, t('sectors covered')],
  ] as const
  return (
    <section className={classes.band} aria-label={t('At a glance')}>
      <dl className={classes.facts}>
        {rows.map(([count, label]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatCount(count)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
