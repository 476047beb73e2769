import { formatDate } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { PageHead } from '~/ui/page-head.tsx'
import type { OwnMembership } from '../api.ts'
import { MembershipActions } from './actions.tsx'
import { BenefitMeter } from './benefit-meter.tsx'
import { BenefitUses } from './benefit-uses.tsx'
import { EndNote } from './end-note.tsx'
import { MembershipCard } from './membership-card.tsx'
import classes from './own.module.css'

interface OwnMembershipPageProps {
  membership: OwnMembership
  orderPath: (orderId: number) => string
}

/** The card, what is left, and what was saved. */
export function OwnMembershipPage({ membership, orderPath }: OwnMembershipPageProps) {
  const t = useT()
  const { savedPaise, startsAt } = membership
  return (
    <>
      <PageHead title={t('Your membership')} action={<MembershipActions membership={membership} />}>
        {savedPaise > 0 &&
          t('It has saved you {amount} since {day}.', {
            amount: formatPaise(savedPaise),
            day: formatDate(startsAt, t),
          })}
      </PageHead>
      <div className={classes.columns}>
        <div>
          <MembershipCard membership={membership} />
          <EndNote membership={membership} />
        </div>
        <BenefitMeter membership={membership} />
      </div>
      <BenefitUses orderPath={orderPath} />
    </>
  )
}
