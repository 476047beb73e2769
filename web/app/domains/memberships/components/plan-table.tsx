import { useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { titleOf } from '~/lib/titles.ts'
import { ButtonLink } from '~/ui/button-link.tsx'
import type { Plan } from '../api.ts'
import { benefitRows, planPath, validityOf } from '../words.ts'
import classes from './plan-table.module.css'

/** The plans side by side. */
export function PlanTable({ plans }: { plans: readonly Plan[] }) {
  const t = useT()
  const chosen = plans.find(({ isMostChosen }) => isMostChosen)?.id
  return (
    <table className={classes.table} data-plans={plans.length}>
      <caption className="pm-visually-hidden">{t('Membership plans compared')}</caption>
      <thead>
        <tr>
          <td className={classes.corner}>
            <strong>{t('What you get')}</strong>
            <p>{t('Prices before GST. No automatic renewal: we remind you, you decide.')}</p>
          </td>
          {plans.map((plan) => (
            <th key={plan.id} scope="col" data-chosen={plan.id === chosen}>
              {plan.id === chosen && <span className={classes.badge}>{t('Most chosen')}</span>}
              <span className={classes.title}>{titleOf(plan, t.language)}</span>
              <span className={classes.suits}>{t.language === 'hi' ? plan.suits_hindi : plan.suits_english}</span>
              <strong className={`${classes.price} pm-num`}>{formatPaise(plan.pricePaise)}</strong>
              <span className={classes.term}>
                {plan.months === 12 ? t('a year') : t('for {time}', { time: validityOf(plan.months, t) })}
              </span>
              <ButtonLink
                to={planPath(plan.slug)}
                variant={plan.id === chosen ? 'filled' : 'outline'}
                className={classes.choose}
              >
                {t('Choose {plan}', { plan: titleOf(plan, t.language) })}
              </ButtonLink>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {benefitRows(plans, t).map(({ key, title, values }) => (
          <tr key={key}>
            <th scope="row">{title}</th>
            {values.map(({ planId, text }) => (
              <td key={planId} data-chosen={planId === chosen}>
                {text ?? (
                  <>
                    <span aria-hidden="true">—</span>
                    <span className="pm-visually-hidden">{t('Not included')}</span>
                  </>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
