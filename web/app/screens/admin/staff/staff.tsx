import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AddStaff } from '~/domains/people/components/add-staff.tsx'
import { ChangeStaff } from '~/domains/people/components/change-staff.tsx'
import { roleWords, type StaffMember, staffQuery } from '~/domains/people/staff.ts'
import { formatWhen } from '~/lib/dates.ts'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { formatMobile } from '~/lib/phone.ts'
import { useApi } from '~/lib/query.tsx'
import { Badge } from '~/ui/operated/badge.tsx'
import { Button } from '~/ui/operated/button.tsx'
import { DataTable } from '~/ui/operated/data-table/data-table.tsx'
import { TableCount } from '~/ui/operated/data-table/table-count.tsx'
import type { Column } from '~/ui/operated/data-table/types.ts'
import { useTable } from '~/ui/operated/data-table/use-table.ts'
import { PageHead } from '~/ui/page-head.tsx'

export const meta = page((t) => ({
  title: t('Staff|people'),
  description: t('Who works in the back office.'),
  private: true,
}))

const columnsIn = (t: Translate, change: (member: StaffMember) => void): Column<StaffMember>[] => [
  { key: 'name', title: t('Name'), cell: ({ name }) => name },
  { key: 'role', title: t('Role'), stack: 'line', cell: ({ role }) => t(roleWords[role]) },
  { key: 'mobile', whole: true, title: t('Mobile'), stack: 'line', cell: ({ mobile }) => formatMobile(mobile) },
  {
    ...{ key: 'seen', title: t('Last seen'), stack: 'meta', titled: true },
    cell: ({ lastSeenAt }) => (lastSeenAt ? formatWhen(lastSeenAt, new Date(), t) : t('Never')),
  },
  {
    ...{ key: 'factor', title: t('Two-step login'), stack: 'meta', titled: true },
    cell: ({ secondFactor }) => (secondFactor ? t('Switched on') : t('Not set up yet')),
  },
  {
    ...{ key: 'state', title: t('State|of an account'), stack: 'badge' },
    cell: ({ suspended }) => (
      <Badge color={suspended ? 'madder' : 'leaf'}>{suspended ? t('Suspended') : t('Active')}</Badge>
    ),
  },
  {
    ...{ key: 'change', title: t('Access'), stack: 'line' },
    cell: (member) =>
      member.self ? (
        t('You')
      ) : (
        <Button size="sm" variant="light" onClick={() => change(member)}>
          {t('Change|what to change')}
          <span className="pm-visually-hidden"> {member.name}</span>
        </Button>
      ),
  },
]

export default function Staff() {
  const t = useT()
  const [changing, setChanging] = useState<StaffMember>()
  const table = useTable({ columns: columnsIn(t, setChanging), filters: [], sort: 'name' })
  const staff = useQuery({ ...staffQuery(useApi(), table.input), placeholderData: keepPreviousData })
  return (
    <>
      <PageHead title={t('Staff|people')} action={<AddStaff />}>
        <TableCount page={staff.data} />
      </PageHead>
      <DataTable
        caption={t('Staff|people')}
        table={table}
        answer={staff}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        empty={{ title: t('No staff yet'), text: t('Add the first one.') }}
      />
      {changing && <ChangeStaff member={changing} close={() => setChanging(undefined)} />}
    </>
  )
}
