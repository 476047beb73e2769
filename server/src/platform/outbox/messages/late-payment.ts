import type { RefusalReason } from '#contract/limits.ts'
import { rupees } from '../../documents/money.ts'
import type { Language } from '../message.ts'

export type LatePayment = {
  paise: number
  /** Absent in notices that were stored before there was more than one reason, when all of it went to the wallet. */
  reasonCode?: RefusalReason
  toSourcePaise?: number
}

/** Why a payment that came too late did not book the session. */
const lateReasons: Record<Language, Record<RefusalReason, string>> = {
  en: {
    paid_already: 'You have already paid for this session.',
    slot_taken: 'Someone else booked the time before your payment arrived.',
    time_passed: 'Your payment arrived after the session was due to start.',
    customer_busy: 'You have another booking at this time.',
    not_available: 'The time was no longer available when your payment arrived.',
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
      ? `${rupees(paise)} goes back to where it came from, in 3 to 5 working days.`
      : `${rupees(paise)} is back in your wallet.`,
  hi: ({ paise, toSourcePaise = 0 }: LatePayment) =>
    toSourcePaise > 0
      ? `3 से 5 कामकाजी दिनों में ${rupees(paise)} वहीं लौटेंगे जहाँ से भुगतान हुआ था।`
      : `${rupees(paise)} आपके वॉलेट में लौट आए हैं।`,
}
