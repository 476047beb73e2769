import { msg, type Translate } from '~/lib/i18n/texts.ts'
import type { CourseRow, Lesson } from './api.ts'

export const stateIn = (state: CourseRow['state'], t: Translate) =>
  ({
    draft: { label: t('Draft'), color: 'marigold' },
    published: { label: t('Published'), color: 'leaf' },
    withdrawn: { label: t('Withdrawn'), color: 'madder' },
  })[state]

export const kindWords: Record<Lesson['kind'], string> = {
  video: msg('Video'),
  reading: msg('Reading'),
  quiz: msg('Quiz'),
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** '42:10', or '1:02:10' from an hour on. */
export function clockOf(seconds: number) {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const rest = twoDigits(seconds % 60)
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${rest}` : `${minutes}:${rest}`
}
