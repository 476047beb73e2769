import type { UseQueryResult } from '@tanstack/react-query'
import type { OverviewAnswer, Waiting } from '~/domains/admin/api.ts'
import { NeedsYou, openIn } from '~/domains/admin/components/needs-you.tsx'
import { OnlineMeter } from '~/domains/admin/components/online-meter.tsx'
import { useT } from '~/lib/i18n/react.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { Badge } from '~/ui/operated/badge.tsx'
import { Panel } from '~/ui/panel.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'

interface NeedsYouCardProps {
  waiting: UseQueryResult<Waiting>
  consultants: OverviewAnswer['consultants'] | undefined
}

export function NeedsYouCard({ waiting: { data, isError, refetch }, consultants }: NeedsYouCardProps) {
  const t = useT()
  if (!data) return isError ? <LoadFailed retry={refetch} /> : <SkeletonLines lines={8} />
  const open = openIn(data)
  return (
    <Panel
      flush
      title={t('Needs your attention')}
      action={open > 0 && <Badge color="marigold">{t.count(open, '{count} open', '{count} open')}</Badge>}
    >
      <NeedsYou waiting={data} />
      {consultants && consultants.listed > 0 && <OnlineMeter {...consultants} />}
    </Panel>
  )
}
