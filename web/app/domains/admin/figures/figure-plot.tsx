import { formatDate } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatShortDay } from '~/lib/short-dates.ts'
import { AreaPlot } from '~/ui/operated/charts/area-plot.tsx'
import type { OverviewAnswer } from '../api.ts'
import { figureWords, inUnit } from './words.ts'

/** What is stored for each day; a rate of one day says little. */
export const plotted = [
  ...(['revenuePaise', 'commissionPaise', 'refundsPaise', 'grossPaise', 'sessions', 'talks', 'talkMinutes'] as const),
  ...(['customers', 'answerMinutes', 'vainSearches', 'learning'] as const),
]
export type Plotted = (typeof plotted)[number]

/** One figure per day, with the days before it as a second line. */
export function FigurePlot({ overview: { days, earlier }, of }: { overview: OverviewAnswer; of: Plotted }) {
  const t = useT()
  const { name, unit } = figureWords[of]
  return (
    <AreaPlot
      caption={t(name)}
      dayTitle={t('Day')}
      days={days.map(({ day }) => day)}
      series={[
        { word: t('This period'), color: 'var(--pm-chart-1)', amounts: days.map((day) => day[of] ?? 0) },
        {
          ...{ word: t('The days before'), color: 'var(--pm-chart-2)', isComparison: true },
          amounts: earlier.map((day) => day[of] ?? 0),
        },
      ]}
      sayDay={(day) => formatDate(day, t)}
      sayShortDay={(day) => formatShortDay(day, t)}
      say={(amount) => inUnit(amount, unit, t)}
      scale={unit === 'rupees' ? 100 : 1}
    />
  )
}
