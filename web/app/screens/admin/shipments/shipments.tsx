import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { PersonName } from '~/domains/people/components/person-name.tsx'
import { shipmentStates } from '~/domains/products/goods/words.ts'
import { returnStates } from '~/domains/products/returns/words.ts'
import { exportShipments, type StaffShipment, staffShipmentsQuery } from '~/domains/products/staff/shipments-api.ts'
import { formatDate } from '~/lib/dates.ts'
import { page } from '~/lib/head.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import { msg, type Translate } from '~/lib/i18n/texts.ts'
import { formatExactPaise } from '~/lib/money.ts'
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
import { Segments } from '~/ui/segments.tsx'
import classes from '../calls.module.css'
import { ShipmentDialog } from './shipment-dialog.tsx'

export const meta = page((t) => ({
  title: t('Deliveries'),
  description: t('Goods that customers ordered, and their returns.'),
  private: true,
}))

const VIEWS = ['all', 'decide', 'returns', 'to_send'] as const

const MISSING = { word: msg('Has not arrived'), color: 'madder' }

const columnsIn = (t: Translate, open: (id: number) => void): Column<StaffShipment>[] => [
  {
    ...{ key: 'title', title: t('Product') },
    cell: (row) => (
      <Button variant="subtle" size="sm" px={0} ta="start" onClick={() => open(row.id)}>
        {titleOf(row, t.language)}
        {row.quantity > 1 && ` × ${row.quantity}`}
      </Button>
    ),
  },
  {
    ...{ key: 'order', title: t('Order'), stack: 'meta' },
    cell: ({ orderId: id }) => <LocalLink to={`/admin/orders/${id}`}>{t('Order {id}', { id })}</LocalLink>,
  },
  { key: 'customer', title: t('Customer'), stack: 'line', cell: ({ customer }) => <PersonName person={customer} /> },
  { key: 'seller', title: t('Seller'), stack: 'line', cell: ({ consultant }) => <PersonName person={consultant} /> },
  {
    ...{ key: 'placed', title: t('Order placed|of goods'), sort: 'placed', greatestFirst: true, stack: 'meta' },
    cell: ({ placedAt }) => formatDate(placedAt, t),
  },
  {
    ...{ key: 'amount', title: t('Amount'), sort: 'amount', greatestFirst: true, align: 'right', stack: 'amount' },
    cell: ({ paidPaise }) => formatExactPaise(paidPaise),
  },
  {
    ...{ key: 'state', title: t('State|of an account'), stack: 'badge' },
    cell: ({ state, returnState, missingAt }) => {
      const { word, color } = missingAt ? MISSING : returnState ? returnStates[returnState] : shipmentStates[state]
      return <Badge color={color}>{t(word)}</Badge>
    },
  },
]

const filtersIn = (t: Translate): Filter[] => [
  {
    ...{ kind: 'choice', key: 'state', label: t('State|of an account') },
    choices: Object.entries(shipmentStates).map(([value, { word }]) => ({ value, label: t(word) })),
  },
  { kind: 'days', key: 'days', from: 'from', to: 'to', label: t('Any day') },
]

export default function StaffShipments() {
  const t = useT()
  const api = useApi()
  const [query, setQuery] = useSearchParams()
  const opened = Number(query.get('delivery')) || undefined
  const open = (id: number | undefined) =>
    setQuery(
      (now) => {
        if (id === undefined) now.delete('delivery')
        else now.set('delivery', String(id))
        return now
      },
      { preventScrollReset: true, replace: id === undefined },
    )
  const view = VIEWS.find((one) => one === query.get('view')) ?? 'all'
  const table = useTable({ columns: columnsIn(t, open), filters: filtersIn(t), sort: '-placed' })
  const shipments = useQuery({
    ...staffShipmentsQuery(api, { ...table.input, view }),
    placeholderData: keepPreviousData,
  })
  const toDecide = shipments.data?.toDecide ?? 0
  return (
    <>
      <PageHead
        title={t('Deliveries')}
        action={<ExportButton ask={() => exportShipments(api, { ...table.input, view })} />}
      >
        <TableCount page={shipments.data} />
      </PageHead>
      <div className={classes.which}>
        <Segments
          legend={t('Show deliveries')}
          name="view"
          chosen={view}
          onChoose={(next) => setQuery(next === 'all' ? {} : { view: next })}
          choices={[
            { value: 'all', label: t('All|deliveries') },
            { value: 'decide', label: toDecide > 0 ? `${t('To decide')} (${toDecide})` : t('To decide') },
            { value: 'returns', label: t('Open returns') },
            { value: 'to_send', label: t('Not sent|goods') },
          ]}
        />
      </div>
      <DataTable
        caption={t('Deliveries')}
        table={table}
        answer={shipments}
        rowKey={({ id }) => id}
        rowName={(row) => titleOf(row, t.language)}
        searchLabel={t('Order, customer, seller or mobile')}
        empty={{ title: t('No deliveries here'), text: t('Goods appear here as soon as customers order them.') }}
      />
      {opened !== undefined && <ShipmentDialog id={opened} close={() => open(undefined)} />}
    </>
  )
}
