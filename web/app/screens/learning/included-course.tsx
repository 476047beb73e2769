import { useQuery } from '@tanstack/react-query'
import { ownMembershipQuery } from '~/domains/memberships/api.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import classes from './learning.module.css'

/** A member whose plan still includes a course pays nothing for it; the cart takes it off. */
export function IncludedCourse() {
  const t = useT()
  const { data } = useQuery(ownMembershipQuery(useApi()))
  const own = data?.memberShip
  const left = own?.status === 'active' ? own.courses.total - own.courses.used : 0
  if (!own || left <= 0) return null
  const plan = titleOf(own.plan, t.language)
  return (
    <p className={classes.included}>
      {t.count(
        left,
        'Free with your {plan} membership: {count} course left.',
        'Free with your {plan} membership: {count} courses left.',
        { plan },
      )}
    </p>
  )
}
