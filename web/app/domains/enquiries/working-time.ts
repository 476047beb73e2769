import type { Translate } from '~/lib/i18n/texts.ts'

/** A promised time in help desk hours, as a phrase. */
export function workingTime(minutes: number, t: Translate) {
  if (minutes === 60) return t('one working hour')
  return minutes % 60 === 0
    ? t('{hours} working hours', { hours: minutes / 60 })
    : t('{minutes} working minutes', { minutes })
}
