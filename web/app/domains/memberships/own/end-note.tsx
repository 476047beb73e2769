import { formatDate } from '~/lib/dates.ts'
import { useT } from '~/lib/i18n/react.tsx'
import { titleOf } from '~/lib/titles.ts'
import { Icon } from '~/ui/icon.tsx'
import type { OwnMembership } from '../api.ts'
import classes from './own.module.css'
import { remindersOf } from './rules.ts'

/** When it ends, what follows, and when we remind. */
export function EndNote({ membership }: { membership: OwnMembership }) {
  const t = useT()
  return (
    <p className={classes.note}>
      <Icon name="bell" />
      <span>
        <strong>{t.count(membership.daysLeft, '{count} day left.', '{count} days left.')}</strong> {useNote(membership)}
      </span>
    </p>
  )
}

function useNote(membership: OwnMembership) {
  const t = useT()
  const { pausedUntil, renewed, wantsReminders, status } = membership
  if (pausedUntil)
    return t('Paused until {day}. No benefits until then, and no day is lost.', { day: formatDate(pausedUntil, t) })
  if (renewed)
    return t('Renewed: {plan} follows until {day}.', {
      ...{ plan: titleOf(renewed, t.language), day: formatDate(new Date(Date.parse(renewed.endsAt) - 1), t) },
    })
  if (status === 'expired') return t('It gives no benefits any more. You can renew it any time.')
  const days = wantsReminders ? remindersOf(membership, new Date()).map((at) => formatDate(at, t)) : []
  return days.length > 0
    ? t('We will remind you on {days}. Nothing renews automatically.', {
        days: new Intl.ListFormat(t.language, { type: 'conjunction' }).format(days),
      })
    : t('Nothing renews automatically.')
}
