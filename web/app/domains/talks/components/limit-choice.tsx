import { formatTime } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { formatPaise } from '~/lib/money.ts'
import { useReaderZone } from '~/lib/use-reader-zone.ts'
import { ChoiceList } from '~/ui/choice-list.tsx'
import type { ExpertOffer } from '../api.ts'
import { endsAtSession } from '../limits.ts'

/** Offered time limits in minutes; only those within the balance and before the next session. */
const LIMITS = [15, 30]
const AT_BALANCE = 'balance'

interface LimitChoiceProps {
  offer: ExpertOffer
  /** Minutes; undefined: until the balance ends or the next session starts. */
  chosen: number | undefined
  onChoose: (minutes: number | undefined) => void
}

/** Where the talk ends automatically. */
export function LimitChoice({ offer: { expert }, chosen, onChoose }: LimitChoiceProps) {
  const t = useT()
  const zone = useReaderZone()
  const minutes = expert.mostMinutes ?? 0
  const until = endsAtSession(expert) ? expert.mayLastUntil : null
  const offered = LIMITS.filter((limit) => limit < minutes)
  return (
    <ChoiceList
      legend={t('Call limit')}
      name="limit"
      chosen={String(chosen ?? AT_BALANCE)}
      onChoose={(value) => onChoose(value === AT_BALANCE ? undefined : Number(value))}
      choices={[
        {
          value: AT_BALANCE,
          label: until
            ? t('Until {time}, before the session', { time: formatTime(until, { zone }) })
            : t('Until my balance runs out'),
          note: t.count(minutes, '{count} minute, {amount}', '{count} minutes, {amount}', {
            amount: formatPaise(expert.mostPaise ?? 0),
          }),
        },
        ...offered.map((limit) => ({
          value: String(limit),
          label: t.count(limit, 'Stop after {count} minute', 'Stop after {count} minutes'),
          note: t('At most {amount} including GST', { amount: formatPaise(limit * expert.rateWithTaxPaise) }),
        })),
      ]}
    />
  )
}
