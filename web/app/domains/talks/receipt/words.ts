import { msg, type Translate } from '~/lib/i18n/texts.ts'
import type { Talk, TalkReceipt } from '../api.ts'
import { firstName } from '../words.ts'

const ends: Record<Talk['state'], string> = {
  ringing: msg('Ringing'),
  live: msg('Talk is on'),
  ended: msg('Talk ended'),
  declined: msg('Talk declined'),
  missed: msg('Not answered'),
  cancelled: msg('Ringing stopped'),
}

/** Of a ring that came to nothing, as whoever was rung sees it. */
const rung = {
  declined: msg('You declined this call'),
  missed: msg('You missed this call'),
  cancelled: msg('The caller stopped ringing'),
}
const isUnanswered = (state: Talk['state']): state is keyof typeof rung => state in rung

export const titleOfEnd = ({ state, role }: Talk, t: Translate) =>
  role === 'consultant' && isUnanswered(state) ? t(rung[state]) : t(ends[state])

const isNoLongerAlive = ({ state }: Talk) => state === 'missed' || state === 'cancelled'

/** Whoever comes too late, from a note on their phone perhaps, reads that nobody waits any more. */
export const ringOverInWords = (talk: Talk, t: Translate) =>
  talk.role === 'consultant' && isNoLongerAlive(talk)
    ? t('{name} is no longer calling.', { name: talk.other.name })
    : null

const whys: Record<NonNullable<Talk['why']>, string | null> = {
  hung_up: null,
  no_money: msg('The balance was used up, so the talk stopped by itself.'),
  limit: msg('The limit set before the talk was reached, so it stopped by itself.'),
  next_session: msg('The next booked session began, so the talk stopped by itself.'),
  nobody_connected: msg('The connection did not come back, so the talk was closed.'),
  staff: msg('The help desk ended this talk.'),
  hold_lapsed: msg('The talk was closed by our side.'),
}

/** Why it ended, where nobody hung up. */
export function whyInWords({ why }: Talk, t: Translate) {
  const words = why && whys[why]
  return words ? t(words) : null
}

type Part = TalkReceipt['parts'][number]

/** 'Gap, your network', 'Connected'. */
export function partInWords(part: Part, { role, other }: Talk, t: Translate) {
  if (part.kind === 'connected') return t('Connected')
  if (part.whose === role) return t('Gap, your network')
  if (part.whose === 'house') return t('Gap, our server')
  if (part.whose === 'both' || part.whose === null) return t('Gap, both networks')
  return t('Gap, network of {name}', { name: firstName(other.name) })
}
