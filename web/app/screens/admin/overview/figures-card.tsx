import { useState } from 'react'
import type { listFigureRows } from '#contract/admin/endpoints.ts'
import type { Days, OverviewAnswer } from '~/domains/admin/api.ts'
import { AllFigures } from '~/domains/admin/figures/all-figures.tsx'
import { FigurePlot, type Plotted, plotted } from '~/domains/admin/figures/figure-plot.tsx'
import { figureWords } from '~/domains/admin/figures/words.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { useMayUse } from '~/lib/may-use.tsx'
import { NativeSelect } from '~/ui/operated/native-select.tsx'
import { Panel } from '~/ui/panel.tsx'

/** One figure by day, chosen by the reader. */
export function PlotCard({ overview }: { overview: OverviewAnswer }) {
  const t = useT()
  const choices = plotted.filter((key) => overview.figures[key] !== null)
  const [chosen, setChosen] = useState<Plotted>()
  const of = chosen ?? choices[0]
  if (!of || overview.days.length === 0) return null
  return (
    <Panel
      title={t(figureWords[of].name)}
      action={
        <NativeSelect
          aria-label={t('Figure|of the overview')}
          value={of}
          onChange={(event) => setChosen(event.currentTarget.value as Plotted)}
          data={choices.map((value) => ({ value, label: t(figureWords[value].name) }))}
        />
      }
    >
      <FigurePlot overview={overview} of={of} />
    </Panel>
  )
}

/** Every figure with its definition. */
export function FiguresCard({ overview, days }: { overview: OverviewAnswer; days: Days }) {
  const t = useT()
  const mayOpen = useMayUse()<typeof listFigureRows>('GET /api/web/v1/admin/overview/rows')
  if (overview.days.length === 0) return null
  return (
    <Panel title={t('All figures')} flush>
      <AllFigures overview={overview} days={days} mayOpen={mayOpen} />
    </Panel>
  )
}
