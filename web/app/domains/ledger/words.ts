import type { AccountKind } from '#contract/ledger/endpoints.ts'
import { msg, type Translate } from '~/lib/i18n/texts.ts'
import { formatPaise } from '~/lib/money.ts'

/** The chart of accounts in order: assets, liabilities, income, expenses. */
export const chart: Record<AccountKind, { code: number; name: string }> = {
  gateway: { code: 1010, name: msg('Gateway receivable') },
  bank: { code: 1020, name: msg('Bank, payouts') },
  debt: { code: 1030, name: msg('Consultant debts') },
  wallet: { code: 2010, name: msg('Customer wallets') },
  promo: { code: 2015, name: msg('Customer wallets, promotional') },
  earnings_pending: { code: 2020, name: msg('Consultant payable, held') },
  earnings: { code: 2030, name: msg('Consultant payable, available') },
  payout: { code: 2040, name: msg('Consultant payable, being paid') },
  orders: { code: 2050, name: msg('Paid, not yet delivered') },
  gift_cards: { code: 2060, name: msg('Gift cards, not redeemed') },
  gst: { code: 2110, name: msg('GST payable') },
  tds: { code: 2120, name: msg('TDS payable') },
  tcs: { code: 2130, name: msg('TCS payable') },
  commission: { code: 4010, name: msg('Commission income') },
  discounts: { code: 5010, name: msg('Discounts given') },
  promotions: { code: 5020, name: msg('Promotions given') },
  gateway_fees: { code: 5030, name: msg('Gateway fees') },
  adjustments: { code: 5090, name: msg('Adjustments') },
}

export const balanceKinds = ['wallet', 'promo', 'earnings_pending', 'earnings', 'payout', 'debt'] as const
export const isBalance = (kind: AccountKind) => (balanceKinds as readonly string[]).includes(kind)

/** In the order of the chart. */
export const accountKinds = (Object.keys(chart) as AccountKind[]).sort((a, b) => chart[a].code - chart[b].code)

/** Labels of the most frequent kinds; others are shown by their code. */
const kinds: Record<string, string> = {
  top_up: msg('Top-up'),
  promotional_credit: msg('Promotional credit'),
  order_paid: msg('Order paid'),
  order_refund: msg('Refund'),
  refund_to_wallet: msg('Refund returned by bank'),
  talk_paid: msg('Call paid'),
  earning: msg('Earning'),
  earning_released: msg('Earning released'),
  earning_reversed: msg('Earnings reversed'),
  withdrawal_asked: msg('Withdrawal requested'),
  withdrawal_paid: msg('Withdrawal paid'),
  withdrawal_failed: msg('Withdrawal returned'),
  withdrawal_returned: msg('Withdrawal returned'),
  withdrawal_refused: msg('Withdrawal returned'),
  withdrawal_cancelled: msg('Withdrawal returned'),
  payment_sent_back: msg('Payment returned'),
  voucher_sold: msg('Gift card sold'),
  voucher_refunded: msg('Gift card refunded'),
  gift_card_redeemed: msg('Gift card redeemed'),
  gift_card_expired: msg('Gift card expired'),
  gateway_fee: msg('Gateway fee'),
  correction: msg('Correction'),
}

export function movementInWords(kind: string, t: Translate) {
  const known = kinds[kind]
  if (known) return t(known)
  const words = kind.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const numberOf = (movementId: number) => `JE-${movementId}`

/** Always with paise: amounts in a column are compared. */
export function formatExact(paise: number) {
  const text = formatPaise(paise)
  return text.includes('.') ? text : `${text}.00`
}
