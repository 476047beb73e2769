import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { exportReconciliations, type Reconciliation, reconciliationsQuery } from '~/domains/payments/staff/api.ts'
import { CompareAgain } from '~/domains/payments/staff/compare-again.tsx'
import { DayDialog } from '~/domains/payments/staff/day-dialog.tsx'
import classes from '~/domains/payments/staff/reconciliation.module.css'
import { dayIn, formatDate, formatTime, INDIA } from '~/lib/dates.ts'
import { page } from '~/lib/head.ts'
import { useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { formatCount, formatExactPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { Badge } from '~/ui/operated/badge.tsx'
import { DataTable } from '~/ui/operated/data-table/data-table.tsx'
import { ExportButton } from '~/ui/operated/data-table/export-button.tsx'
import type { Column, Filter } from '~/ui/operated/data-table/types.ts'
import { useTable } from '~/ui/operated/data-table/use-table.ts'
import { PageHead } from '~/ui/page-head.tsx'

export const meta = page((t) => ({
  title: t('Reconciliation'),
  description: t('Gateway records compared with ours, by day.'),
  private: true,
}))

const OPEN = 'report'

/** Link to the same view with one day open. */
function DayLink({ report }: { report: Reconciliation }) {
  const t = useT()
  const [query] = useSearchParams()
  const next = new URLSearchParams(query)
  next.set(OPEN, String(report.id))
  return (
    <Link to={`?${next}`} preventScrollReset className={classes.day}>
      {formatDate(report.day, t)}
    </Link>
  )
}

function Found({ report: { differences, mended } }: { report: Reconciliation }) {
  const t = useT()
  if (differences === 0) return <Badge color="leaf">{t('Matches')}</Badge>
  if (differences === mended) return <Badge color="peacock">{t('Fixed')}</Badge>
  return <Badge color="madder">{t('{count} to check', { count: differences - mended })}</Badge>
}

const columnsIn = (t: Translate): Column<Reconciliation>[] => [
  {
    ...{ key: 'day', title: t('Day'), sort: 'day', greatestFirst: true },
    cell: (report) => <DayLink report={report} />,
  },
  {
    ...{ key: 'payments', title: t('Payments'), align: 'right', stack: 'meta' },
    cell: ({ gatewayPayments }) => <span className={classes.number}>{formatCount(gatewayPayments)}</span>,
  },
  {
    ...{ key: 'there', title: t('At the gateway'), align: 'right', stack: 'amount' },
    cell: ({ gatewayPaise }) => <span className={classes.number}>{formatExactPaise(gatewayPaise)}</span>,
  },
  {
    ...{ key: 'here', title: t('In our books'), align: 'right' },
    cell: ({ ourPaise }) => <span className={classes.number}>{formatExactPaise(ourPaise)}</span>,
  },
  {
    ...{ key: 'refunds', title: t('Refunded'), align: 'right' },
    cell: ({ gatewayRefundsPaise }) => <span className={classes.number}>{formatExactPaise(gatewayRefundsPaise)}</span>,
  },
  {
    ...{ key: 'fees', title: t('Gateway fee'), align: 'right', optional: true },
    cell: ({ feesPaise }) => <span className={classes.number}>{formatExactPaise(feesPaise)}</span>,
  },
  {
    ...{ key: 'ranAt', title: t('Checked at'), optional: true, stack: 'line' },
    cell: ({ ranAt }) => `${formatDate(ranAt, t)}, ${formatTime(ranAt, t)}`,
  },
  { key: 'found', title: t('Found|by comparing'), stack: 'badge', cell: (report) => <Found report={report} /> },
]

const filtersIn = (t: Translate): Filter[] => [
  {
    ...{ kind: 'choice', key: 'found', label: t('Found|by comparing') },
    choices: [
      { value: 'open', label: t('To check') },
      { value: 'differences', label: t('Differences') },
      { value: 'clean', label: t('Matches') },
    ],
  },
  { kind: 'days', key: 'days', from: 'from', to: 'to', label: t('Day') },
]

export default function ReconciliationPage() {
  const t = useT()
  const api = useApi()
  const [query, setQuery] = useSearchParams()
  const table = useTable({ columns: columnsIn(t), filters: filtersIn(t), sort: '-day' })
  const reports = useQuery({ ...reconciliationsQuery(api, table.input), placeholderData: keepPreviousData })
  const open = reports.data?.data.find(({ id }) => String(id) === query.get(OPEN))
  const close = () => {
    const next = new URLSearchParams(query)
    next.delete(OPEN)
    setQuery(next, { preventScrollReset: true })
  }
  const acts = (
    <div className={classes.acts}>
      <CompareAgain day={dayIn(INDIA, Date.now())} label={t('Compare today')} />
      <ExportButton ask={() => exportReconciliations(api, table.input)} />
    </div>
  )
  return (
    <>
      <PageHead title={t('Reconciliation')} action={acts}>
        {t('Every night we compare the previous day’s gateway records with ours.')}
      </PageHead>
      <DataTable
        caption={t('Reconciliation')}
        table={table}
        answer={reports}
        rowKey={({ id }) => id}
        rowName={({ day }) => formatDate(day, t)}
        searchLabel={t('Gateway payment ID')}
        empty={{
          title: t('No checks yet'),
          text: t('The first check runs tonight at 4:30 AM.'),
        }}
      />
      {open && <DayDialog report={open} close={close} />}
    </>
  )
}
