import type { AccountType } from '#contract/endpoint.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { msg } from '~/lib/i18n/texts.ts'
import { formatCount } from '~/lib/money.ts'
import classes from './people-counts.module.css'

interface Count {
  type: AccountType
  people: number
  suspended: number
  newInSevenDays: number
  newInSevenDaysBefore: number
}

const titles: Record<AccountType, string> = {
  user: msg('Customers'),
  consultant: msg('Consultants'),
  admin: msg('Staff|several people'),
}

/** How many people there are, how many joined in the last week, and how many are suspended. */
export function PeopleCounts({ counts }: { counts: readonly Count[] }) {
  const t = useT()
  const suspended = counts.reduce((sum, one) => sum + one.suspended, 0)
  return (
    <ul className={classes.counts}>
      {counts.map((one) => (
        <li key={one.type}>
          <LocalLink to={`/admin/people?type=${one.type}`}>{t(titles[one.type])}</LocalLink>
          <strong>{formatCount(one.people)}</strong>
          <span>
            {t.count(one.newInSevenDays, '{count} new in 7 days', '{count} new in 7 days')}
            {', '}
            {t('{count} in the previous 7 days', { count: one.newInSevenDaysBefore })}
          </span>
        </li>
      ))}
      <li>
        <LocalLink to="/admin/people?state=suspended">{t('Suspended')}</LocalLink>
        <strong>{formatCount(suspended)}</strong>
        <span>{t('of all accounts')}</span>
      </li>
    </ul>
  )
}
