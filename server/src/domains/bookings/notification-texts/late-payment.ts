import type { RefusalReason } from '#contract/reasons.ts'
import { rupees } from '#server/platform/documents/money.ts'
import type { Language } from '#server/platform/outbox/message.ts'

export type LatePayment = {
  paise: number
  /** Absent in notifications stored before there was more than one reason, when everything went to the wallet. */
  reasonCode?: RefusalReason
  toSourcePaise?: number
}

/** Why a late payment did not book the session. */
const lateReasons: Record<Language, Record<RefusalReason, string>> = {
  en: {
    paid_already: 'You have already paid for this session.',
    slot_taken: 'Someone else booked this slot before your payment reached us.',
    time_passed: 'Your payment reached us after the session was due to start.',
    customer_busy: 'You have another booking at this time.',
    not_available: 'The slot was no longer available when your payment reached us.',
  },
  hi: {
    paid_already: 'इस सत्र का भुगतान पहले ही हो चुका है।',
    slot_taken: 'भुगतान पहुँचने से पहले यह समय किसी और ने बुक कर लिया।',
    time_passed: 'भुगतान सत्र का समय शुरू होने के बाद पहुँचा।',
    customer_busy: 'इस समय आपकी दूसरी बुकिंग है।',
    not_available: 'भुगतान पहुँचने तक यह समय उपलब्ध नहीं रहा।',
  },
}
export const notBooked = (language: Language, { reasonCode }: LatePayment) =>
  lateReasons[language][reasonCode ?? 'not_available']
export const goesBack = {
  en: ({ paise, toSourcePaise = 0 }: LatePayment) =>
    toSourcePaise > 0
      ? `${rupees(paise)} will be refunded to your original payment method in 3 to 5 working days.`
      : `${rupees(paise)} is back in your wallet.`,
  hi: ({ paise, toSourcePaise = 0 }: LatePayment) =>
    toSourcePaise > 0
      ? `3 से 5 कामकाजी दिनों में ${rupees(paise)} उसी खाते या कार्ड में वापस आ जाएँगे जिससे भुगतान हुआ था।`
      : `${rupees(paise)} आपके वॉलेट में वापस आ गए हैं।`,
}
