import { msg, type Translate } from '~/lib/i18n/texts.ts'
import { formatCount } from '~/lib/money.ts'
import { formatRate } from '~/lib/percent.ts'
import type { OwnMembership, Plan } from './api.ts'

export const planPath = (slug: string) => `/dashboard/membership/${slug}`

export const helpDeskLevels: Record<Plan['helpDesk'], string> = {
  usual: msg('Usual queue'),
  first: msg('Answered first'),
  named: msg('Named person'),
}

export const membershipStatuses: Record<OwnMembership['status'], string> = {
  active: msg('Active|membership'),
  paused: msg('Paused'),
  coming: msg('Not started yet'),
  replaced: msg('Upgraded'),
  expired: msg('Expired|membership'),
  cancelled: msg('Cancelled|membership'),
}

/** '1 year', '6 months'. */
export const validityOf = (months: number, t: Translate) =>
  months % 12 === 0
    ? t.count(months / 12, '{count} year', '{count} years')
    : t.count(months, '{count} month|validity', '{count} months|validity')

interface BenefitRow {
  key: string
  title: string
  /** Null where the plan does not have it. */
  values: { planId: number; text: string | null }[]
}

const percent = (bp: number) => (bp > 0 ? formatRate(bp) : null)
const units = (count: number) => (count > 0 ? formatCount(count) : null)

/** The comparison; rows that no plan has are left out. */
export function benefitRows(plans: readonly Plan[], t: Translate): BenefitRow[] {
  const row = (key: string, title: string, text: (plan: Plan) => string | null) => ({
    ...{ key, title },
    values: plans.map((plan) => ({ planId: plan.id, text: text(plan) })),
  })
  return [
    row('consultations', t('Off every consultation'), ({ offBp }) => percent(offBp.consultations)),
    row('talks', t('Off expert talks'), ({ offBp }) => percent(offBp.talks)),
    row('minutes', t('Expert talk minutes, free'), ({ talkMinutes }) => units(talkMinutes)),
    row('off-answers', t('Off written consultancies'), ({ offBp }) => percent(offBp.answers)),
    row('answers', t('Written consultancies'), ({ answers }) => units(answers)),
    row('courses', t('Courses included'), ({ courses }) => units(courses)),
    row('workshops', t('Off workshops'), ({ offBp }) => percent(offBp.workshops)),
    row('services', t('Off services'), ({ offBp }) => percent(offBp.services)),
    row('products', t('Off products'), ({ offBp }) => percent(offBp.products)),
    row('help', t('Help desk'), (plan) => t(helpDeskLevels[plan.helpDesk])),
    row('months', t('Valid for'), ({ months }) => validityOf(months, t)),
    row('pause', t('Pause once'), ({ pauseDays }) =>
      pauseDays > 0 ? t.count(pauseDays, 'Up to {count} day', 'Up to {count} days') : null,
    ),
  ].filter(({ values }) => values.some(({ text }) => text !== null))
}
