import { useQuery } from '@tanstack/react-query'
import { useAuth } from '~/domains/accounts/state.ts'
import { ownMembershipQuery, plansQuery } from '~/domains/memberships/api.ts'
import { PaysOff } from '~/domains/memberships/components/pays-off.tsx'
import { PlanTable } from '~/domains/memberships/components/plan-table.tsx'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { prefetch, useApi } from '~/lib/query.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { Page } from '~/ui/page.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import type { Route } from './+types/membership.ts'
import classes from './membership.module.css'

export const meta = page((t) => ({
  title: t('Membership'),
  description: t('Membership plans for regular customers: discounts, free minutes and courses.'),
}))

export const loader = (args: Route.LoaderArgs) => prefetch(args, (api) => ({ optional: [plansQuery(api)] }))

export default function Membership() {
  const t = useT()
  const api = useApi()
  const isCustomer = useAuth((state) => state.auth?.type === 'user')
  const answer = useQuery(plansQuery(api))
  const own = useQuery({ ...ownMembershipQuery(api), enabled: isCustomer })
  const plans = answer.data?.memberShips ?? []
  return (
    <Page>
      <PageHead
        title={t('Membership')}
        action={
          own.data?.memberShip && (
            <ButtonLink to="/dashboard/membership" variant="outline" icon="id-badge-2">
              {t('Your membership')}
            </ButtonLink>
          )
        }
      >
        {plans.length > 0 && t('For owners who ask often. Benefits apply automatically when you pay, before GST.')}
      </PageHead>
      {answer.isError && <LoadFailed retry={answer.refetch} />}
      {answer.isLoading && <SkeletonLines />}
      {plans.length > 0 && (
        <>
          {isCustomer && <PaysOff plans={plans} />}
          <PlanTable plans={plans} />
          <p className={classes.note}>
            {t(
              'Unused minutes and answers end with the membership. A higher plan is credited with the days left of the old one.',
            )}
          </p>
        </>
      )}
      {answer.isSuccess && plans.length === 0 && (
        <EmptyState
          drawing="card"
          tint="b"
          title={t('No membership plans yet')}
          actions={<ButtonLink to="/consultants">{t('Find a consultant')}</ButtonLink>}
        >
          {t('Each plan will appear here with its price, duration and savings. Until then you pay per session.')}
        </EmptyState>
      )}
    </Page>
  )
}
