import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lengthOf } from '~/domains/talks/library/length.ts'
import { exportLibrary, type LibraryRow, libraryQuery } from '~/domains/talks/library/staff/api.ts'
import { segmentIn, stateIn } from '~/domains/talks/library/staff/words.ts'
import { formatDate, formatTime } from '~/lib/dates.ts'
import { page } from '~/lib/head.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { formatCount } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { ButtonLink } from '~/ui/button-link.tsx'
import { Badge } from '~/ui/operated/badge.tsx'
import { DataTable } from '~/ui/operated/data-table/data-table.tsx'
import { ExportButton } from '~/ui/operated/data-table/export-button.tsx'
import { TableCount } from '~/ui/operated/data-table/table-count.tsx'
import type { Column, Filter } from '~/ui/operated/data-table/types.ts'
import { useTable } from '~/ui/operated/data-table/use-table.ts'
import { PageHead } from '~/ui/page-head.tsx'
import classes from './talks.module.css'

export const meta = page((t) => ({
  title: t('Talks'),
  description: t('Upcoming talks and recordings.'),
  private: true,
}))

const columnsIn = (t: Translate): Column<LibraryRow>[] => [
  {
    ...{ key: 'title', title: t('Talk'), sort: 'title' },
    cell: (row) => <LocalLink to={`/admin/talks/${row.id}`}>{titleOf(row, t.language)}</LocalLink>,
  },
  { key: 'speaker', title: t('Speaker'), stack: 'line', cell: ({ speaker }) => speaker.name },
  { key: 'segment', title: t('Segment'), stack: 'meta', cell: ({ segment }) => segmentIn(segment, t) },
  {
    ...{ key: 'startsAt', title: t('Starts'), sort: 'startsAt', greatestFirst: true, stack: 'meta' },
    cell: ({ startsAt }) => `${formatDate(startsAt, t)}, ${formatTime(startsAt, t)}`,
  },
  {
    ...{ key: 'seconds', title: t('Recording'), align: 'right', stack: 'meta' },
    cell: ({ seconds }) => (seconds === null ? t('None|recording') : lengthOf(seconds)),
  },
  {
    ...{ key: 'views', title: t('Views'), sort: 'views', greatestFirst: true, align: 'right' },
    cell: ({ views }) => formatCount(views),
  },
  {
    ...{ key: 'going', title: t('Attending|a talk'), align: 'right', optional: true },
    cell: ({ going }) => formatCount(going),
  },
  {
    ...{ key: 'state', title: t('State|of an account'), stack: 'badge' },
    cell: ({ state }) => {
      const { label, color } = stateIn(state, t)
      return <Badge color={color}>{label}</Badge>
    },
  },
]

const filtersIn = (t: Translate): Filter[] => [
  {
    ...{ kind: 'choice', key: 'segment', label: t('Segment') },
    choices: (['industrial', 'professional'] as const).map((value) => ({ value, label: segmentIn(value, t) })),
  },
  {
    ...{ kind: 'choice', key: 'state', label: t('State|of an account') },
    choices: (['draft', 'published', 'withdrawn'] as const).map((value) => ({ value, label: stateIn(value, t).label })),
  },
  {
    ...{ kind: 'choice', key: 'recorded', label: t('Recording') },
    choices: [
      { value: 'yes', label: t('Recorded') },
      { value: 'no', label: t('Not recorded') },
    ],
  },
]

export default function Talks() {
  const t = useT()
  const api = useApi()
  const table = useTable({ columns: columnsIn(t), filters: filtersIn(t), sort: '-startsAt' })
  const answer = useQuery({ ...libraryQuery(api, table.input), placeholderData: keepPreviousData })
  return (
    <>
      <PageHead
        title={t('Talks')}
        action={
          <div className={classes.acts}>
            <ExportButton ask={() => exportLibrary(api, table.input)} />
            <ButtonLink to="/admin/talks/new">{t('New talk')}</ButtonLink>
          </div>
        }
      >
        <TableCount page={answer.data} />
      </PageHead>
      <DataTable
        caption={t('Talks')}
        table={table}
        answer={answer}
        rowKey={({ id }) => id}
        rowName={(row) => titleOf(row, t.language)}
        searchLabel={t('Title or speaker')}
        empty={{
          title: t('No talks yet'),
          text: t('Announce a talk first and add its recording later. Both appear on the Expert talk pages.'),
        }}
      />
    </>
  )
}
