import { formatTime } from '~/lib/dates.ts'
import type { Translate } from '~/lib/i18n/texts.ts'

interface Session {
  role: 'customer' | 'consultant'
  /** First name of the other side. */
  name: string
  startsAt: string
  endsAt: string
}

interface Rules {
  noShowGraceMinutes: number
  lateCancelCreditPercent: number
  appealHours: number
}

const MINUTE_MS = 60_000

/** What happens when one side waits alone: until when the other may join, what counts, and who gets the money. */
export function noShowRule(session: Session, rules: Rules, now: number, { t, zone }: { t: Translate; zone: string }) {
  const { role, name, startsAt, endsAt } = session
  const end = Date.parse(endsAt)
  const graceEnd = Math.min(Date.parse(startsAt) + rules.noShowGraceMinutes * MINUTE_MS, end)
  const reported = {
    name,
    time: formatTime(new Date(graceEnd).toISOString(), { zone }),
    percent: rules.lateCancelCreditPercent,
  }
  const isCustomer = role === 'customer'
  const hours = rules.appealHours
  const steps =
    now < graceEnd
      ? [
          t('{name} can still join until {time}. Please stay in the call until then.', reported),
          isCustomer
            ? t('If {name} does not join by then, you get a full refund and a credit of up to {percent}%.', reported)
            : t('If {name} does not join by then, you still earn the fee.', reported),
          isCustomer
            ? t('If {name} joins and you do not, there is no refund.', reported)
            : t(
                'If {name} joins and you do not, {name} gets a full refund and a credit, which is deducted from your earnings.',
                reported,
              ),
        ]
      : [
          isCustomer
            ? t(
                '{name} had until {time} to join. If you were in the call then, you get a full refund and a credit of up to {percent}%.',
                reported,
              )
            : t('{name} had until {time} to join. If you were in the call then, you still earn the fee.', reported),
          isCustomer
            ? t('If neither of you joins, you get a full refund.')
            : t('If neither of you joins, {name} gets a full refund.', reported),
          now < end && t('If you still talk for at least half of the session, it counts as completed.'),
        ]
  return [
    ...steps,
    t.count(
      hours,
      'Refunds and earnings are settled {count} hour after the session ends. Until then either of you can appeal.',
      'Refunds and earnings are settled {count} hours after the session ends. Until then either of you can appeal.',
    ),
  ].filter((step) => typeof step === 'string')
}
