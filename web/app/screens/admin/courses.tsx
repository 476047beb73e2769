import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type CourseRow, coursesQuery, exportCourses } from '~/domains/learning/staff/api.ts'
import { stateIn } from '~/domains/learning/staff/words.ts'
import { formatDate } from '~/lib/dates.ts'
import { page } from '~/lib/head.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { formatCount, formatPaise } from '~/lib/money.ts'
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
  title: t('Courses'),
  description: t('Courses, their lessons and learners.'),
  private: true,
}))

const columnsIn = (t: Translate): Column<CourseRow>[] => [
  {
    ...{ key: 'title', title: t('Course'), sort: 'title' },
    cell: (row) => <LocalLink to={`/admin/courses/${row.id}`}>{titleOf(row, t.language)}</LocalLink>,
  },
  { key: 'trainer', title: t('Trainer'), stack: 'line', cell: ({ trainer }) => trainer.name },
  {
    ...{ key: 'price', title: t('Price before GST'), sort: 'price', align: 'right', stack: 'amount' },
    cell: ({ pricePaise }) => formatPaise(pricePaise),
  },
  {
    ...{ key: 'learners', title: t('Learners'), sort: 'learners', greatestFirst: true, align: 'right', stack: 'meta' },
    cell: ({ learners }) => formatCount(learners),
  },
  {
    ...{ key: 'updatedAt', title: t('Changed'), sort: 'updatedAt', greatestFirst: true, stack: 'meta', titled: true },
    cell: ({ updatedAt }) => formatDate(updatedAt, t),
  },
  {
    ...{ key: 'state', title: t('State|of an account'), stack: 'badge' },
    cell: ({ state, hasDraft }) => {
      const { label, color } = stateIn(state, t)
      const isChanged = hasDraft && state !== 'draft'
      return <Badge color={color}>{isChanged ? t('{state}, with draft', { state: label }) : label}</Badge>
    },
  },
]

const filtersIn = (t: Translate): Filter[] => [
  {
    ...{ kind: 'choice', key: 'state', label: t('State|of an account') },
    choices: (['draft', 'published', 'withdrawn'] as const).map((value) => ({ value, label: stateIn(value, t).label })),
  },
]

export default function StaffCourses() {
  const t = useT()
  const api = useApi()
  const table = useTable({ columns: columnsIn(t), filters: filtersIn(t), sort: '-updatedAt' })
  const answer = useQuery({ ...coursesQuery(api, table.input), placeholderData: keepPreviousData })
  return (
    <>
      <PageHead
        title={t('Courses')}
        action={
          <div className={classes.acts}>
            <ExportButton ask={() => exportCourses(api, table.input)} />
            <ButtonLink to="/admin/courses/new">{t('New course')}</ButtonLink>
          </div>
        }
      >
        <TableCount page={answer.data} />
      </PageHead>
      <DataTable
        caption={t('Courses')}
        table={table}
        answer={answer}
        rowKey={({ id }) => id}
        rowName={(row) => titleOf(row, t.language)}
        searchLabel={t('Title or trainer')}
        empty={{
          title: t('No courses yet'),
          text: t('Add a course, write its curriculum and publish it. It then appears on the Courses page.'),
        }}
      />
    </>
  )
}
