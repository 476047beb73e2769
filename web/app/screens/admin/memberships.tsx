import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  allPlansQuery,
  exportMembers,
  type Member,
  membersQuery,
  type StaffPlan,
} from '~/domains/memberships/staff/api.ts'
import { MemberDialog } from '~/domains/memberships/staff/member-dialog.tsx'
import { kinds, statusColors } from '~/domains/memberships/staff/words.ts'
import { membershipStatuses } from '~/domains/memberships/words.ts'
import { usePersonFilter } from '~/domains/people/use-person-filter.ts'
import { formatDate } from '~/lib/dates.ts'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { formatPaise } from '~/lib/money.ts'
import { formatMobile } from '~/lib/phone.ts'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { Badge } from '~/ui/operated/badge.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { DataTable } from '~/ui/operated/data-table/data-table.tsx'
import { ExportButton } from '~/ui/operated/data-table/export-button.tsx'
import { TableCount } from '~/ui/operated/data-table/table-count.tsx'
import type { Column, Filter } from '~/ui/operated/data-table/types.ts'
import { useTable } from '~/ui/operated/data-table/use-table.ts'
import { PageHead } from '~/ui/page-head.tsx'

export const meta = page((t) => ({
  title: t('Members'),
  description: t('Memberships that were bought.'),
  private: true,
}))

const columnsIn = (t: Translate, open: (member: Member) => void): Column<Member>[] => [
  {
    ...{ key: 'member', title: t('Name') },
    cell: (row) => (
      <Button variant="subtle" size="sm" px={0} onClick={() => open(row)}>
        {row.member.name}
      </Button>
    ),
  },
  { key: 'number', title: t('Member number|list'), whole: true, stack: 'line', cell: ({ number }) => number },
  {
    ...{ key: 'mobile', title: t('Mobile'), whole: true, stack: 'line' },
    cell: ({ member }) => formatMobile(member.mobile),
  },
  { key: 'plan', title: t('Plan|of a member'), stack: 'meta', cell: ({ plan }) => titleOf(plan, t.language) },
  { key: 'kind', title: t('Bought as'), optional: true, stack: 'meta', cell: ({ kind }) => t(kinds[kind]) },
  {
    ...{ key: 'bought', title: t('Paid on'), sort: 'bought', greatestFirst: true, stack: 'meta', titled: true },
    cell: ({ boughtAt }) => formatDate(boughtAt, t),
  },
  {
    ...{ key: 'ends', title: t('Ends'), sort: 'ends', stack: 'meta', titled: true },
    cell: ({ endsAt }) => formatDate(new Date(Date.parse(endsAt) - 1), t),
  },
  {
    ...{ key: 'saved', title: t('Saved|by a member'), align: 'right', optional: true, stack: 'amount' },
    cell: ({ savedPaise }) => formatPaise(savedPaise),
  },
  {
    ...{ key: 'status', title: t('State|of an account'), stack: 'badge' },
    cell: ({ status }) => <Badge color={statusColors[status]}>{t(membershipStatuses[status])}</Badge>,
  },
]

const filtersIn = (t: Translate, plans: readonly StaffPlan[]): Filter[] => [
  {
    ...{ kind: 'choice', key: 'planId', label: t('Plan|of a member') },
    choices: plans.map((plan) => ({ value: String(plan.id), label: titleOf(plan, t.language) })),
  },
  {
    ...{ kind: 'choice', key: 'status', label: t('State|of an account') },
    choices: Object.entries(membershipStatuses).map(([value, word]) => ({ value, label: t(word) })),
  },
  { kind: 'days', key: 'paid', from: 'from', to: 'to', label: t('Paid on') },
]

export default function Memberships() {
  const t = useT()
  const api = useApi()
  const [open, setOpen] = useState<Member>()
  const plans = useQuery(allPlansQuery(api)).data?.plans ?? []
  const table = useTable({
    columns: columnsIn(t, setOpen),
    filters: [...filtersIn(t, plans), ...usePersonFilter()],
    sort: '-bought',
  })
  const members = useQuery({ ...membersQuery(api, table.input), placeholderData: keepPreviousData })
  return (
    <>
      <PageHead
        title={t('Members')}
        action={<ExportButton call="memberships/exports" ask={() => exportMembers(api, table.input)} />}
      >
        <TableCount page={members.data} />
      </PageHead>
      <DataTable
        caption={t('Members')}
        table={table}
        answer={members}
        rowKey={({ id }) => id}
        rowName={({ member }) => member.name}
        searchLabel={t('Name, mobile or member number')}
        empty={{ title: t('No members yet'), text: t('Memberships appear here when they are paid.') }}
      />
      {open && <MemberDialog id={open.id} name={open.member.name} close={() => setOpen(undefined)} />}
    </>
  )
}
