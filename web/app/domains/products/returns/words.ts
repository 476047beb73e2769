import type { ReturnEvent, ReturnReason, ReturnState } from '#contract/products/constants.ts'
import { msg, type Translate } from '~/lib/i18n/texts.ts'
import type { IconName } from '~/ui/icon-names.ts'
import type { GoodsReturn } from '../goods/api.ts'

export const returnReasons: Record<ReturnReason, string> = {
  damaged: msg('It arrived damaged'),
  wrong: msg('It is not what I ordered'),
  defective: msg('It does not work'),
  incomplete: msg('Something is missing'),
  not_as_described: msg('It is not as described'),
}

export const returnStates: Record<ReturnState, { word: string; color: string }> = {
  asked: { word: msg('Return requested'), color: 'marigold' },
  accepted: { word: msg('Return accepted|goods'), color: 'marigold' },
  sent: { word: msg('On its way back'), color: 'teal' },
  declined: { word: msg('Return declined|goods'), color: 'madder' },
  escalated: { word: msg('With our team'), color: 'madder' },
  refunded: { word: msg('Refunded|a product'), color: 'gray' },
  rejected: { word: msg('No refund'), color: 'gray' },
  withdrawn: { word: msg('Return cancelled'), color: 'gray' },
  closed: { word: msg('Return closed'), color: 'gray' },
}

const events: Record<ReturnEvent, { word: string; icon: IconName }> = {
  asked: { word: msg('Return requested'), icon: 'refresh' },
  accepted: { word: msg('Return accepted|goods'), icon: 'check' },
  declined: { word: msg('Return declined|goods'), icon: 'x' },
  escalated: { word: msg('Our team was asked to decide'), icon: 'scale' },
  sent: { word: msg('Sent back|goods'), icon: 'truck-delivery' },
  received: { word: msg('Received by the seller'), icon: 'package' },
  assumed_received: { word: msg('Counted as received after 10 days'), icon: 'clock' },
  refunded: { word: msg('Refunded|a product'), icon: 'receipt-refund' },
  rejected: { word: msg('No refund'), icon: 'x' },
  withdrawn: { word: msg('Return cancelled'), icon: 'x' },
  closed: { word: msg('Return closed'), icon: 'clock' },
  message: { word: msg('Message|about a return'), icon: 'message-2' },
}

const people: Record<GoodsReturn['events'][number]['by'], string> = {
  customer: msg('Customer'),
  consultant: msg('Seller'),
  staff: msg('Our team'),
  system: msg('Automatic|a return'),
}

export const eventIcon = (kind: ReturnEvent) => events[kind].icon
export const eventWord = (kind: ReturnEvent, t: Translate) => t(events[kind].word)
export const byWord = (by: keyof typeof people, t: Translate) => t(people[by])
