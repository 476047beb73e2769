import type { ReactNode } from 'react'
import { formatDate } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatExactPaise, formatPaise } from '~/lib/money.ts'
import { taxRows } from '~/lib/tax-rows.ts'
import type { TalkReceipt } from '../api.ts'
import { spanInWords } from '../words.ts'
import classes from './receipt.module.css'

/** Price of the connected time, tax, and the total: paid by the customer, earned by the consultant. */
export function Sums({ receipt }: { receipt: TalkReceipt }) {
  const t = useT()
  const { talk, connectedSeconds, pricePaise, discountPaise, gstPercent, totalPaise, refundedPaise, paid, earning } =
    receipt
  const used = t('{span} at {rate} per minute', {
    span: spanInWords(connectedSeconds, t),
    rate: formatPaise(talk.ratePaise),
  })
  if (earning)
    return (
      <>
        <dl className={`${classes.sums} pm-num`}>
          <Sum name={used} paise={earning.grossPaise} />
          <Sum name={t('Commission')} paise={-earning.commissionPaise} />
          <Sum name={t('GST on commission')} paise={-earning.commissionGstPaise} />
          {earning.tcsPaise > 0 && <Sum name={t('TCS')} paise={-earning.tcsPaise} />}
          {earning.tdsPaise > 0 && <Sum name={t('TDS')} paise={-earning.tdsPaise} />}
          <Sum name={t('You earn')} paise={earning.netPaise} total />
        </dl>
        <p className={classes.release}>
          {t('Available to withdraw from {date}.', { date: formatDate(earning.releaseAt, t) })}
        </p>
      </>
    )
  return (
    <dl className={`${classes.sums} pm-num`}>
      <Sum name={used} paise={pricePaise} />
      {discountPaise > 0 && <Sum name={t('Free minutes and discounts')} paise={-discountPaise} />}
      {totalPaise > 0 &&
        taxRows(receipt, gstPercent * 100).map(([name, paise]) => <Sum key={name} name={name} paise={paise} />)}
      <Sum name={t('Paid from wallet')} paise={totalPaise} total />
      {refundedPaise > 0 && <Sum name={t('Refunded')} paise={-refundedPaise} />}
      {paid && <Sum name={t('Wallet balance after')} paise={paid.balanceAfterPaise} />}
    </dl>
  )
}

const Sum = ({ name, paise, total = false }: { name: ReactNode; paise: number; total?: boolean }) => (
  <div data-total={total}>
    <dt>{name}</dt>
    <dd>{paise < 0 ? `− ${formatExactPaise(-paise)}` : formatExactPaise(paise)}</dd>
  </div>
)
