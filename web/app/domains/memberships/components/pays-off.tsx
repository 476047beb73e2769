import { useQuery } from '@tanstack/react-query'
import { useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { estimateQuery, type Plan } from '../api.ts'
import classes from './pays-off.module.css'

/** For customers: what the plan that saves the most would have saved them. Nothing without sessions. */
export function PaysOff({ plans }: { plans: readonly Plan[] }) {
  const t = useT()
  const { data } = useQuery(estimateQuery(useApi()))
  const gains = (data?.plans ?? []).flatMap(({ planId, savedPaise }) => {
    const plan = plans.find(({ id }) => id === planId)
    return plan && savedPaise > 0 ? [{ plan, savedPaise }] : []
  })
  const [best] = gains.toSorted((a, b) => b.savedPaise - b.plan.pricePaise - (a.savedPaise - a.plan.pricePaise))
  if (!data || !best) return null
  const amounts = {
    ...{ spent: formatPaise(data.spentPaise), plan: titleOf(best.plan, t.language) },
    saved: formatPaise(best.savedPaise),
  }
  return (
    <section className={classes.card} aria-labelledby="pays-off">
      <div>
        <h2 id="pays-off">{t('Would it pay for itself?')}</h2>
        <p>
          {t.count(
            data.sessions,
            'In the last 12 months you had {count} session and spent {spent} before tax. {plan} would have saved you {saved} on it alone.',
            'In the last 12 months you had {count} sessions and spent {spent} before tax. {plan} would have saved you {saved} on sessions alone.',
            amounts,
          )}
        </p>
      </div>
      <dl className="pm-num">
        <div>
          <dt>{t('It costs')}</dt>
          <dd>{formatPaise(best.plan.pricePaise)}</dd>
        </div>
        <div>
          <dt>{t('It saves')}</dt>
          <dd data-good="true">{amounts.saved}</dd>
        </div>
      </dl>
    </section>
  )
}
