import { msg } from '~/lib/i18n/texts.ts'
import type { Difference, PaymentOfPerson } from './api.ts'

/** What each kind of difference means, and what to do about it. */
export const differenceWords: Record<Difference['kind'], { name: string; help: string }> = {
  captured_there_only: {
    name: msg('Paid there, not here'),
    help: msg('The gateway did not notify us. The check has credited it.'),
  },
  captured_here_only: {
    name: msg('Paid here, not there'),
    help: msg('The gateway has no record of it. Check with the gateway before any payout.'),
  },
  amount_differs: {
    name: msg('Different amount'),
    help: msg('It was not credited. Refund it at the gateway.'),
  },
  unknown_order: {
    name: msg('Not one of our orders'),
    help: msg('It was paid outside this site, or to another site on the same gateway account.'),
  },
  paid_twice: { name: msg('Paid twice'), help: msg('The second payment is refunded automatically.') },
  refund_there_only: {
    name: msg('Refunded there, not here'),
    help: msg('It was refunded manually at the gateway. Correct the ledger.'),
  },
  refund_here_only: {
    name: msg('Refunded here, not there'),
    help: msg('The gateway has it on another day, or not at all. Compare the next day too.'),
  },
}

export const paymentStates: Record<PaymentOfPerson['state'], { word: string; color: string }> = {
  created: { word: msg('Not paid'), color: 'gray' },
  pending: { word: msg('Waiting for the bank'), color: 'marigold' },
  captured: { word: msg('Paid|payment'), color: 'leaf' },
  failed: { word: msg('Failed'), color: 'madder' },
  cancelled: { word: msg('Cancelled|payment'), color: 'gray' },
}
