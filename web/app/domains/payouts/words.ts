import { msg } from '~/lib/i18n/texts.ts'
import type { BankAccount, Withdrawal } from './api.ts'

interface Word {
  label: string
  color: string
}

export const withdrawalWords: Record<Withdrawal['state'], Word> = {
  asked: { label: msg('Waiting for approval'), color: 'marigold' },
  approved: { label: msg('Approved'), color: 'marigold' },
  sending: { label: msg('On its way'), color: 'marigold' },
  paid: { label: msg('Paid|of a withdrawal'), color: 'leaf' },
  failed: { label: msg('Bank rejected'), color: 'madder' },
  refused: { label: msg('Not approved'), color: 'madder' },
  cancelled: { label: msg('Cancelled by you|of a withdrawal'), color: 'gray' },
}

export const accountWords: Record<BankAccount['state'], Word> = {
  checking: { label: msg('Checking with the bank'), color: 'marigold' },
  verified: { label: msg('Verified'), color: 'leaf' },
  refused: { label: msg('Not accepted'), color: 'madder' },
}

export const kindWords = { savings: msg('Savings'), current: msg('Current account') } as const
