import type { Choice } from '~/domains/availability/choice.ts'
import { formatDate, formatTime } from '~/lib/dates.ts'

interface Wanted {
  name: string
  slug: string
  timeZone: string
}

/** What staff read of a request: whom, how, when on the consultant's clock, and the person's own words. */
export function requestWords({ name, slug, timeZone }: Wanted, { mode, minutes, at }: Choice, remarks: string) {
  const style = { language: 'en', zone: timeZone } as const
  const when = at ? `, ${formatDate(at, style)}, ${formatTime(at, style)} (${timeZone})` : ''
  const what = mode === 'written' ? 'written answer' : `${mode}, ${minutes} minutes`
  return [`Session with ${name} (/consultants/${slug}): ${what}${when}.`, remarks.trim()].filter(Boolean).join('\n')
}
