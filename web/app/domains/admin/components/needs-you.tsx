import { dayIn, INDIA } from '~/lib/dates.ts'
import { LocalLink, useT } from '~/lib/i18n/react.tsx'
import type { Translate } from '~/lib/i18n/texts.ts'
import { formatCount, formatPaise } from '~/lib/money.ts'
import { useNow } from '~/lib/use-now.ts'
import { Icon } from '~/ui/icon.tsx'
import type { IconName } from '~/ui/icon-names.ts'
import type { Waiting } from '../api.ts'
import classes from './needs-you.module.css'

const DAY_MS = 86_400_000

function oldest(at: string | null | undefined, now: number, t: Translate) {
  if (!at) return ''
  const days = (Date.parse(dayIn(INDIA, now)) - Date.parse(dayIn(INDIA, at))) / DAY_MS
  return days < 1 ? t('oldest today') : t.count(days, 'oldest {count} day', 'oldest {count} days')
}

interface Row {
  to: string
  icon: IconName
  title: string
  count: number
  meta: string
}

const rowsOf = (waiting: Waiting, now: number, t: Translate): Row[] => {
  const { approvals, payouts, refundRequests, refundProposals, appeals, credits, payments } = waiting
  const { reportedReviews, reportedPeople, enquiries, returns, disputes } = waiting
  // A queue that the role may not read is missing.
  return [
    {
      ...{ to: '/admin/approvals', icon: 'user-check', title: t('Consultants awaiting approval') },
      ...{ count: approvals?.count ?? 0, meta: oldest(approvals?.oldestAt, now, t) },
    },
    {
      ...{ to: '/admin/payouts?state=asked', icon: 'cash-banknote', title: t('Withdrawals to approve') },
      ...{ count: payouts?.count ?? 0, meta: formatPaise(payouts?.paise ?? 0) },
    },
    {
      ...{ to: '/admin/refund-requests?state=asked', icon: 'receipt-refund', title: t('Refund requests') },
      ...{ count: refundRequests?.count ?? 0, meta: oldest(refundRequests?.oldestAt, now, t) },
    },
    {
      ...{
        to: '/admin/refund-proposals?state=waiting',
        icon: 'receipt-refund',
        title: t('Large refunds to approve'),
      },
      ...{ count: refundProposals?.count ?? 0, meta: formatPaise(refundProposals?.paise ?? 0) },
    },
    {
      ...{ to: '/admin/bookings?appeal=open', icon: 'user-off', title: t('No-show appeals') },
      ...{ count: appeals?.count ?? 0, meta: oldest(appeals?.oldestAt, now, t) },
    },
    {
      ...{ to: '/admin/bookings?credit=withheld', icon: 'receipt-rupee', title: t('Withheld credits') },
      ...{ count: credits?.count ?? 0, meta: t('{amount} in total', { amount: formatPaise(credits?.paise ?? 0) }) },
    },
    {
      ...{ to: '/admin/reconciliation?found=open', icon: 'switch-vertical', title: t('Payments to check') },
      ...{ count: payments?.count ?? 0, meta: t('differ from the gateway’s report') },
    },
    {
      ...{ to: '/admin/reviews?state=reported', icon: 'flag', title: t('Reported reviews') },
      ...{ count: reportedReviews?.count ?? 0, meta: oldest(reportedReviews?.oldestAt, now, t) },
    },
    {
      ...{ to: '/admin/reports', icon: 'user-off', title: t('Reported people') },
      ...{ count: reportedPeople?.count ?? 0, meta: oldest(reportedPeople?.oldestAt, now, t) },
    },
    {
      ...{
        to: '/admin/enquiries?state=open&escalated=yes',
        icon: 'message-2',
        title: t('Enquiries without an answer'),
      },
      ...{ count: enquiries?.count ?? 0, meta: oldest(enquiries?.oldestAt, now, t) },
    },
    {
      ...{ to: '/admin/shipments?view=decide', icon: 'package', title: t('Returns and deliveries to decide') },
      ...{ count: returns?.count ?? 0, meta: oldest(returns?.oldestAt, now, t) },
    },
    {
      ...{ to: '/admin/service-orders?view=disputed', icon: 'scale', title: t('Services in dispute') },
      ...{ count: disputes?.count ?? 0, meta: oldest(disputes?.oldestAt, now, t) },
    },
  ]
}

/** Total number of open items. */
export const openIn = (waiting: Waiting) => Object.values(waiting).reduce((sum, queue) => sum + (queue?.count ?? 0), 0)

/** All lists with open items for staff; empty ones are left out. */
export function NeedsYou({ waiting }: { waiting: Waiting }) {
  const t = useT()
  const now = useNow(60_000)
  const rows = rowsOf(waiting, now, t).filter(({ count }) => count > 0)
  if (rows.length === 0)
    return (
      <p className={classes.none}>
        <Icon name="circle-check" />
        {t('Nothing needs your attention.')}
      </p>
    )
  return (
    <ul className={classes.list}>
      {rows.map(({ to, icon, title, count, meta }) => (
        <li key={to}>
          <LocalLink to={to}>
            <Icon name={icon} />
            <span className={classes.words}>
              <strong>{title}</strong>
              <span className="pm-num">{meta}</span>
            </span>
            <span className={`${classes.count} pm-num`}>{formatCount(count)}</span>
            <Icon name="chevron-right" size={18} />
          </LocalLink>
        </li>
      ))}
    </ul>
  )
}
