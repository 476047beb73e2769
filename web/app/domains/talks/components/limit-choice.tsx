import { useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { ChoiceList } from '~/ui/choice-list.tsx'
import type { ExpertOffer } from '../api.ts'

/** What somebody may want to stop at, in minutes; only what the balance reaches is offered. */
const LIMITS = [15, 30]
const AT_BALANCE = 'balance'

interface LimitChoiceProps {
  offer: ExpertOffer
  /** Minutes; none: as far as the balance goes. */
  chosen: number | undefined
  onChoose: (minutes: number | undefined) => void
}

/** Where the talk stops by itself. */
export function LimitChoice({ offer: { expert, balancePaise }, chosen, onChoose }: LimitChoiceProps) {
  const t = useT()
  const minutes = expert.minutesWithBalance ?? 0
  const offered = LIMITS.filter((limit) => limit < minutes)
  return (
    <ChoiceList
      legend={t('When to stop')}
      name="limit"
      chosen={String(chosen ?? AT_BALANCE)}
      onChoose={(value) => onChoose(value === AT_BALANCE ? undefined : Number(value))}
      choices={[
        {
          value: AT_BALANCE,
          label: t('Stop at my balance'),
          note: t.count(minutes, '{count} minute, {amount}', '{count} minutes, {amount}', {
            amount: formatPaise(balancePaise ?? 0),
          }),
        },
        ...offered.map((limit) => ({
          value: String(limit),
          label: t.count(limit, 'Stop after {count} minute', 'Stop after {count} minutes'),
          note: t('At most {amount} with GST', { amount: formatPaise(limit * expert.rateWithTaxPaise) }),
        })),
      ]}
    />
  )
}
