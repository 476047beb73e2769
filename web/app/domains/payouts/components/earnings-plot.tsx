import { formatMonth } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatPaise, formatShortRupees } from '~/lib/money.ts'
import { formatShortMonth } from '~/lib/short-dates.ts'
import { Plot } from '~/ui/plot/plot.tsx'
import { ticksFor } from '~/ui/plot/ticks.ts'
import type { EarningsPlotAnswer } from '../api.ts'
import { stacksOf } from '../plot.ts'
import classes from './earnings-plot.module.css'

const BAR = { step: 10, width: 7 }

/** Months as stacked bars, with the same data as a table for screen readers. */
export function EarningsPlot({ plot }: { plot: EarningsPlotAnswer }) {
  const t = useT()
  const { shown, months } = stacksOf(plot)
  const positive = (parts: readonly number[]) => parts.map((paise) => Math.max(0, paise))
  const heights = months.map(({ parts }) => positive(parts).reduce((sum, paise) => sum + paise, 0))
  const ticks = ticksFor(Math.max(0, ...heights) / 100)
  const top = ticks.at(-1)! * 100
  const up = (paise: number) => (paise / top) * 100
  if (shown.length === 0) return <p className={classes.none}>{t('Your earnings appear here month by month.')}</p>
  const words = shown.map(({ word }) => t(word))
  return (
    <Plot
      ticks={ticks.map((rupees) => ({ up: up(rupees * 100), label: formatShortRupees(rupees) }))}
      width={months.length * BAR.step}
      labels={months.map(({ month }, i) => ({
        key: month,
        label: months.length > 6 && (months.length - i) % 2 === 0 ? '' : formatShortMonth(`${month}-01`, t),
      }))}
      legend={shown.map(({ color }, i) => ({ word: words[i]!, color }))}
      table={{
        caption: t('Earnings by month, after fees and taxes'),
        head: [t('Month'), ...words, t('Total')],
        rows: months.map(({ month, netPaise, parts }) => [
          formatMonth(`${month}-01`, t),
          ...[...parts, netPaise].map(formatPaise),
        ]),
      }}
    >
      {months.map(({ month, netPaise, parts }, i) => (
        <g key={month}>
          <title>{`${formatMonth(`${month}-01`, t)}: ${formatPaise(netPaise)}`}</title>
          {positive(parts).map((paise, j) => {
            const below = positive(parts.slice(0, j)).reduce((sum, one) => sum + one, 0)
            return (
              <rect
                key={shown[j]!.word}
                x={i * BAR.step + (BAR.step - BAR.width) / 2}
                width={BAR.width}
                y={100 - up(below + paise)}
                height={up(paise)}
                fill={shown[j]!.color}
              />
            )
          })}
        </g>
      ))}
    </Plot>
  )
}
