import { useT } from '~/lib/i18n/react.tsx'
import { formatCount, formatPaise } from '~/lib/money.ts'
import { titleOf } from '~/lib/titles.ts'
import { Badge } from '~/ui/operated/badge.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { validityOf } from '../words.ts'
import type { StaffPlan } from './api.ts'
import classes from './staff.module.css'
import { planStates } from './words.ts'

interface PlanRowsProps {
  plans: readonly StaffPlan[]
  /** Absent for staff who may not edit plans. */
  open: ((plan: StaffPlan) => void) | undefined
}

/** All plans, in the order of the comparison. */
export function PlanRows({ plans, open }: PlanRowsProps) {
  const t = useT()
  return (
    <ul className={classes.plans}>
      {plans.map((plan) => (
        <li key={plan.id}>
          <div>
            <strong>{titleOf(plan, t.language)}</strong>{' '}
            <Badge color={planStates[plan.state].color}>{t(planStates[plan.state].word)}</Badge>
            <p className="pm-num">
              {t('{price} for {time}, version {version}', {
                ...{ price: formatPaise(plan.pricePaise), time: validityOf(plan.months, t), version: plan.version },
              })}
              {' · '}
              {t.count(plan.members, '{count} member', '{count} members', { count: formatCount(plan.members) })}
            </p>
          </div>
          {open && (
            <Button
              variant="default"
              aria-label={t('Edit {title}', { title: titleOf(plan, t.language) })}
              onClick={() => open(plan)}
            >
              {t('Edit|plan')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
