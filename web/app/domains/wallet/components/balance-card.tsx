import { formatDate } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatPaise, formatRupees } from '~/lib/money.ts'
import type { Wallet } from '../api.ts'
import classes from './balance-card.module.css'

/** What is in the wallet, of what kind, and what went through it. */
export function BalanceCard({ wallet }: { wallet: Wallet | undefined }) {
  const t = useT()
  const money = (paise: number | undefined) => (paise === undefined ? '…' : formatPaise(paise))
  return (
    <section className={`${classes.card} pm-on-dark`} aria-busy={!wallet}>
      <h2>{t('Balance')}</h2>
      <p className={`${classes.balance} pm-num`}>{wallet ? formatRupees(wallet.walletAmount) : '…'}</p>
      <dl className="pm-num">
        <Fact name={t('Paid in by you')} value={money(wallet?.paidPaise)} />
        <Fact name={t('Promotional')} value={money(wallet?.promoPaise)} />
        <Fact name={t('Held for orders')} value={money(wallet?.heldPaise)} />
        <Fact name={t('Added in total')} value={money(wallet?.creditPaise)} />
        <Fact name={t('Spent in total')} value={money(wallet?.debitPaise)} />
        <Fact
          name={t('Last top-up')}
          value={wallet?.lastTopUpAt ? formatDate(wallet.lastTopUpAt, { language: t.language }) : '–'}
        />
      </dl>
    </section>
  )
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)
