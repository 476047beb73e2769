import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { OVERVIEW_DAYS } from '#contract/admin/constants.ts'
import { type Days, exportOverview, overviewQuery, waitingQuery } from '~/domains/admin/api.ts'
import { OverviewFigures } from '~/domains/admin/components/overview-figures.tsx'
import { dayIn, formatDate, formatTime, formatWeekday } from '~/lib/dates.ts'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { useNow } from '~/lib/use-now.ts'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { ExportButton } from '~/ui/operated/data-table/export-button.tsx'
import { NativeSelect } from '~/ui/operated/native-select.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import { FiguresCard, PlotCard } from './overview/figures-card.tsx'
import { NeedsYouCard } from './overview/needs-you-card.tsx'
import { SessionsCard } from './overview/sessions-card.tsx'
import { WaitingCard } from './overview/waiting-card.tsx'
import classes from './overview.module.css'

export const meta = page((t) => ({
  title: t('Back office'),
  description: t('Daily figures and tasks.'),
  private: true,
}))

const USUAL: Days = '14'
const isDays = (text: string | null): text is Days => (OVERVIEW_DAYS as readonly (string | null)[]).includes(text)

/** Key figures, and what is waiting for staff; the period is in the address. */
export default function Overview() {
  const t = useT()
  const api = useApi()
  const now = new Date(useNow(60_000))
  const [query, setQuery] = useSearchParams()
  const asked = query.get('days')
  const days = isDays(asked) ? asked : USUAL
  const overview = useQuery({ ...overviewQuery(api, days), placeholderData: keepPreviousData })
  const waiting = useQuery(waitingQuery(api))
  // Some roles may read no figure: the period would change nothing they see.
  const hasFigures = !overview.data || Object.values(overview.data.figures).some((figure) => figure !== null)
  const today = `${formatWeekday(dayIn(t.zone, now), 'long', t)}, ${formatDate(now, t)}, ${formatTime(now, t)}`
  return (
    <>
      <PageHead
        title={t('Overview')}
        action={
          <div className={classes.acts}>
            {hasFigures && (
              <NativeSelect
                aria-label={t('Period')}
                value={days}
                onChange={(event) => setQuery({ days: event.currentTarget.value }, { replace: true })}
                data={OVERVIEW_DAYS.map((value) => ({ value, label: t('Last {days} days', { days: value }) }))}
              />
            )}
            <ExportButton call="overview/exports" ask={() => exportOverview(api, days)} />
          </div>
        }
      >
        {today}
        {overview.dataUpdatedAt > 0 && (
          <span className={classes.days}>
            {' · '}
            {t('Updated at {time}', { time: formatTime(new Date(overview.dataUpdatedAt), t) })}
          </span>
        )}
      </PageHead>
      <div className={classes.parts} aria-busy={overview.isFetching || waiting.isPending}>
        {overview.data && <OverviewFigures overview={overview.data} />}
        {overview.isError && !overview.data && <LoadFailed retry={overview.refetch} />}
        {overview.isPending && <SkeletonLines lines={3} />}
        <div className={classes.columns}>
          <div className={classes.plots}>
            <SessionsCard overview={overview} />
            {overview.data && <PlotCard overview={overview.data} />}
          </div>
          <NeedsYouCard waiting={waiting} consultants={overview.data?.consultants} />
        </div>
        {overview.data && <FiguresCard overview={overview.data} days={days} />}
        {waiting.data?.approvals && <WaitingCard count={waiting.data.approvals.count} />}
      </div>
    </>
  )
}
