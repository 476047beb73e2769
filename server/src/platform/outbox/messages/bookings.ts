import type { ReasonCode } from '#contract/limits.ts'
import { rupees } from '../../documents/money.ts'
import type { Language, Message } from '../message.ts'
import { goesBack, type LatePayment, notBooked } from './late-payment.ts'
import { reasonText } from './reasons.ts'
import { type JoinTime, joinWords, kindOf, open, pathOf, type SessionSeen, whenOf } from './session.ts'
import { instantIn } from './when.ts'

export type By = 'customer' | 'consultant' | 'platform'

export interface BookingMessages {
  booking_confirmed: SessionSeen & JoinTime
  booking_moved: SessionSeen & { fromAt: string; by: By; mayDecline: boolean }
  booking_reassigned: SessionSeen & { before: string }
  /** To whoever was to hold it. */
  booking_taken_over: SessionSeen
  booking_cancelled: SessionSeen & Refunded & { by: By; reason: string; reasonCode?: ReasonCode | null }
  booking_lapsed: SessionSeen & LatePayment
}

type Refunded = {
  /** To the customer. */
  refundPaise: number
  /** All of what was paid. */
  whole: boolean
  /** What the customer does not get back; absent in notices that were stored before. */
  keptPaise?: number
  /** Promotional money for the trouble. */
  creditPaise: number
}

const whoDid: Record<By, Record<Language, string>> = {
  customer: { en: 'the customer', hi: 'ग्राहक' },
  consultant: { en: 'the consultant', hi: 'सलाहकार' },
  platform: { en: 'us', hi: 'हम' },
}
/** "You", the other's name, or us. */
const actor = ({ side, other }: SessionSeen, by: By, language: Language) => {
  if (by === side) return language === 'hi' ? 'आप' : 'you'
  return by === 'platform' ? whoDid.platform[language] : other
}
const before = (session: SessionSeen & { fromAt: string }, language: Language) =>
  instantIn(new Date(session.fromAt), language, session.zone)

const declinable = {
  en: (may: boolean) => (may ? ' It does not suit you? Decline it and get back all you paid.' : ''),
  hi: (may: boolean) => (may ? ' समय ठीक नहीं? मना करें, जो दिया था वह पूरा लौटेगा।' : ''),
}

/** What the cancellation means for the reader's money; where it goes the till tells. */
const money = {
  en({ side, refundPaise, whole, creditPaise, keptPaise = 0 }: SessionSeen & Refunded) {
    if (side === 'consultant')
      return whole ? 'The customer is refunded in full.' : 'What is not refunded of the fee is your earning.'
    const kept = keptPaise > 0 ? ` ${rupees(keptPaise)} is kept as the cancellation charge.` : ''
    if (refundPaise === 0) return `This late, nothing is refunded.${kept}`
    const credit = creditPaise > 0 ? ` ${rupees(creditPaise)} credit comes on top, for the trouble.` : ''
    return `${rupees(refundPaise)} is refunded.${kept}${credit}`
  },
  hi({ side, refundPaise, whole, creditPaise, keptPaise = 0 }: SessionSeen & Refunded) {
    if (side === 'consultant') return whole ? 'ग्राहक को पूरा पैसा लौटा।' : 'फ़ीस का जो हिस्सा नहीं लौटा, वह आपकी कमाई है।'
    const kept = keptPaise > 0 ? ` ${rupees(keptPaise)} रद्द करने के शुल्क के रूप में काटे गए।` : ''
    if (refundPaise === 0) return `इतनी देर से रद्द करने पर पैसा नहीं लौटता।${kept}`
    const credit = creditPaise > 0 ? ` असुविधा के लिए ${rupees(creditPaise)} का क्रेडिट भी।` : ''
    return `${rupees(refundPaise)} लौटाए गए।${kept}${credit}`
  },
}
const because = (seen: BookingMessages['booking_cancelled'], language: Language) => {
  const text = reasonText(seen, language)
  return text && `\n\n“${text}”`
}

export const bookingMessages = {
  booking_confirmed: {
    topic: 'booking_changes',
    sms: {
      en: (seen, { name }) =>
        `${name}: your ${kindOf(seen, 'en')} with ${seen.other} is booked for ${whenOf(seen, 'en')}. Booking ${seen.number}.`,
      hi: (seen, { name }) =>
        `${name}: ${seen.other} के साथ आपका ${kindOf(seen, 'hi')} ${whenOf(seen, 'hi')} के लिए बुक है। बुकिंग ${seen.number}।`,
    },
    mail: {
      en: (seen, { name }) => ({
        subject: `${name}: ${kindOf(seen, 'en')} with ${seen.other}, ${whenOf(seen, 'en')}`,
        body: `Your ${kindOf(seen, 'en')} of ${seen.minutes} minutes with ${seen.other} is booked for ${whenOf(seen, 'en')}.\n\nBooking ${seen.number}. The booking page has the calendar file and the messages.${joinWords.en(seen)}`,
        action: open.en(seen),
      }),
      hi: (seen, { name }) => ({
        subject: `${name}: ${seen.other} के साथ ${kindOf(seen, 'hi')}, ${whenOf(seen, 'hi')}`,
        body: `${seen.other} के साथ आपका ${seen.minutes} मिनट का ${kindOf(seen, 'hi')} ${whenOf(seen, 'hi')} के लिए बुक है।\n\nबुकिंग ${seen.number}। बुकिंग के पेज पर कैलेंडर फ़ाइल और संदेश हैं।${joinWords.hi(seen)}`,
        action: open.hi(seen),
      }),
    },
    push: {
      en: (seen) => ({
        title: seen.side === 'customer' ? `Booked with ${seen.other}` : `${seen.other} booked a session`,
        body: `${whenOf(seen, 'en')}, ${kindOf(seen, 'en')}, ${seen.minutes} minutes.`,
        path: pathOf(seen, 'en'),
      }),
      hi: (seen) => ({
        title: seen.side === 'customer' ? `${seen.other} के साथ बुकिंग पक्की` : `${seen.other} ने सत्र बुक किया`,
        body: `${whenOf(seen, 'hi')}, ${kindOf(seen, 'hi')}, ${seen.minutes} मिनट।`,
        path: pathOf(seen, 'hi'),
      }),
    },
  },
  booking_moved: {
    topic: 'booking_changes',
    sms: {
      en: (seen, { name }) =>
        `${name}: your session with ${seen.other} is moved from ${before(seen, 'en')} to ${whenOf(seen, 'en')}.${declinable.en(seen.mayDecline)}`,
      hi: (seen, { name }) =>
        `${name}: ${seen.other} के साथ आपका सत्र ${before(seen, 'hi')} से बदलकर ${whenOf(seen, 'hi')} हुआ।${declinable.hi(seen.mayDecline)}`,
    },
    mail: {
      en: (seen, { name }) => ({
        subject: `${name}: your session with ${seen.other} is now on ${whenOf(seen, 'en')}`,
        body: `The ${kindOf(seen, 'en')} ${seen.number} was moved by ${actor(seen, seen.by, 'en')}.\n\nBefore: ${before(seen, 'en')}\nNow: ${whenOf(seen, 'en')}\n\nPayment and invoice stay as they are.${declinable.en(seen.mayDecline)}`,
        action: open.en(seen),
      }),
      hi: (seen, { name }) => ({
        subject: `${name}: ${seen.other} के साथ आपका सत्र अब ${whenOf(seen, 'hi')} को है`,
        body: `${kindOf(seen, 'hi')} ${seen.number} का समय बदला गया (${actor(seen, seen.by, 'hi')})।\n\nपहले: ${before(seen, 'hi')}\nअब: ${whenOf(seen, 'hi')}\n\nभुगतान और बिल वही रहेंगे।${declinable.hi(seen.mayDecline)}`,
        action: open.hi(seen),
      }),
    },
    push: {
      en: (seen) => ({
        title:
          seen.by === seen.side
            ? `You moved the session with ${seen.other}`
            : seen.by === 'platform'
              ? `Your session with ${seen.other} was moved`
              : `${seen.other} moved your session`,
        body: `From ${before(seen, 'en')} to ${whenOf(seen, 'en')}.${seen.mayDecline ? ' You can decline it and get back all you paid.' : ''}`,
        path: pathOf(seen, 'en'),
      }),
      hi: (seen) => ({
        title:
          seen.by === seen.side
            ? `आपने ${seen.other} के साथ सत्र का समय बदला`
            : seen.by === 'platform'
              ? `${seen.other} के साथ आपके सत्र का समय बदला`
              : `${seen.other} ने आपके सत्र का समय बदला`,
        body: `${before(seen, 'hi')} से ${whenOf(seen, 'hi')}।${seen.mayDecline ? ' मना करने पर जो दिया था वह पूरा लौटेगा।' : ''}`,
        path: pathOf(seen, 'hi'),
      }),
    },
  },
  booking_reassigned: {
    topic: 'booking_changes',
    sms: {
      en: (seen, { name }) =>
        `${name}: ${seen.other} takes your session of ${whenOf(seen, 'en')} instead of ${seen.before}. It does not suit you? Decline it for a full refund.`,
      hi: (seen, { name }) =>
        `${name}: ${whenOf(seen, 'hi')} का आपका सत्र अब ${seen.before} की जगह ${seen.other} लेंगे। ठीक नहीं? मना करें, पूरा पैसा लौटेगा।`,
    },
    mail: {
      en: (seen, { name }) => ({
        subject: `${name}: ${seen.other} takes your session of ${whenOf(seen, 'en')}`,
        body: `${seen.before} cannot take booking ${seen.number}, so ${seen.other} does, at the same time and price.\n\nIt does not suit you? Decline it on the page of the booking for a full refund.`,
        action: open.en(seen),
      }),
      hi: (seen, { name }) => ({
        subject: `${name}: ${whenOf(seen, 'hi')} का आपका सत्र ${seen.other} लेंगे`,
        body: `${seen.before} बुकिंग ${seen.number} नहीं ले सकते, इसलिए ${seen.other} लेंगे: वही समय, वही क़ीमत।\n\nठीक नहीं? बुकिंग के पेज पर मना करें, पूरा पैसा लौटेगा।`,
        action: open.hi(seen),
      }),
    },
    push: {
      en: (seen) => ({
        title: `${seen.other} takes your session`,
        body: `Instead of ${seen.before}, ${whenOf(seen, 'en')}. You may decline for a full refund.`,
        path: pathOf(seen, 'en'),
      }),
      hi: (seen) => ({
        title: `आपका सत्र ${seen.other} लेंगे`,
        body: `${seen.before} की जगह, ${whenOf(seen, 'hi')}। मना करने पर पूरा पैसा लौटेगा।`,
        path: pathOf(seen, 'hi'),
      }),
    },
  },
  booking_taken_over: {
    topic: 'booking_changes',
    sms: {
      en: (seen, { name }) =>
        `${name}: another consultant takes the session with ${seen.other} on ${whenOf(seen, 'en')}. Your time is free again.`,
      hi: (seen, { name }) =>
        `${name}: ${whenOf(seen, 'hi')} का ${seen.other} के साथ सत्र अब दूसरे सलाहकार लेंगे। आपका समय फिर ख़ाली है।`,
    },
    mail: {
      en: (seen, { name }) => ({
        subject: `${name}: another consultant takes the session with ${seen.other}`,
        body: `Our team gave booking ${seen.number} on ${whenOf(seen, 'en')} to another consultant. Your time is free again; the fee goes to whoever holds the session.`,
      }),
      hi: (seen, { name }) => ({
        subject: `${name}: ${seen.other} के साथ सत्र दूसरे सलाहकार लेंगे`,
        body: `हमारी टीम ने ${whenOf(seen, 'hi')} की बुकिंग ${seen.number} दूसरे सलाहकार को दे दी। आपका समय फिर ख़ाली है; फ़ीस उसे मिलेगी जो सत्र लेगा।`,
      }),
    },
    push: {
      en: (seen) => ({
        title: `Another consultant takes the session with ${seen.other}`,
        body: `${whenOf(seen, 'en')}. Your time is free again.`,
        path: '/bookings',
      }),
      hi: (seen) => ({
        title: `${seen.other} के साथ सत्र दूसरे सलाहकार लेंगे`,
        body: `${whenOf(seen, 'hi')}। आपका समय फिर ख़ाली है।`,
        path: '/hi/bookings',
      }),
    },
  },
  booking_cancelled: {
    topic: 'booking_changes',
    sms: {
      en: (seen, { name }) =>
        `${name}: your session with ${seen.other} on ${whenOf(seen, 'en')} is cancelled. ${money.en(seen)}`,
      hi: (seen, { name }) =>
        `${name}: ${whenOf(seen, 'hi')} का ${seen.other} के साथ आपका सत्र रद्द हुआ। ${money.hi(seen)}`,
    },
    mail: {
      en: (seen, { name }) => ({
        subject: `${name}: your session with ${seen.other} is cancelled`,
        body: `The ${kindOf(seen, 'en')} ${seen.number} on ${whenOf(seen, 'en')} was cancelled by ${actor(seen, seen.by, 'en')}.${because(seen, 'en')}\n\n${money.en(seen)}`,
        action: open.en(seen),
      }),
      hi: (seen, { name }) => ({
        subject: `${name}: ${seen.other} के साथ आपका सत्र रद्द हुआ`,
        body: `${whenOf(seen, 'hi')} का ${kindOf(seen, 'hi')} ${seen.number} रद्द हुआ (${actor(seen, seen.by, 'hi')})।${because(seen, 'hi')}\n\n${money.hi(seen)}`,
        action: open.hi(seen),
      }),
    },
    push: {
      en: (seen) => ({
        title:
          seen.by === seen.side
            ? `You cancelled the session with ${seen.other}`
            : seen.by === 'platform'
              ? `Your session with ${seen.other} is cancelled`
              : `${seen.other} cancelled your session`,
        body: `${whenOf(seen, 'en')}. ${money.en(seen)}`,
        path: pathOf(seen, 'en'),
      }),
      hi: (seen) => ({
        title:
          seen.by === seen.side
            ? `आपने ${seen.other} के साथ सत्र रद्द किया`
            : seen.by === 'platform'
              ? `${seen.other} के साथ आपका सत्र रद्द हुआ`
              : `${seen.other} ने आपका सत्र रद्द किया`,
        body: `${whenOf(seen, 'hi')}। ${money.hi(seen)}`,
        path: pathOf(seen, 'hi'),
      }),
    },
  },
  booking_lapsed: {
    topic: 'booking_changes',
    sms: {
      en: (seen, { name }) =>
        `${name}, session with ${seen.other} on ${whenOf(seen, 'en')}: ${notBooked('en', seen)} ${goesBack.en(seen)}`,
      hi: (seen, { name }) =>
        `${name}, ${seen.other} के साथ ${whenOf(seen, 'hi')} का सत्र: ${notBooked('hi', seen)} ${goesBack.hi(seen)}`,
    },
    mail: {
      en: (seen, { name }) => ({
        subject: `${name}: your payment of ${rupees(seen.paise)} for the session with ${seen.other} is refunded`,
        body: `Session with ${seen.other}, ${whenOf(seen, 'en')}.\n\n${notBooked('en', seen)} ${goesBack.en(seen)}`,
        action: open.en(seen),
      }),
      hi: (seen, { name }) => ({
        subject: `${name}: ${seen.other} के साथ सत्र के ${rupees(seen.paise)} लौटाए जा रहे हैं`,
        body: `${seen.other} के साथ सत्र, ${whenOf(seen, 'hi')}।\n\n${notBooked('hi', seen)} ${goesBack.hi(seen)}`,
        action: open.hi(seen),
      }),
    },
    push: {
      en: (seen) => ({
        title:
          seen.reasonCode === 'paid_already'
            ? `Already paid: session with ${seen.other}`
            : `Session with ${seen.other} not booked`,
        body: `${notBooked('en', seen)} ${goesBack.en(seen)}`,
        path: pathOf(seen, 'en'),
      }),
      hi: (seen) => ({
        title:
          seen.reasonCode === 'paid_already'
            ? `${seen.other} के साथ सत्र का भुगतान पहले ही हो चुका है`
            : `${seen.other} के साथ सत्र बुक नहीं हुआ`,
        body: `${notBooked('hi', seen)} ${goesBack.hi(seen)}`,
        path: pathOf(seen, 'hi'),
      }),
    },
  },
} satisfies { [M in keyof BookingMessages]: Message<BookingMessages[M]> }
