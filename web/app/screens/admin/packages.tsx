import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { exportPackages, packagesQuery, type SoldPackage } from '~/domains/packages/staff/api.ts'
import { PackageDialog } from '~/domains/packages/staff/package-dialog.tsx'
import { packageStatuses, statusColors, termsOf } from '~/domains/packages/words.ts'
import { PersonName } from '~/domains/people/components/person-name.tsx'
import { usePersonFilter } from '~/domains/people/use-person-filter.ts'
import { formatDate } from '~/lib/dates.ts'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { formatPaise } from '~/lib/money.ts'
import { formatMobile } from '~/lib/phone.ts'
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
  title: t('Packages'),
  description: t('Packages that were bought.'),
  private: true,
}))

const columnsIn = (t: Translate, open: (sold: SoldPackage) => void): Column<SoldPackage>[] => [
  {
    ...{ key: 'customer', title: t('Name') },
    cell: (row) => (
      <Button variant="subtle" size="sm" px={0} onClick={() => open(row)}>
        {row.customer.name}
      </Button>
    ),
  },
  {
    ...{ key: 'mobile', title: t('Mobile'), whole: true, optional: true, stack: 'line' },
    cell: ({ customer }) => formatMobile(customer.mobile),
  },
  {
    key: 'consultant',
    title: t('Consultant'),
    stack: 'meta',
    cell: ({ consultant }) => <PersonName person={consultant} />,
  },
  { key: 'terms', title: t('Package'), stack: 'meta', cell: (row) => termsOf(row, t) },
  {
    ...{ key: 'used', title: t('Booked|sessions of a package'), align: 'right', stack: 'meta' },
    cell: ({ used, sessions }) => `${used} / ${sessions}`,
  },
  {
    ...{ key: 'bought', title: t('Paid on'), sort: 'bought', greatestFirst: true, stack: 'meta', titled: true },
    cell: ({ boughtAt }) => formatDate(boughtAt, t),
  },
  {
    ...{ key: 'ends', title: t('Ends'), sort: 'ends', optional: true, stack: 'meta', titled: true },
    cell: ({ validUntil }) => formatDate(validUntil, t),
  },
  {
    ...{ key: 'price', title: t('Price before GST'), align: 'right', stack: 'amount' },
    cell: ({ pricePaise }) => formatPaise(pricePaise),
  },
  {
    ...{ key: 'status', title: t('State|of an account'), stack: 'badge' },
    cell: ({ status }) => <Badge color={statusColors[status]}>{t(packageStatuses[status])}</Badge>,
  },
]

const filtersIn = (t: Translate): Filter[] => [
  {
    ...{ kind: 'choice', key: 'status', label: t('State|of an account') },
    choices: Object.entries(packageStatuses).map(([value, word]) => ({ value, label: t(word) })),
  },
  { kind: 'days', key: 'paid', from: 'from', to: 'to', label: t('Paid on') },
]

export default function Packages() {
  const t = useT()
  const api = useApi()
  const [open, setOpen] = useState<SoldPackage>()
  const table = useTable({
    columns: columnsIn(t, setOpen),
    filters: [...filtersIn(t), ...usePersonFilter()],
    sort: '-bought',
  })
  const packages = useQuery({ ...packagesQuery(api, table.input), placeholderData: keepPreviousData })
  return (
    <>
      <PageHead
        title={t('Packages')}
        action={<ExportButton call="packages/exports" ask={() => exportPackages(api, table.input)} />}
      >
        <TableCount page={packages.data} />
      </PageHead>
      <DataTable
        caption={t('Packages')}
        table={table}
        answer={packages}
        rowKey={({ id }) => id}
        rowName={({ customer }) => customer.name}
        searchLabel={t('Name or mobile of the customer')}
        empty={{ title: t('No packages yet'), text: t('Packages appear here when they are paid.') }}
      />
      {open && <PackageDialog sold={open} close={() => setOpen(undefined)} />}
    </>
  )
}
