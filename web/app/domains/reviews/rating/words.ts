import { formatDate, formatTime } from '~/lib/dates.ts'
import { msg, type Translate } from '~/lib/i18n/texts.ts'
import { titleOf } from '~/lib/titles.ts'
import { type About, modeOf } from '../words.ts'

/** 'Video · 27th February 2024, 11:00 AM', for those who were there; a course or product is named by its title. */
export const heldInWords = (about: About, t: Translate) =>
  about.item
    ? `${titleOf(about.item, t.language)} · ${formatDate(about.heldAt, t)}`
    : `${modeOf(about, t)} · ${formatDate(about.heldAt, t)}, ${formatTime(about.heldAt, t)}`

/** The question of the popup, with the first name. */
export function questionOf({ kind, item }: About, name: string, t: Translate) {
  const first = name.split(' ')[0] ?? name
  return t(QUESTIONS[kind], { name: first, item: item ? titleOf(item, t.language) : '' })
}

const QUESTIONS: Record<About['kind'], string> = {
  session: msg('How was your session with {name}?'),
  talk: msg('How was your talk with {name}?'),
  answer: msg('How was the answer from {name}?'),
  service: msg('How was {name}’s work?'),
  course: msg('How was your course by {name}?'),
  product: msg('How was “{item}” from {name}?'),
}

/** What the chosen stars mean. */
export const starWords = [
  msg('Poor. What went wrong?'),
  msg('Not good. What was missing?'),
  msg('All right. What helped most?'),
  msg('Good. What helped most?'),
  msg('Very good. What helped most?'),
] as const
