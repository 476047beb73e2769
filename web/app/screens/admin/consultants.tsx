import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { sectorsQuery } from '~/domains/catalogue/api.ts'
import { type ApplicantRow, applicantsQuery, exportApplicants } from '~/domains/consultants/approvals/api.ts'
import { ApprovalBadge } from '~/domains/consultants/approvals/components/approval-badge.tsx'
import { approvalWords } from '~/domains/consultants/approvals/words.ts'
import { formatDate } from '~/lib/dates.ts'
import { page } from '~/lib/head.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { formatMobile } from '~/lib/phone.ts'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { DataTable } from '~/ui/operated/data-table/data-table.tsx'
import { ExportButton } from '~/ui/operated/data-table/export-button.tsx'
import { TableCount } from '~/ui/operated/data-table/table-count.tsx'
import type { Column, Filter } from '~/ui/operated/data-table/types.ts'
import { useTable } from '~/ui/operated/data-table/use-table.ts'
import { PageHead } from '~/ui/page-head.tsx'

export const meta = page((t) => ({ title: t('Consultants'), description: t('All consultants.'), private: true }))

const columnsIn = (t: Translate): Column<ApplicantRow>[] => [
  {
    ...{ key: 'name', title: t('Name'), sort: 'name' },
    cell: ({ id, name }) => <LocalLink to={`/admin/consultants/${id}`}>{name}</LocalLink>,
  },
  { key: 'headline', title: t('Headline'), optional: true, stack: 'line', cell: ({ headline }) => headline },
  {
    ...{ key: 'sector', title: t('Sector'), stack: 'meta' },
    cell: ({ sector }) => sector && titleOf(sector, t.language),
  },
  { key: 'city', title: t('City'), stack: 'meta', cell: ({ city }) => city },
  { key: 'mobile', title: t('Mobile'), whole: true, stack: 'line', cell: ({ mobile }) => formatMobile(mobile) },
  {
    ...{ key: 'since', title: t('Since'), sort: 'since', greatestFirst: true, stack: 'meta', titled: true },
    cell: ({ since }) => formatDate(since, t),
  },
  {
    ...{ key: 'approval', title: t('State|of an account'), stack: 'badge' },
    cell: ({ approval }) => <ApprovalBadge approval={approval} />,
  },
]

const filtersIn = (
  sectors: readonly { id: number; title_english: string; title_hindi: string }[],
  t: Translate,
): Filter[] => [
  {
    ...{ kind: 'choice', key: 'approval', label: t('State|of an account') },
    choices: Object.entries(approvalWords).map(([value, word]) => ({ value, label: t(word) })),
  },
  {
    ...{ kind: 'choice', key: 'sector', label: t('Sector') },
    choices: sectors.map((sector) => ({ value: String(sector.id), label: titleOf(sector, t.language) })),
  },
  { kind: 'text', key: 'city', label: t('City') },
]

export default function Consultants() {
  const t = useT()
  const api = useApi()
  const sectors = useQuery(sectorsQuery(api)).data?.sectors ?? []
  const table = useTable({ columns: columnsIn(t), filters: filtersIn(sectors, t), sort: '-since' })
  const consultants = useQuery({ ...applicantsQuery(api, table.input), placeholderData: keepPreviousData })
  return (
    <>
      <PageHead
        title={t('Consultants')}
        action={<ExportButton call="consultants/exports" ask={() => exportApplicants(api, table.input)} />}
      >
        <TableCount page={consultants.data} />
      </PageHead>
      <DataTable
        caption={t('Consultants')}
        table={table}
        answer={consultants}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        searchLabel={t('Name, mobile or email')}
        empty={{
          title: t('No consultants yet'),
          text: t('Registered consultants appear here.'),
        }}
      />
    </>
  )
}
