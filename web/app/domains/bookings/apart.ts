import { dayIn } from '~/lib/dates.ts'
import type { Translate } from '~/lib/i18n/texts.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** How another slot relates to the wanted one: '30 minutes later', 'The next day'. */
export function apart(wanted: string, other: string, zone: string, t: Translate) {
  const days = Math.round((Date.parse(dayIn(zone, other)) - Date.parse(dayIn(zone, wanted))) / DAY_MS)
  if (days === 1) return t('The next day')
  if (days === -1) return t('The day before')
  if (days > 1) return t.count(days, '{count} day later', '{count} days later')
  if (days < -1) return t.count(-days, '{count} day earlier', '{count} days earlier')
  const minutes = Math.round((Date.parse(other) - Date.parse(wanted)) / MINUTE_MS)
  const away = Math.abs(minutes)
  if (away % 60 === 0 && away > 0)
    return minutes > 0
      ? t.count(away / 60, '{count} hour later', '{count} hours later')
      : t.count(away / 60, '{count} hour earlier', '{count} hours earlier')
  return minutes > 0
    ? t.count(away, '{count} minute later', '{count} minutes later')
    : t.count(away, '{count} minute earlier', '{count} minutes earlier')
}
