import type { ReasonCode } from '#contract/reasons.ts'
import { msg, type Translate } from '~/lib/i18n/texts.ts'

/** Text of each coded reason. */
export const reasonWords: Record<ReasonCode, string> = {
  not_needed: msg('No longer needed'),
  time_unsuitable: msg('The time does not work for me'),
  booked_by_mistake: msg('Booked by mistake'),
  found_elsewhere: msg('Found help elsewhere'),
  other: msg('Another reason'),
  unwell: msg('Not well'),
  emergency: msg('An emergency'),
  time_clash: msg('Another appointment at that time'),
  outside_expertise: msg('Not the right expert for this question'),
  refunded_in_full: msg('Full refund'),
  cancelled_by_customer: msg('Cancelled by the customer'),
  cancelled_by_consultant: msg('Cancelled by the consultant'),
  cancelled_by_platform: msg('Cancelled by our team'),
  session_missed: msg('The session did not take place'),
  answer_overdue: msg('The question was not answered in time'),
  nobody_accepted: msg('No expert accepted the question'),
  follow_up_late: msg('The follow-up was not answered in time'),
  package_ended: msg('The package ended before these sessions were booked'),
  goods_returned: msg('Goods returned'),
  refunded_by_staff: msg('Refunded by our team'),
  consultant_network: msg('The consultant’s network failed'),
  session_cut_short: msg('The session ended early'),
  answer_unfit: msg('The answer did not fit the question'),
  not_as_described: msg('Not as described'),
  technical_fault: msg('A technical problem on our side'),
  charged_twice: msg('Charged twice'),
  goodwill: msg('A goodwill gesture'),
  not_available: msg('No longer available'),
  paid_already: msg('Already paid'),
  slot_taken: msg('Someone else booked this slot'),
  time_passed: msg('The time had passed'),
  customer_busy: msg('Another booking at this time'),
}

/** A reason as shown: a coded one in the reader's language, free text as it was written. */
export function reasonParts(
  { reason, reasonCode }: { reason: string; reasonCode: ReasonCode | null },
  t: Translate,
): string[] {
  const coded = reasonCode && !(reasonCode === 'other' && reason) ? t(reasonWords[reasonCode]) : ''
  return [coded, reason].filter(Boolean)
}
