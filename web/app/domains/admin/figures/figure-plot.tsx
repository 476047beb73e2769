import { formatDate } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatShortDay } from '~/lib/short-dates.ts'
import { curveThrough } from '~/ui/plot/curve.ts'
import { Plot } from '~/ui/plot/plot.tsx'
import { ticksFor } from '~/ui/plot/ticks.ts'
import type { OverviewAnswer } from '../api.ts'
import lines from '../components/sessions-plot.module.css'
import { figureWords, inUnit } from './words.ts'

const STEP = 10
const NAMES = 6

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
  const series = [
    { word: t('The days before'), color: 'var(--pm-chart-2)', amounts: earlier.map((day) => day[of] ?? 0) },
    { word: t('This period'), color: 'var(--pm-chart-1)', amounts: days.map((day) => day[of] ?? 0) },
  ]
  const say = (amount: number) => inUnit(amount, unit, t)
  const scale = unit === 'rupees' ? 100 : 1
  const ticks = ticksFor(Math.max(...series.flatMap(({ amounts }) => amounts)) / scale)
  const up = (amount: number) => (amount / scale / ticks.at(-1)!) * 100
  const every = Math.ceil(days.length / NAMES)
  return (
    <Plot
      ticks={ticks.map((tick) => ({ up: up(tick * scale), label: say(tick * scale) }))}
      width={days.length * STEP}
      labels={days.map(({ day }, i) => ({
        key: day,
        label: (days.length - 1 - i) % every === 0 ? formatShortDay(day, t) : '',
      }))}
      legend={series}
      table={{
        caption: t(name),
        head: [t('Day'), t('This period'), t('The days before')],
        rows: days.map(({ day }, i) => [
          formatDate(day, t),
          say(series[1]!.amounts[i] ?? 0),
          say(series[0]!.amounts[i] ?? 0),
        ]),
      }}
    >
      {series.map(({ word, color, amounts }) => {
        const points = amounts.map((amount, i) => [(i + 0.5) * STEP, 100 - up(amount)] as const)
        const line = curveThrough(points)
        return (
          <g key={word} style={{ color }}>
            <path className={lines.line} d={line} />
          </g>
        )
      })}
    </Plot>
  )
}
