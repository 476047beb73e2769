import { formatMonth, formatShortMonth } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatPaise, formatShortRupees } from '~/lib/money.ts'
import type { EarningsPlotAnswer } from '../api.ts'
import { stacksOf, ticksFor } from '../plot.ts'
import classes from './earnings-plot.module.css'

const BAR = { step: 10, width: 7 }

/** Months as stacked bars; whoever cannot see them reads the same as a table. */
export function EarningsPlot({ plot }: { plot: EarningsPlotAnswer }) {
  const t = useT()
  const { shown, months } = stacksOf(plot)
  const positive = (parts: readonly number[]) => parts.map((paise) => Math.max(0, paise))
  const heights = months.map(({ parts }) => positive(parts).reduce((sum, paise) => sum + paise, 0))
  const ticks = ticksFor(Math.max(0, ...heights))
  const top = ticks.at(-1)! * 100
  const up = (paise: number) => (paise / top) * 100
  if (shown.length === 0) return <p className={classes.none}>{t('Your earnings appear here month by month.')}</p>
  return (
    <>
      <div className={classes.plot} aria-hidden="true">
        <div className={`${classes.axis} pm-num`}>
          {ticks.map((rupees) => (
            <span key={rupees} style={{ insetBlockEnd: `${up(rupees * 100)}%` }}>
              {formatShortRupees(rupees)}
            </span>
          ))}
        </div>
        <svg viewBox={`0 0 ${months.length * BAR.step} 100`} preserveAspectRatio="none" role="presentation">
          {ticks.map((rupees) => (
            <line key={rupees} x1="0" x2="100%" y1={100 - up(rupees * 100)} y2={100 - up(rupees * 100)} />
          ))}
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
        </svg>
        <div className={classes.months} style={{ gridTemplateColumns: `repeat(${months.length}, 1fr)` }}>
          {months.map(({ month }) => (
            <span key={month}>{formatShortMonth(`${month}-01`, t)}</span>
          ))}
        </div>
        <ul className={classes.legend}>
          {shown.map(({ word, color }) => (
            <li key={word}>
              <span style={{ background: color }} />
              {t(word)}
            </li>
          ))}
        </ul>
      </div>
      <div className="pm-visually-hidden">
        <table>
          <caption>{t('Earnings by month, after fees and taxes')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('Month')}</th>
              {shown.map(({ word }) => (
                <th key={word} scope="col">
                  {t(word)}
                </th>
              ))}
              <th scope="col">{t('In all')}</th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, netPaise, parts }) => (
              <tr key={month}>
                <th scope="row">{formatMonth(`${month}-01`, t)}</th>
                {parts.map((paise, j) => (
                  <td key={shown[j]!.word}>{formatPaise(paise)}</td>
                ))}
                <td>{formatPaise(netPaise)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
