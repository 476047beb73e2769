import { formatDate, formatTime } from '~/lib/dates.ts'
import { msg, type Translate } from '~/lib/i18n/texts.ts'
import { type About, modeOf } from '../words.ts'

/** 'Video · 27th February 2024, 11:00 AM', for those who were there. */
export const heldInWords = (about: About, t: Translate) =>
  `${modeOf(about, t)} · ${formatDate(about.heldAt, t)}, ${formatTime(about.heldAt, t)}`

/** The question of the popup, with the first name. */
export function questionOf({ kind }: About, name: string, t: Translate) {
  const first = name.split(' ')[0] ?? name
  if (kind === 'answer') return t('How was the answer from {name}?', { name: first })
  return kind === 'talk'
    ? t('How was your talk with {name}?', { name: first })
    : t('How was your session with {name}?', { name: first })
}

/** What the chosen stars mean. */
export const starWords = [
  msg('Poor. What went wrong?'),
  msg('Not good. What was missing?'),
  msg('All right. What helped most?'),
  msg('Good. What helped most?'),
  msg('Very good. What helped most?'),
] as const
