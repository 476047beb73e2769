import { useQuery } from '@tanstack/react-query'
import { ownMembershipQuery } from '~/domains/memberships/api.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { formatMobile } from '~/lib/phone.ts'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'

/** What is below a customer's name: the plan of a member, the mobile number of everybody else. */
export function MemberOrMobile({ mobile }: { mobile: string }) {
  const t = useT()
  const membership = useQuery(ownMembershipQuery(useApi())).data?.memberShip
  if (membership?.status !== 'active') return <span className="pm-num">{formatMobile(mobile)}</span>
  return (
    <span>
      <LocalLink to="/dashboard/membership">
        {t('{plan} member', { plan: titleOf(membership.plan, t.language) })}
      </LocalLink>
    </span>
  )
}
