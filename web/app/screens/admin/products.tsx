import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { exportProducts, type StaffRow, staffProductsQuery } from '~/domains/products/staff/api.ts'
import { ProductDialog } from '~/domains/products/staff/product-dialog.tsx'
import { productStates, stateColors } from '~/domains/products/words.ts'
import { formatDate } from '~/lib/dates.ts'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { formatCount, formatPaise } from '~/lib/money.ts'
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
  title: t('Products'),
  description: t('Products of consultants, and those that wait for approval.'),
  private: true,
}))

const columnsIn = (t: Translate, open: (row: StaffRow) => void): Column<StaffRow>[] => [
  {
    ...{ key: 'title', title: t('Product') },
    cell: (row) => (
      <Button variant="subtle" size="sm" px={0} ta="start" onClick={() => open(row)}>
        {titleOf(row, t.language)}
      </Button>
    ),
  },
  { key: 'consultant', title: t('Consultant'), stack: 'line', cell: ({ consultant }) => consultant.name },
  {
    ...{ key: 'updated', title: t('Changed on'), sort: 'updated', greatestFirst: true, stack: 'meta', titled: true },
    cell: ({ updatedAt }) => formatDate(updatedAt, t),
  },
  {
    ...{ key: 'sold', title: t('Sold'), sort: 'sold', greatestFirst: true, align: 'right', stack: 'meta' },
    cell: ({ sold }) => formatCount(sold),
  },
  {
    ...{ key: 'price', title: t('Price before GST'), sort: 'price', greatestFirst: true },
    ...{ align: 'right', stack: 'amount' },
    cell: ({ pricePaise }) => formatPaise(pricePaise),
  },
  {
    ...{ key: 'state', title: t('State|of an account'), stack: 'badge' },
    cell: ({ state, isWaiting }) => (
      <Badge color={isWaiting ? 'yellow' : stateColors[state]}>
        {isWaiting && state === 'published' ? t('New version to check') : t(productStates[state])}
      </Badge>
    ),
  },
]

const filtersIn = (t: Translate): Filter[] => [
  {
    ...{ kind: 'choice', key: 'state', label: t('State|of an account') },
    choices: Object.entries(productStates).map(([value, word]) => ({ value, label: t(word) })),
  },
  {
    ...{ kind: 'choice', key: 'waiting', label: t('To decide') },
    choices: [{ value: 'yes', label: t('Waiting for us') }],
  },
]

export default function Products() {
  const t = useT()
  const api = useApi()
  const [open, setOpen] = useState<StaffRow>()
  const table = useTable({ columns: columnsIn(t, setOpen), filters: filtersIn(t), sort: '-updated' })
  const products = useQuery({ ...staffProductsQuery(api, table.input), placeholderData: keepPreviousData })
  return (
    <>
      <PageHead title={t('Products')} action={<ExportButton ask={() => exportProducts(api, table.input)} />}>
        <TableCount page={products.data} />
      </PageHead>
      <DataTable
        caption={t('Products')}
        table={table}
        answer={products}
        rowKey={({ id }) => id}
        rowName={(row) => titleOf(row, t.language)}
        searchLabel={t('Product or consultant')}
        empty={{ title: t('No products yet'), text: t('Products appear here when consultants add them.') }}
      />
      {open && <ProductDialog row={open} close={() => setOpen(undefined)} />}
    </>
  )
}
