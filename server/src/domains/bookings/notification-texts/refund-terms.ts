import { rupees } from '#server/platform/documents/money.ts'
import type { SessionSeen } from './session.ts'

export type Refunded = {
  /** To the customer. */
  refundPaise: number
  /** Everything that was paid. */
  whole: boolean
  /** What is not refunded to the customer; absent in notifications stored by earlier versions. */
  keptPaise?: number
  /** Promotional credit as compensation. */
  creditPaise: number
}

/** What the cancellation means for the reader's money; orders report where it goes. */
export const refundTerms = {
  en({ side, refundPaise, whole, creditPaise, keptPaise = 0 }: SessionSeen & Refunded) {
    if (side === 'consultant')
      return whole ? 'The customer gets a full refund.' : 'The part of the fee that is not refunded is yours.'
    const stored = keptPaise > 0 ? ` ${rupees(keptPaise)} is kept as the cancellation charge.` : ''
    if (refundPaise === 0) return `There is no refund this close to the session.${stored}`
    const credit = creditPaise > 0 ? ` You also get ${rupees(creditPaise)} credit for the trouble.` : ''
    return `Refund: ${rupees(refundPaise)}.${stored}${credit}`
  },
  hi({ side, refundPaise, whole, creditPaise, keptPaise = 0 }: SessionSeen & Refunded) {
    if (side === 'consultant')
      return whole ? 'ग्राहक को पूरा रिफ़ंड मिलेगा।' : 'फ़ीस का जो हिस्सा वापस नहीं होगा, वह आपकी कमाई है।'
    const stored = keptPaise > 0 ? ` ${rupees(keptPaise)} रद्द करने के शुल्क के रूप में काटे गए।` : ''
    if (refundPaise === 0) return `सत्र के इतने क़रीब रद्द करने पर रिफ़ंड नहीं मिलता।${stored}`
    const credit = creditPaise > 0 ? ` असुविधा के लिए ${rupees(creditPaise)} का क्रेडिट भी मिलेगा।` : ''
    return `रिफ़ंड: ${rupees(refundPaise)}।${stored}${credit}`
  },
}
