import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { PersonName } from '~/domains/people/components/person-name.tsx'
import { usePersonFilter } from '~/domains/people/use-person-filter.ts'
import { exportServiceOrders, type StaffServiceOrder, staffServiceOrdersQuery } from '~/domains/services/staff/api.ts'
import { statusOf } from '~/domains/services/staff/words.ts'
import { formatDate } from '~/lib/dates.ts'
import { page } from '~/lib/head.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { formatPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import { Badge } from '~/ui/operated/badge.tsx'
import { DataTable } from '~/ui/operated/data-table/data-table.tsx'
import { ExportButton } from '~/ui/operated/data-table/export-button.tsx'
import { TableCount } from '~/ui/operated/data-table/table-count.tsx'
import type { Column, Filter } from '~/ui/operated/data-table/types.ts'
import { useTable } from '~/ui/operated/data-table/use-table.ts'
import { PageHead } from '~/ui/page-head.tsx'
import { Segments } from '~/ui/segments.tsx'
import classes from '../calls.module.css'

export const meta = page((t) => ({
  title: t('Services'),
  description: t('Orders of services and disputes.'),
  private: true,
}))

const VIEWS = ['running', 'disputed', 'late', 'ended', 'all'] as const

const day = (on: string | null, t: Translate) => (on ? formatDate(on, t) : '–')

const columnsIn = (t: Translate): Column<StaffServiceOrder>[] => [
  {
    ...{ key: 'number', title: t('Order'), whole: true },
    cell: ({ id, number }) => (
      <LocalLink to={`/admin/service-orders/${id}`} className={classes.number}>
        {number}
      </LocalLink>
    ),
  },
  { key: 'title', title: t('Service'), stack: 'line', cell: (order) => titleOf(order, t.language) },
  { key: 'customer', title: t('Customer'), stack: 'line', cell: ({ customer }) => <PersonName person={customer} /> },
  {
    key: 'consultant',
    title: t('Consultant'),
    stack: 'line',
    cell: ({ consultant }) => <PersonName person={consultant} />,
  },
  { ...{ key: 'due', title: t('Due'), sort: 'due', stack: 'meta', titled: true }, cell: ({ dueOn }) => day(dueOn, t) },
  {
    ...{ key: 'ordered', title: t('Ordered|on a day'), sort: 'ordered', greatestFirst: true, optional: true },
    cell: ({ orderedAt }) => day(orderedAt, t),
  },
  {
    ...{ key: 'amount', title: t('Amount'), sort: 'amount', greatestFirst: true, align: 'right', stack: 'amount' },
    cell: ({ pricePaise }) => formatPaise(pricePaise),
  },
  {
    ...{ key: 'state', title: t('State|of an account'), stack: 'badge' },
    cell: ({ state }) => {
      const { word, color } = statusOf(state, t)
      return <Badge color={color}>{word}</Badge>
    },
  },
]

const filtersIn = (t: Translate): Filter[] => [
  { kind: 'days', key: 'days', from: 'from', to: 'to', label: t('Any day') },
]

export default function StaffServiceOrders() {
  const t = useT()
  const api = useApi()
  const [query, setQuery] = useSearchParams()
  const person = query.get('person')
  const view = VIEWS.find((one) => one === query.get('view')) ?? 'running'
  const table = useTable({ columns: columnsIn(t), filters: [...filtersIn(t), ...usePersonFilter()], sort: '-ordered' })
  const orders = useQuery({
    ...staffServiceOrdersQuery(api, { ...table.input, view }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <PageHead
        title={t('Services')}
        action={<ExportButton ask={() => exportServiceOrders(api, { ...table.input, view })} />}
      >
        <TableCount page={orders.data} />
      </PageHead>
      <div className={classes.which}>
        <Segments
          legend={t('Show services')}
          name="view"
          chosen={view}
          onChoose={(next) => setQuery({ ...(next !== 'running' && { view: next }), ...(person && { person }) })}
          choices={[
            { value: 'running', label: t('Running|services') },
            { value: 'disputed', label: t('Disputed|services') },
            { value: 'late', label: t('Late|services') },
            { value: 'ended', label: t('Ended|services') },
            { value: 'all', label: t('All|services') },
          ]}
        />
      </div>
      <DataTable
        caption={t('Services')}
        table={table}
        answer={orders}
        rowKey={({ id }) => id}
        rowName={({ number }) => number}
        searchLabel={t('Order, customer, consultant or mobile')}
        empty={{ title: t('No services here'), text: t('Services appear here as soon as customers order them.') }}
      />
    </>
  )
}
