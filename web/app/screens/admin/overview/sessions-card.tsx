import type { UseQueryResult } from '@tanstack/react-query'
import type { OverviewAnswer } from '~/domains/admin/api.ts'
import { SessionsPlot } from '~/domains/admin/components/sessions-plot.tsx'
import { useT } from '~/lib/i18n/react.tsx'
import { formatDayOfYear } from '~/lib/short-dates.ts'
import { Panel } from '~/ui/panel.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import classes from '../overview.module.css'

/** Hidden if there were no sessions or talks in the period; a loading error is shown above. */
export function SessionsCard({ overview: { data, isPending } }: { overview: UseQueryResult<OverviewAnswer> }) {
  const t = useT()
  if (isPending) return <SkeletonLines lines={8} />
  if (!data?.days.some(({ sessions, talks }) => sessions + talks > 0)) return null
  const days = t('{from} to {to}', { from: formatDayOfYear(data.from, t), to: formatDayOfYear(data.to, t) })
  return (
    <Panel title={t('Sessions per day')} action={<span className={classes.days}>{days}</span>}>
      <SessionsPlot days={data.days} />
    </Panel>
  )
}
