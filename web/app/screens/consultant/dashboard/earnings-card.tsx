import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { earningsPlotQuery } from '~/domains/payouts/api.ts'
import { EarningsPlot } from '~/domains/payouts/components/earnings-plot.tsx'
import { useT } from '~/lib/i18n/react.tsx'
import { useApi } from '~/lib/query.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { NativeSelect } from '~/ui/operated/native-select.tsx'
import { Panel } from '~/ui/panel.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'

const TIMES = [3, 6, 12] as const
/** Initial period; the figures above read the same response. */
export const PLOT_MONTHS = 6

export function EarningsCard() {
  const t = useT()
  const [months, setMonths] = useState<number>(PLOT_MONTHS)
  const plot = useQuery({ ...earningsPlotQuery(useApi(), months), placeholderData: keepPreviousData })
  return (
    <Panel
      title={t('Earnings')}
      action={
        <NativeSelect
          aria-label={t('Period')}
          value={months}
          onChange={(event) => setMonths(Number(event.currentTarget.value))}
          data={TIMES.map((count) => ({
            value: String(count),
            label: t.count(count, '{count} month', '{count} months'),
          }))}
        />
      }
    >
      {plot.isError && !plot.data && <LoadFailed retry={plot.refetch} />}
      {plot.isPending && <SkeletonLines lines={5} />}
      {plot.data && <EarningsPlot plot={plot.data} />}
    </Panel>
  )
}
