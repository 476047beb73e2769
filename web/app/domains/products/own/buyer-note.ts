import { formatDate } from '~/lib/dates.ts'
import type { Translate } from '~/lib/i18n/texts.ts'
import type { Shipment } from '../goods/api.ts'

/** It can be reported as missing some days after it was sent. */
export const mayBeMissing = ({ missingFrom }: Shipment, now: number) =>
  missingFrom !== null && Date.parse(missingFrom) <= now

/** What a buyer should know about goods that are late, on their way or cancelled. */
export function buyerNote(shipment: Shipment, now: number, t: Translate) {
  const { state, isOverdue, missingAt, missingFrom, deliverBy, cancellation } = shipment
  if (isOverdue) return t('The seller has not sent it in time. You can wait, or cancel and get a full refund.')
  if (state === 'placed' || state === 'packed')
    return t('Is something wrong? Ask for a refund on the order, and our team will look into it.')
  if (missingAt) return t('You told us that it has not arrived. Our team is looking into it and will let you know.')
  if (deliverBy && missingFrom) {
    const [from, day] = [formatDate(missingFrom, t), formatDate(deliverBy, t)]
    return mayBeMissing(shipment, now)
      ? t('If it has not arrived, please tell us before {day}. After that it counts as delivered.', { day })
      : t('If it does not arrive, you can tell us here from {from}. It counts as delivered on {day}.', { from, day })
  }
  if (cancellation?.by === 'customer') return t('You cancelled it because it was not sent in time.')
  return cancellation && t('The seller could not send it: {reason}', { reason: cancellation.reason })
}
