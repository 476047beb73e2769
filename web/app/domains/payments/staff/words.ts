import { msg } from '~/lib/i18n/texts.ts'
import type { Difference } from './api.ts'

/** What each kind of difference means, and what is to be done about it. */
export const differenceWords: Record<Difference['kind'], { name: string; help: string }> = {
  captured_there_only: {
    name: msg('Paid there, not here'),
    help: msg('Nobody told us. It is credited by the comparison.'),
  },
  captured_here_only: {
    name: msg('Paid here, not there'),
    help: msg('The gateway does not know it. Ask the gateway before anything is paid out.'),
  },
  amount_differs: {
    name: msg('Another amount'),
    help: msg('Nothing was credited. Refund it at the gateway.'),
  },
  unknown_order: {
    name: msg('Not one of our orders'),
    help: msg('It was taken outside the product, or in another one on the same account.'),
  },
  paid_twice: { name: msg('Paid twice'), help: msg('The second payment goes back by itself.') },
  refund_there_only: {
    name: msg('Refunded there, not here'),
    help: msg('Somebody refunded by hand at the gateway. Correct the ledger.'),
  },
  refund_here_only: {
    name: msg('Refunded here, not there'),
    help: msg('The gateway dates it on another day, or has lost it. Compare the next day too.'),
  },
}
