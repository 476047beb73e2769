import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { BOOKING_STATES, SESSION_MODES } from '#contract/bookings/constants.ts'
import { allBookingsQuery, exportBookings, type StaffBookingRow } from '~/domains/bookings/staff/api.ts'
import { BulkActs } from '~/domains/bookings/staff/components/bulk-acts.tsx'
import { StaffBadge } from '~/domains/bookings/staff/components/staff-badge.tsx'
import { paidByInWords } from '~/domains/bookings/staff/words.ts'
import { modeWords, states } from '~/domains/bookings/words.ts'
import { PersonName } from '~/domains/people/components/person-name.tsx'
import { usePersonFilter } from '~/domains/people/use-person-filter.ts'
import { formatDate, formatTime } from '~/lib/dates.ts'
import { page } from '~/lib/head.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { formatExactPaise, formatPaise } from '~/lib/money.ts'
import { formatMobile } from '~/lib/phone.ts'
import { useApi } from '~/lib/query.tsx'
import { Icon } from '~/ui/icon.tsx'
import { DataTable } from '~/ui/operated/data-table/data-table.tsx'
import { ExportButton } from '~/ui/operated/data-table/export-button.tsx'
import { TableCount } from '~/ui/operated/data-table/table-count.tsx'
import type { Column, Filter } from '~/ui/operated/data-table/types.ts'
import { useTable } from '~/ui/operated/data-table/use-table.ts'
import { PageHead } from '~/ui/page-head.tsx'
import classes from './bookings.module.css'

export const meta = page((t) => ({
  title: t('Bookings'),
  description: t('All bookings.'),
  private: true,
}))

const columnsIn = (t: Translate): Column<StaffBookingRow>[] => [
  {
    ...{ key: 'number', title: t('Booking'), whole: true },
    cell: ({ id, number }) => (
      <LocalLink to={`/admin/bookings/${id}`} className={classes.number}>
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
  {
    ...{ key: 'mobile', title: t('Mobile'), optional: true, whole: true },
    cell: ({ customer }) => formatMobile(customer.mobile),
  },
  {
    ...{ key: 'mode', title: t('Mode'), stack: 'meta' },
    cell: ({ mode }) => (
      <span className={classes.mode}>
        <Icon name={mode === 'video' ? 'video' : 'phone'} size={18} />
        {t(modeWords[mode])}
      </span>
    ),
  },
  {
    ...{ key: 'length', title: t('Length'), optional: true },
    cell: ({ minutes }) => t('{minutes} min', { minutes }),
  },
  {
    ...{ key: 'starts', title: t('When'), sort: 'starts', greatestFirst: true, stack: 'meta' },
    cell: ({ startsAt }) => `${formatDate(startsAt, t)}, ${formatTime(startsAt, t)}`,
  },
  {
    ...{ key: 'created', title: t('Booked'), sort: 'created', greatestFirst: true, optional: true },
    cell: ({ createdAt }) => formatDate(createdAt, t),
  },
  {
    ...{ key: 'amount', title: t('Amount'), sort: 'amount', greatestFirst: true, align: 'right', stack: 'amount' },
    cell: ({ amountPaise }) => formatExactPaise(amountPaise),
  },
  { key: 'paid', title: t('Paid by'), cell: ({ paidBy }) => paidByInWords(paidBy, t) },
  { key: 'state', title: t('State|of an account'), stack: 'badge', cell: (row) => <StaffBadge booking={row} /> },
]

const filtersIn = (t: Translate): Filter[] => [
  {
    ...{ kind: 'choice', key: 'mode', label: t('Mode') },
    choices: SESSION_MODES.map((value) => ({ value, label: t(modeWords[value]) })),
  },
  {
    ...{ kind: 'choice', key: 'state', label: t('State|of an account') },
    choices: BOOKING_STATES.map((value) => ({ value, label: t(states[value].word) })),
  },
  {
    kind: 'choice',
    key: 'appeal',
    label: t('Appeals'),
    choices: [{ value: 'open', label: t('Waiting for our decision') }],
  },
  { kind: 'choice', key: 'credit', label: t('Credits'), choices: [{ value: 'withheld', label: t('Withheld') }] },
  { kind: 'days', key: 'days', from: 'from', to: 'to', label: t('Any day') },
]

export default function Bookings() {
  const t = useT()
  const api = useApi()
  const table = useTable({ columns: columnsIn(t), filters: [...filtersIn(t), ...usePersonFilter()], sort: '-starts' })
  const bookings = useQuery({ ...allBookingsQuery(api, table.input), placeholderData: keepPreviousData })
  const { data } = bookings
  return (
    <>
      <PageHead
        title={t('Bookings')}
        action={<ExportButton call="bookings/exports" ask={() => exportBookings(api, table.input)} />}
      >
        <TableCount page={data} />
        {data?.countedAll &&
          data.grossPaise > 0 &&
          ` · ${t('{amount} gross', { amount: formatPaise(data.grossPaise) })}`}
        {data && data.appealsWaiting > 0 && (
          <>
            {' · '}
            <LocalLink to="/admin/bookings?appeal=open" className={classes.appeals}>
              {t.count(data.appealsWaiting, '{count} appeal needs your decision', '{count} appeals need your decision')}
            </LocalLink>
          </>
        )}
        {data && data.creditsWaiting > 0 && (
          <>
            {' · '}
            <LocalLink to="/admin/bookings?credit=withheld" className={classes.appeals}>
              {t.count(data.creditsWaiting, '{count} credit was withheld', '{count} credits were withheld')}
            </LocalLink>
          </>
        )}
      </PageHead>
      <DataTable
        caption={t('Bookings')}
        table={table}
        answer={bookings}
        rowKey={({ id }) => id}
        rowName={({ number }) => number}
        bulk={(selected, clear) => <BulkActs bookings={selected} onDone={clear} />}
        searchLabel={t('Booking, customer, consultant or mobile')}
        empty={{
          title: t('No bookings yet'),
          text: t('Bookings appear here as soon as a slot is held.'),
        }}
      />
    </>
  )
}
