import { msg } from '~/lib/i18n/texts.ts'

/** Of one on its way that the provider failed on too often. */
export const stuckWord = { label: msg('Needs attention|of a payout'), color: 'madder' }
