import { formatDate } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatCount } from '~/lib/money.ts'
import { formatShortDay } from '~/lib/short-dates.ts'
import { curveThrough } from '~/ui/plot/curve.ts'
import { Plot } from '~/ui/plot/plot.tsx'
import { ticksFor } from '~/ui/plot/ticks.ts'
import type { OverviewAnswer } from '../api.ts'
import classes from './sessions-plot.module.css'

const STEP = 10
/** How many day labels fit: numbers only, or numbers with the month. */
const [NUMBERS, NAMES] = [14, 6]

type CountedDay = OverviewAnswer['days'][number]

/** Two lines per day: sessions booked and talks. */
export function SessionsPlot({ days }: { days: readonly CountedDay[] }) {
  const t = useT()
  const series = [
    { of: 'sessions', word: t('Sessions'), color: 'var(--pm-chart-1)' },
    { of: 'talks', word: t('Expert talk'), color: 'var(--pm-chart-2)' },
  ] as const
  const ticks = ticksFor(Math.max(...days.flatMap(({ sessions, talks }) => [sessions, talks])))
  const up = (count: number) => (count / ticks.at(-1)!) * 100
  const every = days.length <= NUMBERS ? 1 : Math.ceil(days.length / NAMES)
  const nameOf = (day: string) => (every === 1 ? String(Number(day.slice(8))) : formatShortDay(day, t))
  return (
    <Plot
      ticks={ticks.map((count) => ({ up: up(count), label: formatCount(count) }))}
      width={days.length * STEP}
      labels={days.map(({ day }, i) => ({
        key: day,
        label: (days.length - 1 - i) % every === 0 ? nameOf(day) : '',
      }))}
      legend={series}
      table={{
        caption: t('Sessions per day'),
        head: [t('Day'), ...series.map(({ word }) => word)],
        rows: days.map(({ day, sessions, talks }) => [formatDate(day, t), formatCount(sessions), formatCount(talks)]),
      }}
    >
      {series.map(({ of, color }) => {
        const points = days.map((day, i) => [(i + 0.5) * STEP, 100 - up(day[of])] as const)
        const line = curveThrough(points)
        return (
          <g key={of} style={{ color }}>
            <path className={classes.area} d={`${line}L${points.at(-1)![0]},100L${points[0]![0]},100Z`} />
            <path className={classes.line} d={line} />
          </g>
        )
      })}
      {days.map(({ day, sessions, talks }, i) => (
        <rect key={day} className={classes.day} x={i * STEP} y="0" width={STEP} height="100">
          <title>{`${formatDate(day, t)}: ${t('Sessions')} ${formatCount(sessions)}, ${t('Expert talk')} ${formatCount(talks)}`}</title>
        </rect>
      ))}
    </Plot>
  )
}
