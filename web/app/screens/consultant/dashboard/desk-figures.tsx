import { useQuery } from '@tanstack/react-query'
import type { Desk } from '~/domains/consultants/own/api.ts'
import { earningsPlotQuery } from '~/domains/payouts/api.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatPaise, formatRupees } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { formatShortDay } from '~/lib/short-dates.ts'
import { Figures } from '~/ui/figures.tsx'
import { Icon } from '~/ui/icon.tsx'
import { PLOT_MONTHS } from './earnings-card.tsx'

/** Money, rating and punctuality; unknown figures say so. */
export function DeskFigures({ desk }: { desk: Desk }) {
  const t = useT()
  const { walletAmount, consultantRating, figures } = desk
  const before = useQuery(earningsPlotQuery(useApi(), PLOT_MONTHS)).data?.lastMonthSoFar
  const { onTime, sessions } = figures.joinedOnTime
  const { average, count, newThisWeek } = consultantRating
  return (
    <Figures
      label={t('Your figures')}
      figures={[
        {
          name: t('Earned this month'),
          value: formatPaise(figures.earnedThisMonthPaise),
          line: before
            ? t('{amount} from {first} to {last}', {
                amount: formatPaise(before.netPaise),
                first: formatShortDay(before.from, t),
                last: formatShortDay(before.to, t),
              })
            : '',
          ...((before?.netPaise ?? 0) > 0 && { tone: 'good' as const }),
        },
        {
          name: t('Available to withdraw'),
          value: formatRupees(walletAmount),
          line: t('{amount} on hold', { amount: formatPaise(figures.onHoldPaise) }),
        },
        {
          name: t('Rating'),
          value:
            average === null ? (
              '–'
            ) : (
              <>
                {average.toFixed(1)}
                <Icon name="star-filled" size={22} />
              </>
            ),
          line:
            count === 0
              ? t('No reviews yet')
              : newThisWeek > 0
                ? t.count(newThisWeek, '{count} new this week', '{count} new this week')
                : t.count(count, '{count} review', '{count} reviews'),
        },
        {
          name: t('Joined on time'),
          value: sessions === 0 ? '–' : `${Math.round((onTime / sessions) * 100)}%`,
          line:
            sessions === 0 ? t('No sessions in 90 days') : t('{onTime} of {sessions} in 90 days', { onTime, sessions }),
        },
      ]}
    />
  )
}
