import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  exportPrivacyRequests,
  type PrivacyRequest,
  privacyRequestsQuery,
  requestKinds,
  requestStates,
} from '~/domains/accounts/privacy-requests/api.ts'
import { PersonName } from '~/domains/people/components/person-name.tsx'
import { usePersonFilter } from '~/domains/people/use-person-filter.ts'
import { formatDate } from '~/lib/dates.ts'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { useApi } from '~/lib/query.tsx'
import { Badge } from '~/ui/operated/badge.tsx'
import { DataTable } from '~/ui/operated/data-table/data-table.tsx'
import { ExportButton } from '~/ui/operated/data-table/export-button.tsx'
import type { Column, Filter } from '~/ui/operated/data-table/types.ts'
import { useTable } from '~/ui/operated/data-table/use-table.ts'
import { PageHead } from '~/ui/page-head.tsx'

export const meta = page((t) => ({
  title: t('Privacy requests'),
  description: t('Copies of data and deletions that people asked for.'),
  private: true,
}))

const columnsIn = (t: Translate): Column<PrivacyRequest>[] => [
  { key: 'person', title: t('Name'), cell: ({ person }) => <PersonName person={person} /> },
  { key: 'kind', title: t('Request|of a person'), stack: 'line', cell: ({ kind }) => t(requestKinds[kind]) },
  {
    ...{ key: 'state', title: t('Status'), stack: 'badge' },
    cell: ({ state }) => <Badge color={requestStates[state].color}>{t(requestStates[state].word)}</Badge>,
  },
  {
    ...{
      key: 'requested',
      title: t('Requested on'),
      sort: 'requested',
      greatestFirst: true,
      stack: 'meta',
      titled: true,
    },
    cell: ({ requestedAt }) => formatDate(requestedAt, t),
  },
  { key: 'due', title: t('Due'), sort: 'due', stack: 'meta', titled: true, cell: ({ dueAt }) => formatDate(dueAt, t) },
  {
    ...{ key: 'ended', title: t('Ended|of a privacy request') },
    cell: ({ endedAt }) => endedAt && formatDate(endedAt, t),
  },
  {
    ...{ key: 'postponed', title: t('Postponed because'), stack: 'line' },
    cell: ({ postponedBecause, state }) => state === 'open' && postponedBecause && t(postponedBecause),
  },
]

const filtersIn = (t: Translate): Filter[] => [
  {
    ...{ kind: 'choice', key: 'kind', label: t('Request|of a person') },
    choices: Object.entries(requestKinds).map(([value, word]) => ({ value, label: t(word) })),
  },
  {
    ...{ kind: 'choice', key: 'state', label: t('Status') },
    choices: Object.entries(requestStates).map(([value, { word }]) => ({ value, label: t(word) })),
  },
  { kind: 'days', key: 'days', from: 'from', to: 'to', label: t('Any day') },
]

export default function PrivacyRequests() {
  const t = useT()
  const api = useApi()
  const table = useTable({
    columns: columnsIn(t),
    filters: [...usePersonFilter(), ...filtersIn(t)],
    sort: '-requested',
  })
  const requests = useQuery({ ...privacyRequestsQuery(api, table.input), placeholderData: keepPreviousData })
  return (
    <>
      <PageHead
        title={t('Privacy requests')}
        action={<ExportButton call="privacy-requests/exports" ask={() => exportPrivacyRequests(api, table.request)} />}
      >
        {t('Both are carried out automatically. Invoices, payment records and the audit log are retained by law.')}
      </PageHead>
      <DataTable
        caption={t('Privacy requests')}
        table={table}
        answer={requests}
        rowKey={({ kind, id }) => `${kind} ${id}`}
        rowName={({ person }) => person.name}
        searchLabel={t('Name')}
        empty={{
          title: t('No requests'),
          text: t('When someone asks for their data or to be deleted, it appears here.'),
        }}
      />
    </>
  )
}
