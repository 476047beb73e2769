import { INK, INNER, PAGE, type Paper } from './paper.ts'

export interface PaperColumn<Row> {
  title: string
  /** Share of the page width; all columns add up to 1. Numbers that need more take it from the widest text column. */
  share: number
  align?: 'left' | 'right'
  /** The first line, and a smaller explanation below it. */
  cell: (row: Row) => string | readonly [string, string]
}

const PAD = 5
const GAP = 8
const SIZE = 9.5

/** A table over as many pages as needed, with its header on each. */
export function drawTable<Row>(paper: Paper, columns: readonly PaperColumn<Row>[], rows: readonly Row[]) {
  const places = placesOf(columns, widthsOf(paper, columns, rows))
  drawHead(paper, columns, places)
  for (const row of rows) {
    const cells = columns.map(({ cell }) => [cell(row)].flat() as string[])
    const height = Math.max(...cells.map((lines, n) => heightOf(paper, lines, places[n]!.width))) + 2 * PAD
    if (paper.need(height)) drawHead(paper, columns, places)
    const top = paper.y + PAD
    for (const [n, lines] of cells.entries()) {
      const how = { ...places[n]!, align: columns[n]!.align ?? 'left' } as const
      const below = paper.at(top, lines[0] ?? '', { ...how, size: SIZE })
      if (lines[1]) paper.at(below, lines[1], { ...how, size: SIZE - 1, colour: INK.quiet })
    }
    paper.space(height).rule()
  }
  return paper
}

/** Numbers are never wrapped; the texts beside them are. */
function widthsOf<Row>(paper: Paper, columns: readonly PaperColumn<Row>[], rows: readonly Row[]) {
  const widths = columns.map(({ share, align, cell }) => {
    if (align !== 'right') return share * INNER
    const figures = rows.map((row) => paper.widthOf([cell(row)].flat()[0] ?? '', { size: SIZE }) + GAP + 1)
    return Math.max(share * INNER, ...figures)
  })
  const words = columns.filter(({ align }) => align !== 'right')
  const widest = words.reduce((most, column) => (column.share > most.share ? column : most), words[0]!)
  const over = widths.reduce((sum, width) => sum + width, 0) - INNER
  return widths.map((width, n) => (columns[n] === widest ? width - over : width))
}

/** Text is aligned left in its column, numbers right. */
function placesOf<Row>(columns: readonly PaperColumn<Row>[], widths: readonly number[]) {
  let edge: number = PAGE.left
  return widths.map((width, n) => {
    const place = { x: columns[n]!.align === 'right' ? edge + GAP : edge, width: width - GAP }
    edge += width
    return place
  })
}

const heightOf = (paper: Paper, [first = '', second]: string[], width: number) =>
  paper.heightOf(first, { width, size: SIZE }) + (second ? paper.heightOf(second, { width, size: SIZE - 1 }) : 0)

function drawHead<Row>(
  paper: Paper,
  columns: readonly PaperColumn<Row>[],
  places: readonly { x: number; width: number }[],
) {
  const how = { font: 'strong', size: 9, colour: INK.quiet } as const
  const height = Math.max(...columns.map(({ title }, n) => paper.heightOf(title, { ...how, ...places[n]! })))
  paper.need(height + 42)
  const top = paper.y
  for (const [n, { title, align = 'left' }] of columns.entries()) paper.at(top, title, { ...how, ...places[n]!, align })
  paper.space(height + 2).rule(INK.rule)
}

/**
 * Totals below a table on the right; the last line is emphasised. `after` is the height of what must follow on the same
 * page.
 */
export function drawTotals(
  paper: Paper,
  lines: readonly (readonly [label: string, value: string])[],
  { after = 0 }: { after?: number } = {},
) {
  const [width, x] = [INNER * 0.48, PAGE.left + INNER * 0.52]
  paper.need(lines.length * 20 + 10 + after)
  paper.space(6)
  for (const [index, [label, value]] of lines.entries()) {
    const last = index === lines.length - 1
    if (last) {
      paper.doc
        .moveTo(x, paper.y)
        .lineTo(x + width, paper.y)
        .lineWidth(0.7)
        .stroke(INK.rule)
      paper.space(5)
    }
    const how = last ? ({ font: 'strong', size: 12 } as const) : ({ size: 10 } as const)
    paper.at(paper.y, label, { ...how, x, width: width / 2 })
    paper.at(paper.y, value, { ...how, x: x + width / 2, width: width / 2, align: 'right' })
    paper.space(last ? 22 : 18)
  }
  return paper
}
