import { useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import type { Choice } from '../choice.ts'
import { priceOf } from '../price.ts'
import classes from './price-lines.module.css'

interface PriceLinesProps {
  choice: Pick<Choice, 'mode' | 'minutes'> & { fee: Pick<Choice['fee'], 'feePaise'> }
  gstPercent: number
}

/** Fee, tax and total. */
export function PriceLines({ choice: { mode, minutes, fee }, gstPercent }: PriceLinesProps) {
  const t = useT()
  const { feePaise, gstPaise, totalPaise } = priceOf(fee.feePaise, gstPercent)
  const what = {
    video: t('Video, {minutes} minutes', { minutes }),
    audio: t('Audio, {minutes} minutes', { minutes }),
    written: t('Written answer'),
  }[mode]
  return (
    <dl className={`${classes.lines} pm-num`}>
      <div>
        <dt>{what}</dt>
        <dd>{formatPaise(feePaise)}</dd>
      </div>
      <div>
        <dt>{t('GST {percent}%', { percent: gstPercent })}</dt>
        <dd>{formatPaise(gstPaise)}</dd>
      </div>
      <div className={classes.total}>
        <dt>{t('Total')}</dt>
        <dd>{formatPaise(totalPaise)}</dd>
      </div>
    </dl>
  )
}
