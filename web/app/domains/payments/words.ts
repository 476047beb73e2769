import type { Translate } from '~/lib/i18n/texts.ts'

/** Who declined and why; the reason is the bank's or the gateway's own sentence. */
export const failureWords = (reason: string | null, t: Translate) =>
  reason ? reason.replace(/[.।]?$/, t.language === 'hi' ? '।' : '.') : t('Your bank declined it.')
