import type { ReactNode } from 'react'
import classes from './plot.module.css'

interface PlotProps {
  /** Lines across: how high, in hundredths of the drawing, and what stands beside each. */
  ticks: readonly { up: number; label: string }[]
  /** How wide the drawing is in its own measure; it is 100 high, zero at the top. */
  width: number
  /** What is drawn, in SVG. */
  children: ReactNode
  /** Below the columns, one each; an empty one where there is no room. */
  labels: readonly { key: string; label: string }[]
  legend: readonly { word: string; color: string }[]
  /** The same for whoever cannot see it; the first cell names its row. */
  table: { caption: string; head: readonly string[]; rows: readonly (readonly string[])[] }
}

/** More than these stand too close below a plot on a phone, where every second name is left out then. */
const CHARACTERS_ON_A_PHONE = 20

/** The frame of every plot: lines with figures beside them, names below, a legend, and the same as a table. */
export function Plot({ ticks, width, children, labels, legend, table }: PlotProps) {
  return (
    <>
      <div className={classes.plot} aria-hidden="true">
        <div className={`${classes.axis} pm-num`}>
          {ticks.map(({ up, label }) => (
            <span key={up} style={{ insetBlockEnd: `${up}%` }}>
              {label}
            </span>
          ))}
        </div>
        <svg viewBox={`0 0 ${width} 100`} preserveAspectRatio="none" role="presentation">
          {ticks.map(({ up }) => (
            <line key={up} x1="0" x2="100%" y1={100 - up} y2={100 - up} />
          ))}
          {children}
        </svg>
        <div
          className={`${classes.labels} pm-num`}
          data-many={labels.map(({ label }) => label).join('').length > CHARACTERS_ON_A_PHONE}
          style={{ gridTemplateColumns: `repeat(${labels.length}, minmax(0, 1fr))` }}
        >
          {labels.map(({ key, label }) => (
            <span key={key}>{label}</span>
          ))}
        </div>
        <ul className={classes.legend}>
          {legend.map(({ word, color }) => (
            <li key={word}>
              <span style={{ background: color }} />
              {word}
            </li>
          ))}
        </ul>
      </div>
      <div className="pm-visually-hidden">
        <table>
          <caption>{table.caption}</caption>
          <thead>
            <tr>
              {table.head.map((word) => (
                <th key={word} scope="col">
                  {word}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(([name, ...cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, i) => (
                  <td key={table.head[i + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
