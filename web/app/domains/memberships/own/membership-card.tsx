import { formatDate } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { titleOf } from '~/lib/titles.ts'
import { Icon } from '~/ui/icon.tsx'
import type { OwnMembership } from '../api.ts'
import { membershipStatuses } from '../words.ts'
import classes from './own.module.css'
import { lastDayOf } from './rules.ts'

export function MembershipCard({ membership }: { membership: OwnMembership }) {
  const t = useT()
  const { plan, cardName, businessName, city, number, status } = membership
  const from = [businessName, city].filter(Boolean).join(', ')
  return (
    <section className={classes.member} aria-label={t('Membership card')}>
      <div className={classes.top}>
        <span>
          <Icon name="id-badge-2" size={24} /> {t('{plan} member', { plan: titleOf(plan, t.language) })}
        </span>
        <span className={classes.status} data-status={status}>
          {t(membershipStatuses[status])}
        </span>
      </div>
      <strong className={classes.name} lang={t.lang(cardName)}>
        {cardName}
      </strong>
      {from && <span lang={t.lang(from)}>{from}</span>}
      <dl className="pm-num">
        <div>
          <dt>{t('Member number')}</dt>
          <dd>{number.replaceAll('-', ' ')}</dd>
        </div>
        <div>
          <dt>{t('Valid till')}</dt>
          <dd>{formatDate(lastDayOf(membership), t)}</dd>
        </div>
      </dl>
    </section>
  )
}
