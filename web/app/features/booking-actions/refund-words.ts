import type { Cancellation, Destination } from '~/domains/bookings/api.ts'
import type { PublicSettings } from '~/domains/settings/api.ts'
import type { Translate } from '~/lib/i18n/texts.ts'
import { formatExactPaise, formatPaise } from '~/lib/money.ts'

export const isPaid = ({ refundPaise, keptPaise }: Cancellation) => refundPaise + keptPaise > 0

/** Label of the confirm button. */
export function cancelWords(preview: Cancellation, t: Translate) {
  if (!isPaid(preview)) return t('Cancel session')
  const { refundPaise } = preview
  return refundPaise > 0
    ? t('Cancel and get {amount}', { amount: formatPaise(refundPaise) })
    : t('Cancel without refund')
}

/**
 * Why the refund is smaller than the time alone would give: the session was rescheduled when less was refundable
 * already.
 */
export function movedLate({ mostPercent }: Cancellation, settings: PublicSettings, t: Translate) {
  if (mostPercent >= 100) return null
  const hours = mostPercent > 0 ? settings.fullRefundHours : settings.partRefundHours
  return mostPercent > 0
    ? t('You rescheduled less than {hours} hours before the earlier time, so the refund is at most {percent}%.', {
        hours,
        percent: mostPercent,
      })
    : t('You rescheduled less than {hours} hours before the earlier time, so there is no refund.', { hours })
}

/** The refund in rupees, its destination, and the retained amount. */
export function backWords(preview: Cancellation, to: Destination, t: Translate) {
  if (!isPaid(preview)) return t('This session was free, so there is nothing to refund.')
  const { refundPaise, keptPaise, mostPercent } = preview
  const amount = formatExactPaise(refundPaise)
  const stored =
    keptPaise > 0 ? t('{amount} is kept as the cancellation charge.', { amount: formatExactPaise(keptPaise) }) : ''
  if (refundPaise === 0) {
    const nothing = mostPercent === 0 ? t('There is no refund.') : t('There is no refund this close to the session.')
    return `${nothing} ${stored}`
  }
  const back = keptPaise === 0 ? t('Full refund: {amount}.', { amount }) : t('Refund: {amount}.', { amount })
  return [back, whereTo(preview, to, t), stored].filter(Boolean).join(' ')
}

function whereTo({ refundPaise, gatewayPaise }: Cancellation, to: Destination, t: Translate) {
  if (to === 'wallet' || gatewayPaise === 0) return t('It goes to your wallet immediately.')
  if (gatewayPaise === refundPaise) return t('It goes to your original payment method in 3 to 5 working days.')
  return t(
    '{source} goes to your original payment method in 3 to 5 working days, and {wallet} to your wallet immediately.',
    {
      source: formatExactPaise(gatewayPaise),
      wallet: formatExactPaise(refundPaise - gatewayPaise),
    },
  )
}
