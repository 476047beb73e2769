import { AreaChart } from '@mantine/charts'
import '@mantine/charts/styles.layer.css'
import { ticksFor } from '~/ui/plot/ticks.ts'
import classes from './area-plot.module.css'

export interface AreaSeries {
  word: string
  color: string
  /** One per day. */
  amounts: readonly number[]
  /** A line to compare with: dashed, without an area. */
  isComparison?: true
}

export interface AreaDrawingProps {
  label: string
  days: readonly string[]
  series: readonly AreaSeries[]
  /** The whole date, in the tooltip. */
  sayDay: (day: string) => string
  /** Below the plot. */
  sayShortDay: (day: string) => string
  say: (amount: number) => string
  /** How many of what is stored make one on the axis: 100 paise a rupee. */
  scale?: number
}

const TEXT = { fontSize: 13, fill: 'var(--pm-ink-2)' }
const AXIS_TICK = { ...TEXT, transform: 'translate(-10, 0)' }
const DAY_TICK = { ...TEXT, transform: 'translate(0, 10)' }
const NARROW_GAP_PX = 18

/** Drawn by the charting library; arrow keys move from day to day. */
export function AreaDrawing({ label, days, series, sayDay, sayShortDay, say, scale = 1 }: AreaDrawingProps) {
  const greatest = Math.max(0, ...series.flatMap(({ amounts }) => amounts))
  const ticks = ticksFor(greatest / scale).map((tick) => tick * scale)
  const data = days.map((day, i) => ({
    day,
    ...Object.fromEntries(series.map(({ word, amounts }) => [word, amounts[i] ?? 0])),
  }))
  const named = { accessibilityLayer: true, 'aria-label': label }
  return (
    <AreaChart
      h="100%"
      data={data}
      dataKey="day"
      series={series.map(({ word, color, isComparison }) => ({
        ...{ name: word, color },
        ...(isComparison && { strokeDasharray: '5 5' }),
      }))}
      areaProps={({ name }) =>
        series.some(({ word, isComparison }) => word === name && isComparison) ? { fill: 'none' } : {}
      }
      classNames={{ root: classes.root }}
      textColor="var(--pm-ink-2)"
      gridColor="var(--pm-line)"
      withGradient={false}
      fillOpacity={0.13}
      strokeWidth={2.5}
      tickLine="none"
      dotProps={{ r: 0, strokeWidth: 0 }}
      valueFormatter={say}
      xAxisProps={{
        tickFormatter: sayShortDay,
        tick: DAY_TICK,
        minTickGap: NARROW_GAP_PX,
        padding: { left: 8, right: 8 },
      }}
      yAxisProps={{ ticks, domain: [0, ticks.at(-1)!], tick: AXIS_TICK, width: 'auto' }}
      // Without a label when no day is under the pointer.
      tooltipProps={{ labelFormatter: (day) => (typeof day === 'string' ? sayDay(day) : '') }}
      areaChartProps={named}
    />
  )
}
