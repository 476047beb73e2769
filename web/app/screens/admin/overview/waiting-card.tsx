import { useQuery } from '@tanstack/react-query'
import { firstWaitingQuery } from '~/domains/consultants/approvals/api.ts'
import { WaitingTable } from '~/domains/consultants/approvals/components/waiting-table.tsx'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { formatCount } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { Panel } from '~/ui/panel.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'

const SHOWN = 5

/** Hidden if the queue is empty. */
export function WaitingCard({ count }: { count: number }) {
  const t = useT()
  const { data, isError, refetch } = useQuery({ ...firstWaitingQuery(useApi(), SHOWN), enabled: count !== 0 })
  if (count === 0 || data?.data.length === 0) return null
  if (!data) return isError ? <LoadFailed retry={refetch} /> : <SkeletonLines lines={6} />
  const all = t('Review all {count}', { count: formatCount(data.count) })
  return (
    <Panel flush title={t('Consultants awaiting approval')} action={<LocalLink to="/admin/approvals">{all}</LocalLink>}>
      <WaitingTable applicants={data.data} />
    </Panel>
  )
}
