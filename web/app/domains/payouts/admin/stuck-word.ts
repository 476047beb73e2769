import { msg } from '~/lib/i18n/texts.ts'

/** For a payout in progress on which the provider failed too often. */
export const stuckWord = { label: msg('Needs attention|of a payout'), color: 'madder' }
