import type { Translate } from '~/lib/i18n/texts.ts'
import { type ConsultantCardData, profilePath } from './api.ts'

type CardFacts = Pick<ConsultantCardData, 'slug' | 'fees' | 'nextFree'>
type Mode = ConsultantCardData['fees'][number]['mode']

export interface CardSession {
  mode: Mode
  /** 0 for written advice. */
  minutes: number
  feePaise: number
  /** Start of the next slot of this session. */
  at?: string
}

/** The session whose fee and next slot a card shows; `mode` is the mode the list is filtered by. */
export function sessionOn({ fees, nextFree }: Omit<CardFacts, 'slug'>, mode?: Mode): CardSession | undefined {
  if (nextFree && mode !== 'written') return nextFree
  const ofMode = fees.filter((fee) => fee.mode === mode)
  return (ofMode.length > 0 ? ofMode : fees).toSorted((a, b) => a.feePaise - b.feePaise)[0]
}

/** Opens the profile with exactly the session the card shows. */
export function sessionPath(consultant: CardFacts, mode?: Mode) {
  const session = sessionOn(consultant, mode)
  if (!session) return profilePath(consultant)
  const query = new URLSearchParams({ mode: session.mode })
  if (session.minutes > 0) query.set('minutes', String(session.minutes))
  if (session.at) query.set('at', session.at)
  return `${profilePath(consultant)}?${query}`
}

export const sessionWords = ({ mode, minutes }: CardSession, t: Translate) =>
  ({
    video: t('Video, {minutes} min', { minutes }),
    audio: t('Audio, {minutes} min', { minutes }),
    written: t('Written answer'),
  })[mode]
