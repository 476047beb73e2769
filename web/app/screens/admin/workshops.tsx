import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { WORKSHOP_STATES } from '#contract/workshops/constants.ts'
import { exportWorkshops, type StaffRow, staffWorkshopsQuery } from '~/domains/workshops/staff/api.ts'
import { stateAt, stateWords } from '~/domains/workshops/staff/words.ts'
import { inIndia, placeOf } from '~/domains/workshops/words.ts'
import { formatDate, formatTime } from '~/lib/dates.ts'
import { page } from '~/lib/head.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { formatCount, formatPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { useNow } from '~/lib/use-now.ts'
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
  title: t('Workshops'),
  description: t('Workshops, seats and attendees.'),
  private: true,
}))

const columnsIn = (t: Translate, now: number): Column<StaffRow>[] => [
  {
    ...{ key: 'title', title: t('Workshop'), sort: 'title' },
    cell: (row) => <LocalLink to={`/admin/workshops/${row.id}`}>{titleOf(row, t.language)}</LocalLink>,
  },
  { key: 'trainer', title: t('Trainer'), stack: 'line', cell: ({ trainer }) => trainer.name },
  {
    ...{ key: 'startsAt', title: t('Starts'), sort: 'startsAt', greatestFirst: true, stack: 'meta' },
    cell: ({ startsAt }) =>
      `${formatDate(startsAt, inIndia(t.language))}, ${formatTime(startsAt, inIndia(t.language))}`,
  },
  { key: 'place', title: t('Place'), stack: 'meta', cell: (row) => placeOf(row, t) },
  {
    ...{ key: 'sold', title: t('Seats sold'), sort: 'sold', greatestFirst: true, align: 'right', stack: 'meta' },
    cell: ({ sold, seats }) => t('{sold} of {seats}', { sold: formatCount(sold), seats: formatCount(seats) }),
  },
  { key: 'waiting', title: t('Waiting'), optional: true, align: 'right', cell: ({ waiting }) => formatCount(waiting) },
  {
    key: 'attended',
    title: t('Attended'),
    optional: true,
    align: 'right',
    cell: ({ attended }) => formatCount(attended),
  },
  {
    ...{ key: 'price', title: t('Price'), sort: 'price', align: 'right' },
    cell: ({ pricePaise }) => formatPaise(pricePaise),
  },
  {
    ...{ key: 'state', title: t('State|of an account'), stack: 'badge' },
    cell: (row) => {
      const { word, color } = stateAt(row, now)
      return <Badge color={color}>{t(word)}</Badge>
    },
  },
]

const filtersIn = (t: Translate): Filter[] => [
  {
    ...{ kind: 'choice', key: 'state', label: t('State|of an account') },
    choices: WORKSHOP_STATES.map((value) => ({ value, label: t(stateWords[value].word) })),
  },
]

export default function Workshops() {
  const t = useT()
  const table = useTable({ columns: columnsIn(t, useNow()), filters: filtersIn(t), sort: '-startsAt' })
  const api = useApi()
  const answer = useQuery({ ...staffWorkshopsQuery(api, table.input), placeholderData: keepPreviousData })
  return (
    <>
      <PageHead
        title={t('Workshops')}
        action={
          <div className={classes.acts}>
            <ExportButton ask={() => exportWorkshops(api, table.input)} />
            <ButtonLink to="/admin/workshops/new">{t('New workshop')}</ButtonLink>
          </div>
        }
      >
        <TableCount page={answer.data} />
      </PageHead>
      <DataTable
        caption={t('Workshops')}
        table={table}
        answer={answer}
        rowKey={({ id }) => id}
        rowName={(row) => titleOf(row, t.language)}
        searchLabel={t('Title, trainer or city')}
        empty={{
          title: t('No workshops yet'),
          text: t('A workshop is a draft until you publish it. Then its seats are on sale.'),
        }}
      />
    </>
  )
}
