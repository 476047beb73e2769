import { formatDate } from '~/lib/dates.ts'
import type { Translate } from '~/lib/i18n/texts.ts'
import type { OwnShipment } from '../goods/api.ts'

/** What a seller should know about goods that are late, on their way or cancelled. */
export function sellerNote({ isOverdue, missingAt, deliverBy, cancellation }: OwnShipment, t: Translate) {
  if (isOverdue) return t('Please send it now. The customer can cancel and get a full refund.')
  if (missingAt) return t('The customer says it has not arrived. Our team will decide and let you know.')
  if (deliverBy) {
    const day = formatDate(deliverBy, t)
    return t('It counts as delivered on {day}, unless the customer reports a problem.', { day })
  }
  if (cancellation?.by === 'customer') return t('The customer cancelled because it was not sent in time.')
  return cancellation && t('You cancelled it. Your reason: {reason}', { reason: cancellation.reason })
}
