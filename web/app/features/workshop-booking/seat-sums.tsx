import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { quoteQuery } from '~/domains/orders/quotes/api.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatExactPaise } from '~/lib/money.ts'
import { useApi } from '~/lib/query.tsx'
import { titleOf } from '~/lib/titles.ts'
import classes from './booking-panel.module.css'

interface SeatSumsProps {
  id: number
  seats: number
  buyer: number | undefined
}

/** What the seats cost this buyer: discounts, tax and total, as the server prices them; and when it is refunded. */
export function SeatSums({ id, seats, buyer }: SeatSumsProps) {
  const t = useT()
  const request = { items: [{ id, type: 'workshop' as const, quantity: seats }] }
  const { data } = useQuery({ ...quoteQuery(useApi(), request, buyer ?? 0), placeholderData: keepPreviousData })
  if (!data || data.lines[0]?.blocked) return null
  return (
    <>
      <dl className={classes.sums}>
        <div>
          <dt>{t.count(seats, '{count} seat', '{count} seats')}</dt>
          <dd className="pm-num">{formatExactPaise(data.subtotalPaise)}</dd>
        </div>
        {data.discounts.map((discount) => (
          <div key={discount.source} className={classes.off}>
            <dt>{titleOf(discount, t.language)}</dt>
            <dd className="pm-num">− {formatExactPaise(discount.paise)}</dd>
          </div>
        ))}
        <div>
          <dt>{data.gstRateBp === null ? t('GST') : t('GST {rate}%', { rate: data.gstRateBp / 100 })}</dt>
          <dd className="pm-num">{formatExactPaise(data.taxPaise)}</dd>
        </div>
        <div className={classes.total}>
          <dt>{t('To pay')}</dt>
          <dd className="pm-num">{formatExactPaise(data.totalPaise)}</dd>
        </div>
      </dl>
      <p className={classes.quiet}>
        {t('Full refund until 7 days before the start, half until 2 days before, none later.')}
      </p>
    </>
  )
}
