import { useQuery } from '@tanstack/react-query'
import { ownMembershipQuery } from '~/domains/memberships/api.ts'
import { OwnMembershipPage } from '~/domains/memberships/own/own-membership.tsx'
import { orderPath } from '~/domains/orders/paths.ts'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { ButtonLink } from '~/ui/button-link.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'

export const meta = page((t) => ({
  title: t('Your membership'),
  description: t('Your membership card and what is left of your benefits.'),
  private: true,
}))

export default function DashboardMembership() {
  const t = useT()
  const answer = useQuery(ownMembershipQuery(useApi()))
  const membership = answer.data?.memberShip
  if (membership) return <OwnMembershipPage membership={membership} orderPath={orderPath} />
  return (
    <>
      <PageHead title={t('Your membership')} />
      {answer.isLoading && <SkeletonLines />}
      {answer.isError && <LoadFailed retry={answer.refetch} />}
      {answer.isSuccess && (
        <EmptyState
          drawing="card"
          tint="b"
          title={t('You have no membership')}
          actions={<ButtonLink to="/membership">{t('Compare plans')}</ButtonLink>}
        >
          {t('Members pay less for sessions and calls, and get free minutes and answers.')}
        </EmptyState>
      )}
    </>
  )
}
