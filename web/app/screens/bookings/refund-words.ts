import type { Cancellation } from '~/domains/bookings/api.ts'
import type { PublicSettings } from '~/domains/settings/api.ts'
import type { Translate } from '~/lib/i18n/texts.ts'
import { formatExactPaise, formatPaise } from '~/lib/money.ts'

export const isPaid = ({ refundPaise, keptPaise }: Cancellation) => refundPaise + keptPaise > 0

/** What the deciding button says. */
export function cancelWords(preview: Cancellation, t: Translate) {
  if (!isPaid(preview)) return t('Cancel session')
  const { refundPaise } = preview
  return refundPaise > 0
    ? t('Cancel, get {amount}', { amount: formatPaise(refundPaise) })
    : t('Cancel, get nothing back')
}

/** Why less comes back than the hour alone would give: the session was moved when less was due already. */
export function movedLate({ mostPercent }: Cancellation, settings: PublicSettings, t: Translate) {
  if (mostPercent >= 100) return null
  const hours = mostPercent > 0 ? settings.fullRefundHours : settings.partRefundHours
  return mostPercent > 0
    ? t('You moved it less than {hours} hours before its old time, so at most {percent}% comes back.', {
        hours,
        percent: mostPercent,
      })
    : t('You moved it less than {hours} hours before its old time, so nothing comes back.', { hours })
}

/** What comes back, in rupees. */
export function backWords(preview: Cancellation, t: Translate) {
  if (!isPaid(preview)) return t('You paid nothing, so there is nothing to refund.')
  const { refundPaise, keptPaise, mostPercent } = preview
  const amount = formatExactPaise(refundPaise)
  if (refundPaise === 0)
    return mostPercent === 0 ? t('Nothing comes back.') : t('Nothing comes back so close to the session.')
  if (keptPaise === 0) return t('You get {amount} back, all of it.', { amount })
  return t('You get {amount} back; {kept} stays with the consultant.', { amount, kept: formatExactPaise(keptPaise) })
}
