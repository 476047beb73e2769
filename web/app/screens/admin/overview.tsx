import { useQuery } from '@tanstack/react-query'
import { peopleCountsQuery, peopleQuery } from '~/domains/people/api.ts'
import { NewestPeople } from '~/domains/people/components/newest-people.tsx'
import { PeopleCounts } from '~/domains/people/components/people-counts.tsx'
import { formatDate, formatTime } from '~/lib/dates.ts'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import classes from './overview.module.css'

export const meta = page((t) => ({
  title: t('Back office'),
  description: t('The work of the staff.'),
  private: true,
}))

const NEWEST = 6

export default function Overview() {
  const t = useT()
  const api = useApi()
  const now = new Date()
  const counts = useQuery(peopleCountsQuery(api))
  const newest = useQuery(peopleQuery(api, { limit: NEWEST }))
  return (
    <>
      <PageHead title={t('Overview')}>{`${formatDate(now, t)}, ${formatTime(now)}`}</PageHead>
      <div className={classes.parts}>
        {counts.data ? (
          <PeopleCounts counts={counts.data.counts} />
        ) : counts.isError ? (
          <LoadFailed retry={counts.refetch} />
        ) : (
          <SkeletonLines lines={3} />
        )}
        {newest.data ? (
          <NewestPeople people={newest.data.data} />
        ) : newest.isError ? (
          <LoadFailed retry={newest.refetch} />
        ) : (
          <SkeletonLines lines={6} />
        )}
      </div>
    </>
  )
}
