import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { allOrdersQuery, exportOrders, type StaffOrderRow } from '~/domains/orders/staff/api.ts'
import { orderStatuses } from '~/domains/orders/words.ts'
import { PersonName } from '~/domains/people/components/person-name.tsx'
import { usePersonFilter } from '~/domains/people/use-person-filter.ts'
import { formatDate } from '~/lib/dates.ts'
import { page } from '~/lib/head.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { formatPaise } from '~/lib/money.ts'
import { formatMobile } from '~/lib/phone.ts'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { Badge } from '~/ui/operated/badge.tsx'
import { DataTable } from '~/ui/operated/data-table/data-table.tsx'
import { ExportButton } from '~/ui/operated/data-table/export-button.tsx'
import { TableCount } from '~/ui/operated/data-table/table-count.tsx'
import type { Column, Filter } from '~/ui/operated/data-table/types.ts'
import { useTable } from '~/ui/operated/data-table/use-table.ts'
import { PageHead } from '~/ui/page-head.tsx'

export const meta = page((t) => ({
  title: t('Orders'),
  description: t('All orders.'),
  private: true,
}))

const columnsIn = (t: Translate): Column<StaffOrderRow>[] => [
  {
    ...{ key: 'order', title: t('Order') },
    cell: ({ id }) => <LocalLink to={`/admin/orders/${id}`}>{t('Order {id}', { id })}</LocalLink>,
  },
  { key: 'buyer', title: t('Customer'), stack: 'line', cell: ({ buyer }) => <PersonName person={buyer} /> },
  { key: 'mobile', title: t('Mobile'), whole: true, optional: true, cell: ({ buyer }) => formatMobile(buyer.mobile) },
  { key: 'items', title: t('Items'), stack: 'line', cell: (row) => titleOf(row, t.language) },
  {
    ...{ key: 'created', title: t('Ordered on'), sort: 'created', greatestFirst: true, stack: 'meta' },
    cell: ({ createdAt }) => formatDate(createdAt, t),
  },
  { key: 'invoice', title: t('Invoice'), optional: true, stack: 'meta', cell: ({ invoiceNumber }) => invoiceNumber },
  {
    ...{ key: 'total', title: t('Total'), sort: 'total', greatestFirst: true, align: 'right', stack: 'amount' },
    cell: ({ totalPaise }) => formatPaise(totalPaise),
  },
  {
    ...{ key: 'refunded', title: t('Refunded'), align: 'right' },
    cell: ({ refundedPaise }) => refundedPaise > 0 && formatPaise(refundedPaise),
  },
  {
    ...{ key: 'status', title: t('State|of an account'), stack: 'badge' },
    cell: ({ status, refundAsked }) =>
      refundAsked ? (
        <Badge color="marigold">{t('Refund requested')}</Badge>
      ) : (
        <Badge color={orderStatuses[status].color}>{t(orderStatuses[status].word)}</Badge>
      ),
  },
]

const filtersIn = (t: Translate): Filter[] => [
  {
    ...{ kind: 'choice', key: 'status', label: t('State|of an account') },
    choices: Object.entries(orderStatuses).map(([value, { word }]) => ({ value, label: t(word) })),
  },
  { kind: 'days', key: 'placed', from: 'from', to: 'to', label: t('Ordered on') },
]

export default function Orders() {
  const t = useT()
  const api = useApi()
  const table = useTable({ columns: columnsIn(t), filters: [...filtersIn(t), ...usePersonFilter()], sort: '-created' })
  const orders = useQuery({ ...allOrdersQuery(api, table.input), placeholderData: keepPreviousData })
  return (
    <>
      <PageHead
        title={t('Orders')}
        action={<ExportButton call="orders/exports" ask={() => exportOrders(api, table.input)} />}
      >
        <TableCount page={orders.data} />
      </PageHead>
      <DataTable
        caption={t('Orders')}
        table={table}
        answer={orders}
        rowKey={({ id }) => id}
        rowName={({ id }) => t('Order {id}', { id })}
        searchLabel={t('Order, invoice, name or mobile')}
        empty={{
          title: t('No orders yet'),
          text: t('Orders appear here with their payments.'),
        }}
      />
    </>
  )
}
