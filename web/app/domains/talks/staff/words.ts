import { msg, type Translate } from '~/lib/i18n/texts.ts'
import type { IconName } from '~/ui/icon-names.ts'
import type { TimelineRow } from '~/ui/timeline.tsx'
import type { CallStory } from './api.ts'

type By = NonNullable<CallStory['events'][number]['by']>

const people: Record<By, string> = {
  customer: msg('Customer'),
  consultant: msg('Consultant'),
  both: msg('Both sides'),
  system: msg('Automatic'),
  staff: msg('Staff'),
}

export const byInWords = (by: By, t: Translate) => t(people[by])

interface EventText {
  word: string
  icon: IconName
  ground?: TimelineRow['ground']
}

const events: Record<string, EventText> = {
  rang: { word: msg('Call started'), icon: 'phone-call' },
  answered: { word: msg('Answered'), icon: 'phone' },
  declined: { word: msg('Declined|call'), icon: 'phone-off' },
  missed: { word: msg('Not answered'), icon: 'phone-off' },
  cancelled: { word: msg('Call cancelled'), icon: 'phone-off' },
  connected: { word: msg('Connected'), icon: 'circle-check', ground: 'calls' },
  gap: { word: msg('Disconnected'), icon: 'wifi-off' },
  ended: { word: msg('Ended|call'), icon: 'phone-off' },
  extended: { word: msg('Amount blocked'), icon: 'lock', ground: 'money' },
  warned: { word: msg('Low balance alert sent'), icon: 'bell', ground: 'notices' },
}

/** Codes of a server newer than the page are shown as they are. */
export const eventInWords = (kind: string, t: Translate) => {
  const known = events[kind]
  return known ? t(known.word) : kind
}
export const eventLook = (kind: string) => ({
  icon: events[kind]?.icon ?? ('info-circle' as const),
  ground: events[kind]?.ground,
})
