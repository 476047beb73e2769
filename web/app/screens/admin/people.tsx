import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { exportPeople, type Person, peopleCountsQuery, peopleQuery } from '~/domains/people/api.ts'
import { PeopleCounts } from '~/domains/people/components/people-counts.tsx'
import { PersonLink } from '~/domains/people/components/person-link.tsx'
import { StateBadge } from '~/domains/people/components/state-badge.tsx'
import { SuspendMany } from '~/domains/people/components/suspend-many.tsx'
import { stateWords, typeWords } from '~/domains/people/words.ts'
import { formatDate, formatWhen } from '~/lib/dates.ts'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { formatMobile } from '~/lib/phone.ts'
import { useApi } from '~/lib/query.tsx'
import { DataTable } from '~/ui/operated/data-table/data-table.tsx'
import { ExportButton } from '~/ui/operated/data-table/export-button.tsx'
import { TableCount } from '~/ui/operated/data-table/table-count.tsx'
import type { Column, Filter } from '~/ui/operated/data-table/types.ts'
import { useTable } from '~/ui/operated/data-table/use-table.ts'
import { PageHead } from '~/ui/page-head.tsx'
import classes from './people.module.css'

export const meta = page((t) => ({ title: t('Users'), description: t('All accounts.'), private: true }))

const columnsIn = (t: Translate): Column<Person>[] => [
  { key: 'name', title: t('Name'), sort: 'name', cell: (person) => <PersonLink person={person} /> },
  { key: 'type', title: t('Type'), stack: 'meta', cell: ({ type }) => t(typeWords[type]) },
  {
    key: 'mobile',
    whole: true,
    title: t('Mobile'),
    stack: 'line',
    cell: ({ mobile }) => mobile && <span className={classes.number}>{formatMobile(mobile)}</span>,
  },
  {
    key: 'email',
    title: t('Email'),
    optional: true,
    stack: 'line',
    cell: ({ email }) => email && <span className={classes.long}>{email}</span>,
  },
  { key: 'city', title: t('City'), stack: 'meta', cell: ({ city }) => city },
  {
    ...{ key: 'created', title: t('Registered'), sort: 'created', greatestFirst: true, stack: 'meta', titled: true },
    cell: ({ createdAt }) => formatDate(createdAt, t),
  },
  {
    ...{ key: 'seen', title: t('Last seen'), sort: 'seen', greatestFirst: true },
    cell: ({ lastSeenAt }) => (lastSeenAt ? formatWhen(lastSeenAt, new Date(), t) : t('Never')),
  },
  { key: 'state', title: t('State|of an account'), stack: 'badge', cell: ({ state }) => <StateBadge state={state} /> },
]

const choices = (words: Record<string, string>, t: Translate) =>
  Object.entries(words).map(([value, word]) => ({ value, label: t(word) }))

const filtersIn = (t: Translate): Filter[] => [
  { kind: 'choice', key: 'type', label: t('Type'), choices: choices(typeWords, t) },
  { kind: 'choice', key: 'state', label: t('State|of an account'), choices: choices(stateWords, t) },
  { kind: 'text', key: 'city', label: t('City') },
  { kind: 'days', key: 'registered', from: 'from', to: 'to', label: t('Registered') },
]

export default function People() {
  const t = useT()
  const api = useApi()
  const table = useTable({ columns: columnsIn(t), filters: filtersIn(t), sort: '-created' })
  const counts = useQuery(peopleCountsQuery(api)).data?.counts
  const people = useQuery({ ...peopleQuery(api, table.input), placeholderData: keepPreviousData })
  return (
    <>
      <PageHead
        title={t('Users')}
        action={<ExportButton call="people/exports" ask={() => exportPeople(api, table.input)} />}
      >
        <TableCount page={people.data} />
      </PageHead>
      {counts && (
        <div className={classes.counts}>
          <PeopleCounts counts={counts} />
        </div>
      )}
      <DataTable
        caption={t('Users')}
        table={table}
        answer={people}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        searchLabel={t('Name, mobile or email')}
        empty={{
          title: t('No accounts yet'),
          text: t('Registered users and guests appear here.'),
        }}
        bulk={(selected, clear) => <SuspendMany people={selected} onDone={clear} />}
      />
    </>
  )
}
