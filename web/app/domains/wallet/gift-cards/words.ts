import { msg } from '~/lib/i18n/texts.ts'

export const giftCardStatuses = {
  active: msg('Not redeemed yet'),
  redeemed: msg('Redeemed'),
  refunded: msg('Refunded|of a gift card'),
  expired: msg('Expired|of a gift card'),
} as const

export const giftCardColors = { active: 'green', redeemed: 'gray', refunded: 'gray', expired: 'gray' } as const
