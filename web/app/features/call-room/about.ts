import type { RoomView } from '~/domains/calls/call.ts'
import type { Translate } from '~/lib/i18n/texts.ts'
import { titleOf } from '~/lib/titles.ts'

/** The topic of a call in a few words; for a talk the expert's field, and for the expert what the caller wrote. */
export function aboutCall({ kind, topic, subject, mode, role, other }: RoomView, t: Translate) {
  if (topic) return titleOf(topic, t.language)
  if (kind !== 'talk') return mode === 'video' ? t('Video session') : t('Audio session')
  const field = (t.language === 'hi' && other.headlineHindi) || other.headline
  return (role === 'customer' ? field : subject) || t('Expert talk')
}
