import { useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { MoneyBand } from '~/ui/money-band.tsx'
import type { WithdrawalPage } from '../api.ts'

/** What can be withdrawn now, what is still held and what was paid out. */
export function ReadyCard({ money }: { money: WithdrawalPage | undefined }) {
  const t = useT()
  const amount = (paise: number | undefined) => (paise === undefined ? '…' : formatPaise(paise))
  const ifAny = (name: string, paise = 0) => (paise > 0 ? [[name, amount(paise)] as const] : [])
  return (
    <MoneyBand
      title={t('Available to withdraw')}
      amount={amount(money?.readyPaise)}
      busy={!money}
      facts={[
        [t('On hold, {hours} hours', { hours: money?.holdHours ?? 48 }), amount(money?.onHoldPaise)],
        ...ifAny(t('Requested, not yet paid'), money?.requestedPaise),
        ...ifAny(t('Being paid'), money?.underWayPaise),
        [t('Paid out this year'), amount(money?.paidThisYearPaise)],
        ...ifAny(t('To be deducted from next earnings'), money?.owedPaise),
      ]}
    />
  )
}
