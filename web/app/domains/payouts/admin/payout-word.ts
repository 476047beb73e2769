import { msg } from '~/lib/i18n/texts.ts'
import { withdrawalWords } from '../words.ts'
import type { PayoutRow } from './api.ts'

/** For a payout in progress on which the provider failed too often. */
const stuckWord = { label: msg('Needs attention|of a payout'), color: 'madder' }
/** For a large payout that one person has approved. */
const awaitsSecondWord = { label: msg('Second approval needed'), color: 'marigold' }

/** As staff read them. */
export const payoutWords = {
  ...withdrawalWords,
  cancelled: { label: msg('Cancelled by the consultant|of a withdrawal'), color: 'gray' },
}

export const payoutWord = ({ stuck, awaitsSecond, state }: PayoutRow) =>
  stuck ? stuckWord : awaitsSecond ? awaitsSecondWord : payoutWords[state]
