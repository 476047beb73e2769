import { msg, type Translate } from '~/lib/i18n/texts.ts'
import { titleOf } from '~/lib/titles.ts'
import type { WalletEntry } from './api.ts'

const methods: Record<NonNullable<WalletEntry['method']>, string> = {
  upi: msg('Added by UPI'),
  card: msg('Added by card'),
  netbanking: msg('Added by net banking'),
  wallet: msg('Added from another wallet'),
  other: msg('Money added'),
}

/** What happened, in a line: how money came in, or what it was for. */
export function entryWords(entry: WalletEntry, t: Translate) {
  if (entry.topUpId !== null) return t(methods[entry.method ?? 'other'])
  const { title_english, title_hindi } = entry
  const title = title_english ? titleOf({ title_english, title_hindi: title_hindi ?? title_english }, t.language) : ''
  if (entry.amountPaise > 0 && entry.orderId !== null) return title ? t('Refund, {title}', { title }) : t('Refund')
  return title || (entry.amountPaise > 0 ? t('Credit') : t('Payment'))
}
