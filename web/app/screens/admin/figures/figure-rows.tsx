import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { FIGURES, type FigureName, OVERVIEW_DAYS } from '#contract/admin/constants.ts'
import { type Days, type FigureRow, figureRowsQuery } from '~/domains/admin/api.ts'
import { figureWords, type ShownFigure } from '~/domains/admin/figures/words.ts'
import { formatWhen } from '~/lib/dates.ts'
import { page } from '~/lib/head.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { msg, type Translate } from '~/lib/i18n/texts.ts'
import { formatCount, formatExactPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { DataTable } from '~/ui/operated/data-table/data-table.tsx'
import type { Column } from '~/ui/operated/data-table/types.ts'
import { useTable } from '~/ui/operated/data-table/use-table.ts'
import { PageHead } from '~/ui/page-head.tsx'

export const meta = page((t) => ({
  title: t('Figure|of the overview'),
  description: t('What a figure of the overview counts.'),
  private: true,
}))

const pages: Partial<Record<FigureRow['kind'], string>> = {
  order: '/admin/orders',
  booking: '/admin/bookings',
  call: '/admin/calls',
  person: '/admin/people',
  question: '/admin/questions',
}

/** Those that are only parts of a rate. */
const parts: Partial<Record<FigureName, string>> = {
  noShows: msg('No-shows'),
  finishedSessions: msg('Sessions that are over'),
  answers: msg('Answers|to questions'),
}

const shownAs = (figure: FigureName) =>
  (Object.keys(figureWords) as ShownFigure[]).find((key) => figureWords[key].rows === figure)

/** In the unit in which the figure is counted. */
function amountIn(figure: FigureName, amount: number, t: Translate) {
  if (figure.endsWith('Paise')) return formatExactPaise(amount)
  return figure.endsWith('Seconds') ? t('{count} s', { count: formatCount(amount) }) : formatCount(amount)
}

const columnsIn = (figure: FigureName, t: Translate): Column<FigureRow>[] => [
  {
    ...{ key: 'reference', title: t('Reference'), whole: true },
    cell: ({ kind, id, reference }) =>
      pages[kind] ? <LocalLink to={`${pages[kind]}/${id}`}>{reference}</LocalLink> : reference,
  },
  { key: 'name', title: t('Name'), stack: 'line', cell: ({ name }) => name },
  { key: 'at', title: t('When'), stack: 'meta', cell: ({ at }) => formatWhen(at, new Date(), t) },
  {
    ...{ key: 'amount', title: t('Amount|of a figure'), align: 'right', stack: 'amount' },
    cell: ({ amount }) => amountIn(figure, amount, t),
  },
]

/** The rows behind a figure of the overview; they add up to it. */
export default function FigureRows() {
  const t = useT()
  const api = useApi()
  const asked = useParams().figure
  const figure = FIGURES.find((name) => name === asked) ?? 'sessions'
  const [query] = useSearchParams()
  const days: Days = OVERVIEW_DAYS.find((value) => value === query.get('days')) ?? '14'
  const table = useTable({ columns: columnsIn(figure, t), sort: '' })
  const { page: at, limit } = table.view
  const rows = useQuery({
    ...figureRowsQuery(api, { figure, days, page: at, limit }),
    placeholderData: keepPreviousData,
  })
  const key = shownAs(figure)
  const part = parts[figure]
  const title = part ? t(part) : t(figureWords[key ?? 'sessions'].name)
  return (
    <>
      <PageHead title={title}>
        {rows.data
          ? t('{amount} in the last {days} days.', { amount: amountIn(figure, rows.data.total, t), days })
          : ' '}
      </PageHead>
      <DataTable
        caption={title}
        table={table}
        answer={rows}
        rowKey={({ kind, id, reference, at: when }) => `${kind} ${id} ${reference} ${when}`}
        rowName={({ reference }) => reference}
        empty={{ title: t('Nothing in these days'), text: t('Choose a longer period in the overview.') }}
      />
    </>
  )
}
