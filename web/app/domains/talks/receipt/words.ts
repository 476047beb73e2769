import { msg, type Translate } from '~/lib/i18n/texts.ts'
import type { Talk, TalkReceipt } from '../api.ts'
import { firstName } from '../words.ts'

const ends: Record<Talk['state'], string> = {
  ringing: msg('Ringing'),
  live: msg('Call in progress'),
  ended: msg('Call ended'),
  declined: msg('Call declined'),
  missed: msg('Not answered'),
  cancelled: msg('Call cancelled'),
}

/** For an unsuccessful ring, as the called side sees it. */
const rung = {
  declined: msg('You declined this call'),
  missed: msg('You missed this call'),
  cancelled: msg('The caller hung up'),
}
const isUnanswered = (state: Talk['state']): state is keyof typeof rung => state in rung

export const titleOfEnd = ({ state, role }: Talk, t: Translate) =>
  role === 'consultant' && isUnanswered(state) ? t(rung[state]) : t(ends[state])

const isNoLongerAlive = ({ state }: Talk) => state === 'missed' || state === 'cancelled'

/** For a consultant who opens a ring too late, e.g. from a push notification. */
export const ringOverInWords = (talk: Talk, t: Translate) =>
  talk.role === 'consultant' && isNoLongerAlive(talk)
    ? t('{name} is no longer calling.', { name: talk.other.name })
    : null

const whys: Record<NonNullable<Talk['why']>, string | null> = {
  hung_up: null,
  no_money: msg('The call ended because the balance ran out.'),
  limit: msg('The call ended because it reached the limit set before it.'),
  next_session: msg('The call ended because a booked session was starting.'),
  nobody_connected: msg('The call ended because the connection did not come back.'),
  staff: msg('Our help desk ended this call.'),
  hold_lapsed: msg('The call was ended from our side.'),
}

/** Why it ended, unless a side hung up. */
export function whyInWords({ why }: Talk, t: Translate) {
  const words = why && whys[why]
  return words ? t(words) : null
}

type Part = TalkReceipt['parts'][number]

/** 'Disconnected, your network', 'Connected'. */
export function partInWords(part: Part, { role, other }: Talk, t: Translate) {
  if (part.kind === 'connected') return t('Connected')
  if (part.whose === role) return t('Disconnected, your network')
  if (part.whose === 'system') return t('Disconnected, our server')
  if (part.whose === 'both' || part.whose === null) return t('Disconnected, both networks')
  return t('Disconnected, {name}’s network', { name: firstName(other.name) })
}
