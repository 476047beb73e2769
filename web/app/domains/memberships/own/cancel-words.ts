import { formatDate } from '~/lib/dates.ts'
import type { Translate } from '~/lib/i18n/texts.ts'
import { formatPaise } from '~/lib/money.ts'
import { titleOf } from '~/lib/titles.ts'
import type { OwnMembership } from '../api.ts'

type Cancellation = NonNullable<OwnMembership['cancellation']>

const plansOf = (cancellation: Cancellation, t: Translate) => ({
  plan: titleOf(cancellation, t.language),
  other: cancellation.stays && titleOf(cancellation.stays, t.language),
})

/** The card shows the current plan, so a button for the next one says which. */
export const cancelLabel = (cancellation: Cancellation, t: Translate) =>
  cancellation.kind === 'renewal' && cancellation.stays ? t('Cancel renewal') : t('Cancel membership')

export function cancelQuestion(cancellation: Cancellation, t: Translate) {
  const { plan, other } = plansOf(cancellation, t)
  if (cancellation.kind !== 'renewal' || other === null) return t('Cancel {plan}?', { plan })
  return other === plan
    ? t('Cancel the renewal of {plan}?', { plan })
    : t('Cancel {plan}, which follows {other}?', { plan, other })
}

export const cancelAct = (cancellation: Cancellation, t: Translate) =>
  cancellation.refundPaise > 0
    ? t('Cancel {plan} and get {amount}', {
        ...{ plan: titleOf(cancellation, t.language), amount: formatPaise(cancellation.refundPaise) },
      })
    : cancelLabel(cancellation, t)

/** The refund, where it goes, what stays, and until when. */
export function cancelOutcome(cancellation: Cancellation, t: Translate) {
  const { kind, until } = cancellation
  const { other } = plansOf(cancellation, t)
  const rest =
    other === null
      ? ''
      : kind === 'renewal'
        ? t('Your current {plan} membership stays.', { plan: other })
        : t('Your {plan} membership is active again.', { plan: other })
  const limit = t('This is possible until {day}, as long as no benefit was used.', { day: formatDate(until, t) })
  return [refundWords(cancellation, t), rest, limit].filter(Boolean).join(' ')
}

function refundWords({ refundPaise, gatewayPaise }: Cancellation, t: Translate) {
  const amount = formatPaise(refundPaise)
  if (refundPaise === 0) return t('It cost you nothing, so there is nothing to refund.')
  if (gatewayPaise === 0) return t('{amount} will be refunded to your wallet immediately.', { amount })
  if (gatewayPaise === refundPaise)
    return t('{amount} will be refunded to your original payment method in 3 to 5 working days.', { amount })
  return t(
    '{source} goes to your original payment method in 3 to 5 working days, and {wallet} to your wallet immediately.',
    { source: formatPaise(gatewayPaise), wallet: formatPaise(refundPaise - gatewayPaise) },
  )
}
