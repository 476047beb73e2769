import { formatDate } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatPaise, formatRupees } from '~/lib/money.ts'
import { MoneyBand } from '~/ui/money-band.tsx'
import type { Wallet } from '../api.ts'

/** The wallet's balance by kind, and its totals. */
export function BalanceCard({ wallet }: { wallet: Wallet | undefined }) {
  const t = useT()
  const money = (paise: number | undefined) => (paise === undefined ? '…' : formatPaise(paise))
  return (
    <MoneyBand
      title={t('Balance')}
      amount={wallet ? formatRupees(wallet.walletAmount) : '…'}
      busy={!wallet}
      facts={[
        [t('Your money'), money(wallet?.paidPaise)],
        [t('Promotional'), money(wallet?.promoPaise)],
        [t('Blocked for orders'), money(wallet?.heldPaise)],
        [t('Total added'), money(wallet?.creditPaise)],
        [t('Total spent'), money(wallet?.debitPaise)],
        [t('Last top-up'), wallet?.lastTopUpAt ? formatDate(wallet.lastTopUpAt, t) : '–'],
      ]}
    />
  )
}
