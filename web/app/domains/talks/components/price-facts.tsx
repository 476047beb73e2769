import { useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import type { ExpertOffer } from '../api.ts'
import classes from './pre-ring-sheet.module.css'

/** Rate, minutes and the most it can cost, before anything else. */
export function PriceFacts({ offer: { expert, balancePaise } }: { offer: ExpertOffer }) {
  const t = useT()
  const minutes = expert.minutesWithBalance ?? 0
  return (
    <dl className={`${classes.facts} pm-num`}>
      <div>
        <dt>{t('Rate')}</dt>
        <dd>{formatPaise(expert.ratePaise)}</dd>
        <dd>{t('+ GST a minute')}</dd>
      </div>
      <div>
        <dt>{t('You can talk')}</dt>
        <dd>{t('{minutes} min', { minutes })}</dd>
        <dd>{t('with your balance')}</dd>
      </div>
      <div>
        <dt>{t('Most it can cost')}</dt>
        <dd>{formatPaise(balancePaise ?? 0)}</dd>
        <dd>{t('your wallet, no more')}</dd>
      </div>
    </dl>
  )
}
