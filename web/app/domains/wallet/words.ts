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

const kinds: Record<string, string> = {
  top_up: msg('Money added'),
  promotional_credit: msg('Promotional credit'),
  promotion: msg('Promotional credit'),
  refund_to_wallet: msg('Refund returned by bank'),
  gift_card_redeemed: msg('Gift card'),
  correction: msg('Correction'),
}

/** What happened, in one line: how money came in, or what it was for. Notes of staff are shown as written. */
export function entryWords(entry: WalletEntry, t: Translate) {
  if (entry.topUpId !== null) return t(methods[entry.method ?? 'other'])
  const { title_english, title_hindi, orderId, amountPaise, kind } = entry
  const title = title_english ? titleOf({ title_english, title_hindi: title_hindi ?? title_english }, t.language) : ''
  if (orderId !== null && amountPaise > 0) return title ? t('Refund, {title}', { title }) : t('Refund')
  const known = kinds[kind]
  const what = known ? t(known) : amountPaise > 0 ? t('Credit') : t('Payment')
  if (orderId !== null) return title || what
  // Top-ups have no further detail.
  if (kind === 'top_up') return what
  return title ? t('{what}: {note}', { what, note: title }) : what
}
