import { REFUND_REASONS, type ReasonCode, type RefundReason } from '#contract/reasons.ts'
import type { Language } from '#server/platform/outbox/message.ts'

const words: Record<ReasonCode, Record<Language, string>> = {
  not_needed: { en: 'No longer needed', hi: 'अब ज़रूरत नहीं' },
  time_unsuitable: { en: 'The time does not work for me', hi: 'समय ठीक नहीं बैठता' },
  booked_by_mistake: { en: 'Booked by mistake', hi: 'ग़लती से बुक हुआ' },
  found_elsewhere: { en: 'Found help elsewhere', hi: 'मदद कहीं और मिल गई' },
  other: { en: 'Another reason', hi: 'कोई और कारण' },
  unwell: { en: 'Not well', hi: 'तबीयत ठीक नहीं' },
  emergency: { en: 'An emergency', hi: 'अचानक ज़रूरी काम' },
  time_clash: { en: 'Another appointment at that time', hi: 'उसी समय दूसरा काम' },
  outside_expertise: { en: 'Not the right expert for this question', hi: 'इस सवाल के लिए दूसरे विशेषज्ञ बेहतर रहेंगे' },
  refunded_in_full: { en: 'Full refund', hi: 'पूरा रिफ़ंड' },
  cancelled_by_customer: { en: 'Cancelled by the customer', hi: 'ग्राहक ने रद्द किया' },
  cancelled_by_consultant: { en: 'Cancelled by the consultant', hi: 'सलाहकार ने रद्द किया' },
  cancelled_by_platform: { en: 'Cancelled by our team', hi: 'हमारी टीम ने रद्द किया' },
  session_missed: { en: 'The session did not take place', hi: 'सत्र नहीं हुआ' },
  answer_overdue: { en: 'The question was not answered in time', hi: 'सवाल का जवाब समय पर नहीं आया' },
  nobody_accepted: { en: 'No expert accepted the question', hi: 'किसी विशेषज्ञ ने सवाल नहीं लिया' },
  follow_up_late: { en: 'The follow-up was not answered in time', hi: 'आगे के सवाल का जवाब समय पर नहीं आया' },
  package_ended: { en: 'The package ended before these sessions were booked', hi: 'ये सत्र बुक होने से पहले पैकेज ख़त्म हो गया' },
  goods_returned: { en: 'Goods returned', hi: 'सामान वापस किया गया' },
  refunded_by_staff: { en: 'Refunded by our team', hi: 'हमारी टीम ने रिफ़ंड दिया' },
  consultant_network: { en: 'The consultant’s network failed', hi: 'सलाहकार का नेटवर्क चला गया' },
  session_cut_short: { en: 'The session ended early', hi: 'सत्र समय से पहले ख़त्म हो गया' },
  answer_unfit: { en: 'The answer did not fit the question', hi: 'जवाब सवाल से मेल नहीं खाता था' },
  not_as_described: { en: 'Not as described', hi: 'जैसा बताया गया था वैसा नहीं' },
  technical_fault: { en: 'A technical problem on our side', hi: 'हमारी ओर से तकनीकी गड़बड़ी' },
  charged_twice: { en: 'Charged twice', hi: 'पैसे दो बार कटे' },
  goodwill: { en: 'A goodwill gesture', hi: 'सद्भावना के तौर पर' },
  not_available: { en: 'No longer available', hi: 'अब उपलब्ध नहीं' },
  paid_already: { en: 'Already paid', hi: 'भुगतान पहले ही हो चुका था' },
  slot_taken: { en: 'Someone else booked this slot', hi: 'समय किसी और ने बुक कर लिया' },
  time_passed: { en: 'The time had passed', hi: 'समय बीत चुका था' },
  customer_busy: { en: 'Another booking at this time', hi: 'इस समय दूसरी बुकिंग' },
}

/** A reason that staff chose and the customer is told; undefined if it names none. */
export const chosenByStaff = (code: ReasonCode | undefined): RefundReason | undefined =>
  code === 'refunded_by_staff' ? undefined : REFUND_REASONS.find((reason) => reason === code)

interface Reason {
  /** Free text, in the language of its author. */
  reason?: string | undefined
  reasonCode?: ReasonCode | null | undefined
}

/** A stored reason in the reader's language; empty if none was given. */
export const reasonText = ({ reason = '', reasonCode }: Reason, language: Language) =>
  [reasonCode && !(reasonCode === 'other' && reason) ? words[reasonCode][language] : '', reason]
    .filter(Boolean)
    .join(' · ')
