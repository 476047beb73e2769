import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PersonName } from '~/domains/people/components/person-name.tsx'
import { usePersonFilter } from '~/domains/people/use-person-filter.ts'
import { Stars } from '~/domains/reviews/components/stars.tsx'
import { allReviewsQuery, exportReviews, type StaffReviewRow } from '~/domains/reviews/staff/api.ts'
import { DecideReview } from '~/domains/reviews/staff/decide-review.tsx'
import { aboutInWords } from '~/domains/reviews/words.ts'
import { formatDate } from '~/lib/dates.ts'
import { page } from '~/lib/head.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { useApi } from '~/lib/query.tsx'
import { Badge } from '~/ui/operated/badge.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { DataTable } from '~/ui/operated/data-table/data-table.tsx'
import { ExportButton } from '~/ui/operated/data-table/export-button.tsx'
import { TableCount } from '~/ui/operated/data-table/table-count.tsx'
import type { Column, Filter } from '~/ui/operated/data-table/types.ts'
import { useTable } from '~/ui/operated/data-table/use-table.ts'
import { PageHead } from '~/ui/page-head.tsx'

export const meta = page((t) => ({
  title: t('Reviews'),
  description: t('Reviews from customers, reports and decisions.'),
  private: true,
}))

function StateBadge({ review: { hidden, openReports } }: { review: StaffReviewRow }) {
  const t = useT()
  if (hidden) return <Badge color="madder">{t('Hidden')}</Badge>
  if (openReports > 0) return <Badge color="marigold">{t('Reported')}</Badge>
  return <Badge color="leaf">{t('Visible')}</Badge>
}

const columnsIn = (t: Translate, open: (id: number) => void): Column<StaffReviewRow>[] => [
  {
    ...{ key: 'rating', title: t('Rating'), sort: 'rating', greatestFirst: true },
    cell: ({ rating }) => <Stars rating={rating} />,
  },
  { key: 'comment', title: t('Comment'), stack: 'line', cell: ({ comment }) => comment },
  {
    key: 'customer',
    title: t('Customer'),
    stack: 'line',
    cell: ({ customer, author }) => (customer ? <PersonName person={customer} /> : author),
  },
  {
    key: 'consultant',
    title: t('Consultant'),
    stack: 'line',
    cell: ({ consultant }) => <PersonName person={consultant} />,
  },
  {
    key: 'about',
    title: t('About|what a review is about'),
    optional: true,
    cell: ({ about }) => aboutInWords(about, t),
  },
  {
    ...{ key: 'created', title: t('Written'), sort: 'created', greatestFirst: true, stack: 'meta' },
    cell: ({ createdAt }) => formatDate(createdAt, t),
  },
  { key: 'state', title: t('State|of an account'), stack: 'badge', cell: (row) => <StateBadge review={row} /> },
  {
    ...{ key: 'act', title: t('Decision'), stack: 'amount' },
    cell: ({ id }) => (
      <Button size="sm" variant="light" onClick={() => open(id)}>
        {t('Open|a review')}
        <span className="pm-visually-hidden"> {id}</span>
      </Button>
    ),
  },
]

const filtersIn = (t: Translate): Filter[] => [
  {
    ...{ kind: 'choice', key: 'state', label: t('State|of an account') },
    choices: [
      { value: 'reported', label: t('Reported') },
      { value: 'hidden', label: t('Hidden') },
      { value: 'shown', label: t('Visible') },
    ],
  },
  {
    ...{ kind: 'choice', key: 'rating', label: t('Rating') },
    choices: [5, 4, 3, 2, 1].map((stars) => ({
      value: String(stars),
      label: t.count(stars, '{count} star', '{count} stars'),
    })),
  },
  { kind: 'days', key: 'days', from: 'from', to: 'to', label: t('Any day') },
]

export default function StaffReviews() {
  const t = useT()
  const api = useApi()
  const [open, setOpen] = useState<number>()
  const table = useTable({
    columns: columnsIn(t, setOpen),
    filters: [...filtersIn(t), ...usePersonFilter()],
    sort: '-created',
  })
  const reviews = useQuery({ ...allReviewsQuery(api, table.input), placeholderData: keepPreviousData })
  const waiting = reviews.data?.reportedWaiting ?? 0
  return (
    <>
      <PageHead title={t('Reviews')} action={<ExportButton ask={() => exportReviews(api, table.input)} />}>
        <TableCount page={reviews.data} />
        {waiting > 0 && (
          <>
            {' · '}
            <LocalLink to="/admin/reviews?state=reported">
              {t.count(
                waiting,
                '{count} reported review needs your decision',
                '{count} reported reviews need your decision',
              )}
            </LocalLink>
          </>
        )}
      </PageHead>
      <DataTable
        caption={t('Reviews')}
        table={table}
        answer={reviews}
        rowKey={({ id }) => id}
        rowName={({ author, consultant }) =>
          t('{customer} with {consultant}', { customer: author, consultant: consultant.name })
        }
        searchLabel={t('Customer, consultant or mobile')}
        empty={{ title: t('No reviews yet'), text: t('Reviews appear here as soon as customers write them.') }}
      />
      {open !== undefined && <DecideReview id={open} close={() => setOpen(undefined)} />}
    </>
  )
}
