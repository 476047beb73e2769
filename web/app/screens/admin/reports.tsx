import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { decidePersonReport } from '#contract/accounts/blocks.ts'
import {
  exportPersonReports,
  type PersonReport,
  personReportsQuery,
  reportReasons,
  reportStates,
} from '~/domains/accounts/blocks/api.ts'
import { formatDate } from '~/lib/dates.ts'
import { page } from '~/lib/head.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { useMayUse } from '~/lib/may-use.tsx'
import { useApi } from '~/lib/query.tsx'
import { Badge } from '~/ui/operated/badge.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { DataTable } from '~/ui/operated/data-table/data-table.tsx'
import { ExportButton } from '~/ui/operated/data-table/export-button.tsx'
import { TableCount } from '~/ui/operated/data-table/table-count.tsx'
import type { Column, Filter } from '~/ui/operated/data-table/types.ts'
import { useTable } from '~/ui/operated/data-table/use-table.ts'
import { PageHead } from '~/ui/page-head.tsx'
import { DecideReport } from './reports/decide-report.tsx'

export const meta = page((t) => ({
  title: t('Reports about people'),
  description: t('People reported by customers and consultants.'),
  private: true,
}))

const columnsIn = (t: Translate, decide: ((report: PersonReport) => void) | undefined): Column<PersonReport>[] => [
  {
    ...{ key: 'person', title: t('Person|reported') },
    cell: ({ person }) => <LocalLink to={`/admin/people/${person.id}`}>{person.name}</LocalLink>,
  },
  { key: 'reason', title: t('Reason'), stack: 'line', cell: ({ reason }) => t(reportReasons[reason]) },
  { key: 'note', title: t('Note'), stack: 'line', cell: ({ note }) => note },
  { key: 'by', title: t('Reported by'), stack: 'line', cell: ({ reporter }) => reporter?.name ?? t('Deleted account') },
  {
    ...{ key: 'at', title: t('Received'), sort: 'reported', greatestFirst: true, stack: 'meta' },
    cell: ({ reportedAt }) => formatDate(reportedAt, t),
  },
  {
    ...{ key: 'state', title: t('State|of an account'), stack: 'badge' },
    cell: (report) =>
      decide && report.state === 'open' ? (
        <Button size="sm" variant="light" onClick={() => decide(report)}>
          {t('Decide')}
          <span className="pm-visually-hidden"> {report.id}</span>
        </Button>
      ) : (
        <Badge color={reportStates[report.state].color}>{t(reportStates[report.state].word)}</Badge>
      ),
  },
  { key: 'decided', title: t('Decided by'), optional: true, cell: ({ decidedBy }) => decidedBy },
  { key: 'decision', title: t('Decision'), optional: true, cell: ({ decisionNote }) => decisionNote },
]

const filtersIn = (t: Translate): Filter[] => [
  {
    ...{ kind: 'choice', key: 'state', label: t('State|of an account') },
    choices: Object.entries(reportStates).map(([value, { word }]) => ({ value, label: t(word) })),
  },
  {
    ...{ kind: 'choice', key: 'reason', label: t('Reason') },
    choices: Object.entries(reportReasons).map(([value, word]) => ({ value, label: t(word) })),
  },
  { kind: 'days', key: 'days', from: 'from', to: 'to', label: t('Any day') },
]

export default function PersonReports() {
  const t = useT()
  const api = useApi()
  const [deciding, setDeciding] = useState<PersonReport>()
  const mayDecide = useMayUse()<typeof decidePersonReport>('POST /api/web/v1/admin/person-reports/{id}/decisions')
  const table = useTable({
    columns: columnsIn(t, mayDecide ? setDeciding : undefined),
    filters: filtersIn(t),
    sort: 'open',
  })
  const reports = useQuery({ ...personReportsQuery(api, table.input), placeholderData: keepPreviousData })
  return (
    <>
      <PageHead
        title={t('Reports about people')}
        action={<ExportButton call="person-reports/exports" ask={() => exportPersonReports(api, table.request)} />}
      >
        <TableCount page={reports.data} />
      </PageHead>
      <DataTable
        caption={t('Reports about people')}
        table={table}
        answer={reports}
        rowKey={({ id }) => id}
        searchLabel={t('Name')}
        rowName={({ person }) => t('Report about {name}', { name: person.name })}
        empty={{ title: t('No reports'), text: t('When someone reports a person, it appears here.') }}
      />
      {deciding && <DecideReport report={deciding} close={() => setDeciding(undefined)} />}
    </>
  )
}
