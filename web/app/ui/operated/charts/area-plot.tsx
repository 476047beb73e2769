import { lazy, Suspense } from 'react'
import { PlotLegend, PlotTable } from '~/ui/plot/plot-data.tsx'
import type { AreaDrawingProps } from './area-drawing.tsx'
import classes from './area-plot.module.css'

const AreaDrawing = lazy(async () => ({ default: (await import('./area-drawing.tsx')).AreaDrawing }))

interface AreaPlotProps extends Omit<AreaDrawingProps, 'label'> {
  /** Name of the plot and of its table. */
  caption: string
  /** Heading of the column of days in the table. */
  dayTitle: string
}

/** Figures per day as areas or lines, with a legend and the same data as a table. The drawing library is loaded for it. */
export function AreaPlot({ caption, dayTitle, ...drawing }: AreaPlotProps) {
  const { days, series, sayDay, say } = drawing
  return (
    <>
      <div className={classes.drawing}>
        <Suspense fallback={null}>
          <AreaDrawing label={caption} {...drawing} />
        </Suspense>
      </div>
      <PlotLegend entries={series.map(({ word, color }) => ({ word, color }))} />
      <PlotTable
        caption={caption}
        head={[dayTitle, ...series.map(({ word }) => word)]}
        rows={days.map((day, i) => [sayDay(day), ...series.map(({ amounts }) => say(amounts[i] ?? 0))])}
      />
    </>
  )
}
