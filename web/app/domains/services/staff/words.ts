import type { ServiceEntryKind, ServiceOrderState } from '#contract/services/constants.ts'
import { msg, type Translate } from '~/lib/i18n/texts.ts'
import type { IconName } from '~/ui/icon-names.ts'

const states: Record<ServiceOrderState, { word: string; color: 'leaf' | 'marigold' | 'madder' | 'gray' | 'peacock' }> =
  {
    briefing: { word: msg('Waiting for the brief'), color: 'marigold' },
    briefed: { word: msg('Not started yet'), color: 'marigold' },
    working: { word: msg('In progress|a service'), color: 'peacock' },
    delivered: { word: msg('Delivered, being checked'), color: 'peacock' },
    disputed: { word: msg('Disputed|a service'), color: 'madder' },
    done: { word: msg('Done|work'), color: 'leaf' },
    cancelled: { word: msg('Cancelled'), color: 'gray' },
  }

export const statusOf = (state: ServiceOrderState, t: Translate) => ({ ...states[state], word: t(states[state].word) })

const people = {
  customer: msg('Customer'),
  consultant: msg('Consultant'),
  staff: msg('Staff'),
  system: msg('Automatic'),
} as const

export const byInWords = (by: keyof typeof people, t: Translate) => t(people[by])

const entries: Record<ServiceEntryKind, { word: string; icon: IconName }> = {
  ordered: { word: msg('Ordered and paid'), icon: 'shopping-bag' },
  briefed: { word: msg('Brief sent|a service'), icon: 'file-text' },
  started: { word: msg('Work started|a service'), icon: 'briefcase' },
  message: { word: msg('Message'), icon: 'message-2' },
  delivered: { word: msg('Work delivered|a service'), icon: 'package' },
  returned: { word: msg('Sent back|a service'), icon: 'refresh' },
  accepted: { word: msg('Milestone accepted'), icon: 'circle-check' },
  disputed: { word: msg('Dispute opened|a service'), icon: 'alert-triangle' },
  decided: { word: msg('Dispute decided|a service'), icon: 'scale' },
  extension_asked: { word: msg('More time asked for'), icon: 'clock' },
  extension_agreed: { word: msg('New day agreed'), icon: 'check' },
  extension_declined: { word: msg('New day declined'), icon: 'x' },
  cancelled: { word: msg('Cancelled and refunded'), icon: 'receipt-refund' },
  done: { word: msg('Complete|a service'), icon: 'check' },
}

export const entryInWords = (kind: ServiceEntryKind, t: Translate) => t(entries[kind].word)
export const entryIcon = (kind: ServiceEntryKind) => entries[kind].icon
