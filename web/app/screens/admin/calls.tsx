import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { PersonName } from '~/domains/people/components/person-name.tsx'
import { usePersonFilter } from '~/domains/people/use-person-filter.ts'
import { kindInWords } from '~/domains/talks/history/words.ts'
import { exportCalls, type StaffCall, staffCallsQuery } from '~/domains/talks/staff/api.ts'
import { CallBadge } from '~/domains/talks/staff/call-badge.tsx'
import { spanInWords } from '~/domains/talks/words.ts'
import { formatDate, formatTime } from '~/lib/dates.ts'
import { page } from '~/lib/head.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { formatExactPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { DataTable } from '~/ui/operated/data-table/data-table.tsx'
import { ExportButton } from '~/ui/operated/data-table/export-button.tsx'
import { TableCount } from '~/ui/operated/data-table/table-count.tsx'
import type { Column, Filter } from '~/ui/operated/data-table/types.ts'
import { useTable } from '~/ui/operated/data-table/use-table.ts'
import { PageHead } from '~/ui/page-head.tsx'
import { Segments } from '~/ui/segments.tsx'
import classes from './calls.module.css'

export const meta = page((t) => ({ title: t('Calls'), description: t('Live and past calls.'), private: true }))

const STATES = ['live', 'past', 'all'] as const

/** Polling interval of the live list. */
const LOOK_AGAIN_MS = 5_000

const columnsIn = (t: Translate): Column<StaffCall>[] => [
  {
    ...{ key: 'number', title: t('Call'), whole: true },
    cell: ({ id, number }) => (
      <LocalLink to={`/admin/calls/${id}`} className={classes.number}>
        {number}
      </LocalLink>
    ),
  },
  { key: 'customer', title: t('Customer'), stack: 'line', cell: ({ customer }) => <PersonName person={customer} /> },
  {
    key: 'consultant',
    title: t('Consultant'),
    stack: 'line',
    cell: ({ consultant }) => <PersonName person={consultant} />,
  },
  { key: 'kind', title: t('Type'), stack: 'meta', cell: (call) => kindInWords(call, t) },
  {
    ...{ key: 'at', title: t('When'), sort: 'at', greatestFirst: true, stack: 'meta' },
    cell: ({ at }) => `${formatDate(at, t)}, ${formatTime(at, t)}`,
  },
  {
    ...{ key: 'seconds', title: t('Connected'), align: 'right' },
    cell: ({ seconds }) => <span className={classes.number}>{spanInWords(seconds, t)}</span>,
  },
  {
    ...{ key: 'amount', title: t('Amount'), sort: 'amount', greatestFirst: true, align: 'right', stack: 'amount' },
    cell: ({ amountPaise }) => formatExactPaise(amountPaise),
  },
  { key: 'state', title: t('State|of an account'), stack: 'badge', cell: (call) => <CallBadge call={call} /> },
]

const filtersIn = (t: Translate): Filter[] => [
  {
    ...{ kind: 'choice', key: 'kind', label: t('Type') },
    choices: [
      { value: 'talk', label: t('Expert talks') },
      { value: 'booking', label: t('Booked sessions') },
    ],
  },
  { kind: 'days', key: 'days', from: 'from', to: 'to', label: t('Any day') },
]

export default function Calls() {
  const t = useT()
  const api = useApi()
  const [query, setQuery] = useSearchParams()
  const state = STATES.find((one) => one === query.get('state')) ?? 'live'
  const person = query.get('person')
  const table = useTable({ columns: columnsIn(t), filters: [...filtersIn(t), ...usePersonFilter()], sort: '-at' })
  const calls = useQuery({
    ...staffCallsQuery(api, { ...table.input, state }),
    placeholderData: keepPreviousData,
    refetchInterval: state === 'live' ? LOOK_AGAIN_MS : false,
  })
  const { data } = calls
  return (
    <>
      <PageHead
        title={t('Calls')}
        action={<ExportButton call="calls/exports" ask={() => exportCalls(api, { ...table.input, state })} />}
      >
        <TableCount page={data} />
        {data && ` · ${t('{live} live, {ringing} ringing', { live: data.liveCount, ringing: data.ringingCount })}`}
      </PageHead>
      <div className={classes.which}>
        <Segments
          legend={t('Show calls')}
          name="state"
          chosen={state}
          onChoose={(next) => setQuery({ ...(next !== 'live' && { state: next }), ...(person && { person }) })}
          choices={[
            { value: 'live', label: t('Live') },
            { value: 'past', label: t('Past') },
            { value: 'all', label: t('All|calls') },
          ]}
        />
      </div>
      <DataTable
        caption={t('Calls')}
        table={table}
        answer={calls}
        rowKey={({ kind, id }) => `${kind} ${id}`}
        rowName={({ number }) => number}
        searchLabel={t('Call, customer, consultant or mobile')}
        empty={
          state === 'live'
            ? { title: t('No live calls'), text: t('Live calls and sessions appear here.') }
            : { title: t('No calls yet'), text: t('Calls and sessions appear here after they end.') }
        }
      />
    </>
  )
}
