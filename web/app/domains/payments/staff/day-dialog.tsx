import { useQuery } from '@tanstack/react-query'
import { formatDate, formatTime } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatCount, formatExactPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { LoadFailed } from '~/ui/load-failed.tsx'
import { Badge } from '~/ui/operated/badge.tsx'
import { Dialog } from '~/ui/operated/dialog.tsx'
import { SkeletonLines } from '~/ui/skeleton-lines.tsx'
import { type Difference, type Reconciliation, reconciliationQuery } from './api.ts'
import { CompareAgain } from './compare-again.tsx'
import classes from './reconciliation.module.css'
import { differenceWords } from './words.ts'

/** One day in full: both lists in figures, and every difference with what to do about it. */
export function DayDialog({ report, close }: { report: Reconciliation; close: () => void }) {
  const t = useT()
  const { data, isError, refetch } = useQuery(reconciliationQuery(useApi(), report.id))
  const rows: [label: string, there: string, here: string][] = [
    [t('Payments'), formatCount(report.gatewayPayments), formatCount(report.ourPayments)],
    [t('Received'), formatExactPaise(report.gatewayPaise), formatExactPaise(report.ourPaise)],
    [t('Refunded'), formatExactPaise(report.gatewayRefundsPaise), formatExactPaise(report.ourRefundsPaise)],
    [t('Gateway fee'), formatExactPaise(report.feesPaise), ''],
  ]
  const compared = `${formatDate(report.ranAt, t)}, ${formatTime(report.ranAt, t)}`
  return (
    <Dialog opened onClose={close} title={formatDate(report.day, t)} width={640}>
      <table className={classes.sums}>
        <thead>
          <tr>
            <th scope="col">{t('Checked {when}', { when: compared })}</th>
            <th scope="col">{t('At the gateway')}</th>
            <th scope="col">{t('In our books')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, there, here]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className={classes.number}>{there}</td>
              <td className={classes.number}>{here}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {data ? (
        <Differences differences={data.differences} />
      ) : isError ? (
        <LoadFailed retry={refetch} />
      ) : (
        <SkeletonLines lines={3} />
      )}
      <CompareAgain day={report.day} />
    </Dialog>
  )
}

function Differences({ differences }: { differences: readonly Difference[] }) {
  const t = useT()
  if (differences.length === 0) return <p>{t('Both records match exactly.')}</p>
  return (
    <ul className={classes.list}>
      {differences.map(({ id, kind, mended, providerId, paymentId, gatewayPaise, ourPaise }) => (
        <li key={id}>
          <strong>{t(differenceWords[kind].name)}</strong>
          <span className={classes.number}>{formatExactPaise(gatewayPaise ?? ourPaise ?? 0)}</span>
          <p>
            {mended ? <Badge color="leaf">{t('Fixed')}</Badge> : <Badge color="madder">{t('To check')}</Badge>}{' '}
            {t(differenceWords[kind].help)}
          </p>
          <p>
            <span className={classes.small}>
              {[providerId, paymentId && t('Payment {id}', { id: paymentId })].filter(Boolean).join(' · ')}
            </span>
          </p>
        </li>
      ))}
    </ul>
  )
}
