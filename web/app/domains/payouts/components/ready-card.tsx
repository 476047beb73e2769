import { useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import type { WithdrawalPage } from '../api.ts'
import classes from './ready-card.module.css'

/** What can be withdrawn now, and what is not there yet or gone already. */
export function ReadyCard({ money }: { money: WithdrawalPage | undefined }) {
  const t = useT()
  const amount = (paise: number | undefined) => (paise === undefined ? '…' : formatPaise(paise))
  return (
    <section className={`${classes.card} pm-on-dark`} aria-busy={!money}>
      <h2>{t('Ready to withdraw')}</h2>
      <p className={`${classes.amount} pm-num`}>{amount(money?.readyPaise)}</p>
      <dl className="pm-num">
        <div>
          <dt>{t('On hold, {hours} hours', { hours: money?.holdHours ?? 48 })}</dt>
          <dd>{amount(money?.onHoldPaise)}</dd>
        </div>
        {money && money.underWayPaise > 0 && (
          <div>
            <dt>{t('On its way to you')}</dt>
            <dd>{amount(money.underWayPaise)}</dd>
          </div>
        )}
        <div>
          <dt>{t('Paid out this year')}</dt>
          <dd>{amount(money?.paidThisYearPaise)}</dd>
        </div>
        {money && money.owedPaise > 0 && (
          <div>
            <dt>{t('Owed after refunds')}</dt>
            <dd>{amount(money.owedPaise)}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}
