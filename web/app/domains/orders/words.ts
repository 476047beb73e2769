import type { BLOCKS, DOCUMENT_KINDS, ItemType, ORDER_STATUSES } from '#contract/orders/constants.ts'
import { msg } from '~/lib/i18n/texts.ts'
import type { Order } from './api.ts'
import { isGoods } from './kinds.ts'

interface Badge {
  word: string
  color: 'leaf' | 'marigold' | 'madder' | 'gray' | 'peacock'
}

export const orderStatuses: Record<(typeof ORDER_STATUSES)[number], Badge> = {
  open: { word: msg('Not paid'), color: 'marigold' },
  paying: { word: msg('Waiting for payment'), color: 'marigold' },
  confirming: { word: msg('Bank is confirming'), color: 'marigold' },
  paid: { word: msg('Paid'), color: 'leaf' },
  part_refunded: { word: msg('Partly refunded'), color: 'gray' },
  refunded: { word: msg('Refunded'), color: 'gray' },
  lapsed: { word: msg('Expired'), color: 'gray' },
}

export const lineStates: Record<Order['lines'][number]['state'], Badge> = {
  unpaid: { word: msg('Not paid'), color: 'marigold' },
  waiting: { word: msg('Processing'), color: 'marigold' },
  fulfilled: { word: msg('Ordered'), color: 'peacock' },
  completed: { word: msg('Done|work'), color: 'leaf' },
  refused: { word: msg('Could not be delivered'), color: 'madder' },
  revoked: { word: msg('Cancelled and refunded'), color: 'gray' },
}

const READY: Partial<Record<ItemType, Badge>> = {
  membership: { word: msg('Active|bought'), color: 'leaf' },
  package: { word: msg('Active|bought'), color: 'leaf' },
  gift_card: { word: msg('Active|bought'), color: 'leaf' },
  course: { word: msg('Ready to start'), color: 'leaf' },
  sub_categories: { word: msg('Ready to start'), color: 'leaf' },
  sub_sub_categories: { word: msg('Ready to start'), color: 'leaf' },
}

/** The state of a line as its buyer sees it: what can be used at once is not merely ordered. */
export function lineState({ state, type, taxCode }: Pick<Order['lines'][number], 'state' | 'type' | 'taxCode'>): Badge {
  if (state !== 'fulfilled') return lineStates[state]
  if (type === 'product' && !isGoods(taxCode)) return { word: msg('Ready to download'), color: 'leaf' }
  return READY[type] ?? lineStates.fulfilled
}

export const requestStates: Record<NonNullable<Order['refundRequest']>['state'], Badge> = {
  asked: { word: msg('Under review'), color: 'marigold' },
  granted: { word: msg('Approved'), color: 'leaf' },
  declined: { word: msg('Declined'), color: 'madder' },
}

export const blocks: Record<(typeof BLOCKS)[number], { word: string; why: string }> = {
  withdrawn: { word: msg('No longer available'), why: msg('No longer sold. Not counted in the total.') },
  sold_out: { word: msg('Sold out'), why: msg('Sold out. Not counted in the total.') },
  included: { word: msg('Included'), why: msg('Another item in your cart includes it. Not counted in the total.') },
  not_served: {
    word: msg('Not delivered there'),
    why: msg('The seller does not deliver to this address. Not counted in the total.'),
  },
  owned: { word: msg('Already yours'), why: msg('You already have it. Not counted in the total.') },
}

export const documentKinds: Record<(typeof DOCUMENT_KINDS)[number], string> = {
  invoice: msg('Invoice'),
  credit_note: msg('Credit note'),
}
