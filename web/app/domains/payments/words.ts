import type { Translate } from '~/lib/i18n/texts.ts'

/** Who said no and why; the reason is a sentence of the bank's or the gateway's own. */
export const failureWords = (reason: string | null, t: Translate) =>
  reason ? reason.replace(/[.।]?$/, t.language === 'hi' ? '।' : '.') : t('Your bank declined it.')
