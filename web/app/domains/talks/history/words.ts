import { msg, type Translate } from '~/lib/i18n/texts.ts'
import type { CallRow } from '../api.ts'

type Color = 'leaf' | 'marigold' | 'madder' | 'gray' | 'peacock'

const states: Record<CallRow['state'], { word: string; color: Color }> = {
  ringing: { word: msg('Ringing'), color: 'marigold' },
  live: { word: msg('Ongoing|call'), color: 'peacock' },
  in_call: { word: msg('Ongoing|call'), color: 'peacock' },
  ended: { word: msg('Ended|call'), color: 'gray' },
  completed: { word: msg('Completed'), color: 'gray' },
  declined: { word: msg('Declined|call'), color: 'madder' },
  missed: { word: msg('Not answered'), color: 'madder' },
  no_show: { word: msg('No-show'), color: 'madder' },
  cancelled: { word: msg('Cancelled|ringing'), color: 'gray' },
}

export const stateOf = (state: CallRow['state']) => states[state]

/** 'Expert talk, audio' or 'Booked session, video'. */
export function kindInWords({ kind, mode }: Pick<CallRow, 'kind' | 'mode'>, t: Translate) {
  if (kind === 'talk') return mode === 'video' ? t('Expert talk, video') : t('Expert talk, audio')
  return mode === 'video' ? t('Booked session, video') : t('Booked session, audio')
}
