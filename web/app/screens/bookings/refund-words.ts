import type { Cancellation, Destination } from '~/domains/bookings/api.ts'
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

/** What comes back, in rupees, where to, and what is kept. */
export function backWords(preview: Cancellation, to: Destination, t: Translate) {
  if (!isPaid(preview)) return t('You paid nothing, so there is nothing to refund.')
  const { refundPaise, keptPaise, mostPercent } = preview
  const amount = formatExactPaise(refundPaise)
  const kept =
    keptPaise > 0 ? t('{amount} is kept as the cancellation charge.', { amount: formatExactPaise(keptPaise) }) : ''
  if (refundPaise === 0) {
    const nothing = mostPercent === 0 ? t('Nothing comes back.') : t('Nothing comes back so close to the session.')
    return `${nothing} ${kept}`
  }
  const back =
    keptPaise === 0 ? t('You get {amount} back, all of it.', { amount }) : t('You get {amount} back.', { amount })
  return [back, whereTo(preview, to, t), kept].filter(Boolean).join(' ')
}

function whereTo({ refundPaise, gatewayPaise }: Cancellation, to: Destination, t: Translate) {
  if (to === 'wallet' || gatewayPaise === 0) return t('It goes to your wallet at once.')
  if (gatewayPaise === refundPaise) return t('It goes back to where you paid from, in 3 to 5 working days.')
  return t('{source} goes back to where you paid from, in 3 to 5 working days, and {wallet} to your wallet at once.', {
    source: formatExactPaise(gatewayPaise),
    wallet: formatExactPaise(refundPaise - gatewayPaise),
  })
}
