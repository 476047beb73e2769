import type { ReactNode } from 'react'
import classes from './plot.module.css'
import { PlotLegend, PlotTable, type PlotTableData } from './plot-data.tsx'

interface PlotProps {
  /** Grid lines: height in hundredths of the drawing, and label. */
  ticks: readonly { up: number; label: string }[]
  /** Width of the drawing in its own units; it is 100 high, zero at the top. */
  width: number
  /** The drawing, as SVG. */
  children: ReactNode
  /** Below the columns, one each; empty where there is no room. */
  labels: readonly { key: string; label: string }[]
  legend: readonly { word: string; color: string }[]
  /** The same data for screen readers. */
  table: PlotTableData
}

/** Longer labels are too close below a plot on a phone, so every second one is left out there. */
const CHARACTERS_ON_A_PHONE = 20

/** The frame of every plot: labelled grid lines, column labels, a legend, and the same data as a table. */
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
        <PlotLegend entries={legend} />
      </div>
      <PlotTable {...table} />
    </>
  )
}
