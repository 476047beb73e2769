import classes from './plot.module.css'

export interface PlotTableData {
  caption: string
  head: readonly string[]
  /** The first cell names its row. */
  rows: readonly (readonly string[])[]
}

/** The data of a plot for screen readers. */
export function PlotTable({ caption, head, rows }: PlotTableData) {
  return (
    <div className="pm-visually-hidden">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((word) => (
              <th key={word} scope="col">
                {word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, i) => (
                <td key={head[i + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Which colour is what; the table says the same to screen readers. */
export const PlotLegend = ({ entries }: { entries: readonly { word: string; color: string }[] }) => (
  <ul className={classes.legend} aria-hidden="true">
    {entries.map(({ word, color }) => (
      <li key={word}>
        <span style={{ background: color }} />
        {word}
      </li>
    ))}
  </ul>
)
