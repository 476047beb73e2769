import type { ReasonCode } from '#contract/reasons.ts'
import { reasonText } from '#server/domains/orders/public.ts'
import { rupees } from '#server/platform/documents/money.ts'
import type { Language, Message } from '#server/platform/outbox/message.ts'
import type { MessageParts } from '#server/platform/outbox/messages.ts'
import { instantIn, whenOf } from '#server/platform/outbox/when.ts'
import { goesBack, type LatePayment, notBooked } from './late-payment.ts'
import { type Refunded, refundTerms } from './refund-terms.ts'
import { type JoinTime, joinWords, kindOf, open, pathOf, type SessionSeen } from './session.ts'

export type By = 'customer' | 'consultant' | 'platform'

export interface ChangeMessages {
  booking_confirmed: SessionSeen & JoinTime
  booking_moved: SessionSeen & { fromAt: string; by: By; mayDecline: boolean }
  booking_reassigned: SessionSeen & { before: string }
  /** To the previous consultant. */
  booking_taken_over: SessionSeen
  booking_cancelled: SessionSeen & Refunded & { by: By; reason: string; reasonCode?: ReasonCode | null }
  booking_lapsed: SessionSeen & LatePayment
}

const whoDid: Record<By, Record<Language, string>> = {
  customer: { en: 'the customer', hi: 'ग्राहक' },
  consultant: { en: 'the consultant', hi: 'सलाहकार' },
  platform: { en: 'our team', hi: 'हमारी टीम' },
}
/** "You", the other's name, or our team; in Hindi as the agent of a past action ("आपने", "टीम ने"). */
const actor = ({ side, other }: SessionSeen, by: By, language: Language) => {
  if (by === side) return language === 'hi' ? 'आपने' : 'you'
  const who = by === 'platform' ? whoDid.platform[language] : other
  return language === 'hi' ? `${who} ने` : who
}
const before = (session: SessionSeen & { fromAt: string }, language: Language) =>
  instantIn(new Date(session.fromAt), language, session.zone)

const declinable = {
  en: (may: boolean) => (may ? ' If this does not work for you, decline it for a full refund.' : ''),
  hi: (may: boolean) => (may ? ' समय ठीक न लगे तो मना करें, पूरा रिफ़ंड मिलेगा।' : ''),
}

const because = (seen: ChangeMessages['booking_cancelled'], language: Language) => {
  const text = reasonText(seen, language)
  return text && `\n\n“${text}”`
}

export const changeParts = {
  by_whom: (seen: ChangeMessages['booking_moved'], language) => actor(seen, seen.by, language),
  refund_terms: (seen: ChangeMessages['booking_cancelled'], language) => refundTerms[language](seen),
  quoted_reason: (seen: ChangeMessages['booking_cancelled'], language) => because(seen, language),
  may_decline: ({ mayDecline }: ChangeMessages['booking_moved'], language) => declinable[language](mayDecline),
  why: (seen: ChangeMessages['booking_lapsed'], language) => notBooked(language, seen),
  where: (seen: ChangeMessages['booking_lapsed'], language) => goesBack[language](seen),
} satisfies MessageParts

export const changeTexts = {
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
        body: `Your ${seen.minutes}-minute ${kindOf(seen, 'en')} with ${seen.other} is booked for ${whenOf(seen, 'en')}.\n\nBooking ${seen.number}. On the booking page you can add it to your calendar or send a message.${joinWords.en(seen)}`,
        action: open.en(seen),
      }),
      hi: (seen, { name }) => ({
        subject: `${name}: ${seen.other} के साथ ${kindOf(seen, 'hi')}, ${whenOf(seen, 'hi')}`,
        body: `${seen.other} के साथ आपका ${seen.minutes} मिनट का ${kindOf(seen, 'hi')} ${whenOf(seen, 'hi')} के लिए बुक है।\n\nबुकिंग ${seen.number}। बुकिंग के पेज से इसे कैलेंडर में जोड़ें या संदेश भेजें।${joinWords.hi(seen)}`,
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
        `${name}: your session with ${seen.other} has been rescheduled from ${before(seen, 'en')} to ${whenOf(seen, 'en')}.${declinable.en(seen.mayDecline)}`,
      hi: (seen, { name }) =>
        `${name}: ${seen.other} के साथ आपका सत्र ${before(seen, 'hi')} से बदलकर ${whenOf(seen, 'hi')} हुआ।${declinable.hi(seen.mayDecline)}`,
    },
    mail: {
      en: (seen, { name }) => ({
        subject: `${name}: your session with ${seen.other} is now on ${whenOf(seen, 'en')}`,
        body: `Your ${kindOf(seen, 'en')} (booking ${seen.number}) was rescheduled by ${actor(seen, seen.by, 'en')}.\n\nEarlier: ${before(seen, 'en')}\nNow: ${whenOf(seen, 'en')}\n\nYour payment and invoice stay the same.${declinable.en(seen.mayDecline)}`,
        action: open.en(seen),
      }),
      hi: (seen, { name }) => ({
        subject: `${name}: ${seen.other} के साथ आपका सत्र अब ${whenOf(seen, 'hi')} को है`,
        body: `${actor(seen, seen.by, 'hi')} ${kindOf(seen, 'hi')} (बुकिंग ${seen.number}) का समय बदला।\n\nपहले: ${before(seen, 'hi')}\nअब: ${whenOf(seen, 'hi')}\n\nभुगतान और बिल वही रहेंगे।${declinable.hi(seen.mayDecline)}`,
        action: open.hi(seen),
      }),
    },
    push: {
      en: (seen) => ({
        title:
          seen.by === seen.side
            ? `You rescheduled the session with ${seen.other}`
            : seen.by === 'platform'
              ? `Your session with ${seen.other} was rescheduled`
              : `${seen.other} rescheduled your session`,
        body: `From ${before(seen, 'en')} to ${whenOf(seen, 'en')}.${seen.mayDecline ? ' You can decline it for a full refund.' : ''}`,
        path: pathOf(seen, 'en'),
      }),
      hi: (seen) => ({
        title:
          seen.by === seen.side
            ? `आपने ${seen.other} के साथ सत्र का समय बदला`
            : seen.by === 'platform'
              ? `${seen.other} के साथ आपके सत्र का समय बदला`
              : `${seen.other} ने आपके सत्र का समय बदला`,
        body: `${before(seen, 'hi')} से ${whenOf(seen, 'hi')}।${seen.mayDecline ? ' मना करने पर पूरा रिफ़ंड मिलेगा।' : ''}`,
        path: pathOf(seen, 'hi'),
      }),
    },
  },
  booking_reassigned: {
    topic: 'booking_changes',
    sms: {
      en: (seen, { name }) =>
        `${name}: your session on ${whenOf(seen, 'en')} will now be with ${seen.other} instead of ${seen.before}. If this does not work for you, decline it for a full refund.`,
      hi: (seen, { name }) =>
        `${name}: ${whenOf(seen, 'hi')} का आपका सत्र अब ${seen.before} की जगह ${seen.other} के साथ होगा। ठीक न लगे तो मना करें, पूरा रिफ़ंड मिलेगा।`,
    },
    mail: {
      en: (seen, { name }) => ({
        subject: `${name}: your session on ${whenOf(seen, 'en')} is now with ${seen.other}`,
        body: `${seen.before} is not available for booking ${seen.number}. ${seen.other} will take your session at the same time and price.\n\nIf this does not work for you, decline it on the booking page for a full refund.`,
        action: open.en(seen),
      }),
      hi: (seen, { name }) => ({
        subject: `${name}: ${whenOf(seen, 'hi')} का आपका सत्र अब ${seen.other} के साथ`,
        body: `बुकिंग ${seen.number} के लिए ${seen.before} उपलब्ध नहीं हैं। अब यह सत्र ${seen.other} के साथ होगा: वही समय, वही क़ीमत।\n\nठीक न लगे तो बुकिंग के पेज पर मना करें, पूरा रिफ़ंड मिलेगा।`,
        action: open.hi(seen),
      }),
    },
    push: {
      en: (seen) => ({
        title: `Your session is now with ${seen.other}`,
        body: `${whenOf(seen, 'en')}, instead of ${seen.before}. You can decline it for a full refund.`,
        path: pathOf(seen, 'en'),
      }),
      hi: (seen) => ({
        title: `आपका सत्र अब ${seen.other} के साथ`,
        body: `${whenOf(seen, 'hi')}, ${seen.before} की जगह। मना करने पर पूरा रिफ़ंड मिलेगा।`,
        path: pathOf(seen, 'hi'),
      }),
    },
  },
  booking_taken_over: {
    topic: 'booking_changes',
    sms: {
      en: (seen, { name }) =>
        `${name}: your session with ${seen.other} on ${whenOf(seen, 'en')} has been given to another consultant. This slot is free again.`,
      hi: (seen, { name }) =>
        `${name}: ${whenOf(seen, 'hi')} का ${seen.other} के साथ सत्र अब किसी दूसरे सलाहकार को दिया गया है। आपका यह समय फिर ख़ाली है।`,
    },
    mail: {
      en: (seen, { name }) => ({
        subject: `${name}: another consultant will take the session with ${seen.other}`,
        body: `Our team has given booking ${seen.number} on ${whenOf(seen, 'en')} to another consultant. This slot is free again. The fee goes to the consultant who takes the session.`,
      }),
      hi: (seen, { name }) => ({
        subject: `${name}: ${seen.other} के साथ सत्र अब दूसरे सलाहकार के पास`,
        body: `हमारी टीम ने ${whenOf(seen, 'hi')} की बुकिंग ${seen.number} दूसरे सलाहकार को दे दी है। आपका यह समय फिर ख़ाली है। फ़ीस सत्र लेने वाले सलाहकार को मिलेगी।`,
      }),
    },
    push: {
      en: (seen) => ({
        title: `Another consultant will take the session with ${seen.other}`,
        body: `${whenOf(seen, 'en')}. This slot is free again.`,
        path: '/bookings',
      }),
      hi: (seen) => ({
        title: `${seen.other} के साथ सत्र अब दूसरे सलाहकार के पास`,
        body: `${whenOf(seen, 'hi')}। आपका यह समय फिर ख़ाली है।`,
        path: '/hi/bookings',
      }),
    },
  },
  booking_cancelled: {
    topic: 'booking_changes',
    sms: {
      en: (seen, { name }) =>
        `${name}: your session with ${seen.other} on ${whenOf(seen, 'en')} is cancelled. ${refundTerms.en(seen)}`,
      hi: (seen, { name }) =>
        `${name}: ${whenOf(seen, 'hi')} का ${seen.other} के साथ आपका सत्र रद्द हुआ। ${refundTerms.hi(seen)}`,
    },
    mail: {
      en: (seen, { name }) => ({
        subject: `${name}: your session with ${seen.other} is cancelled`,
        body: `Your ${kindOf(seen, 'en')} on ${whenOf(seen, 'en')} (booking ${seen.number}) was cancelled by ${actor(seen, seen.by, 'en')}.${because(seen, 'en')}\n\n${refundTerms.en(seen)}`,
        action: open.en(seen),
      }),
      hi: (seen, { name }) => ({
        subject: `${name}: ${seen.other} के साथ आपका सत्र रद्द हुआ`,
        body: `${actor(seen, seen.by, 'hi')} ${whenOf(seen, 'hi')} का ${kindOf(seen, 'hi')} (बुकिंग ${seen.number}) रद्द किया।${because(seen, 'hi')}\n\n${refundTerms.hi(seen)}`,
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
        body: `${whenOf(seen, 'en')}. ${refundTerms.en(seen)}`,
        path: pathOf(seen, 'en'),
      }),
      hi: (seen) => ({
        title:
          seen.by === seen.side
            ? `आपने ${seen.other} के साथ सत्र रद्द किया`
            : seen.by === 'platform'
              ? `${seen.other} के साथ आपका सत्र रद्द हुआ`
              : `${seen.other} ने आपका सत्र रद्द किया`,
        body: `${whenOf(seen, 'hi')}। ${refundTerms.hi(seen)}`,
        path: pathOf(seen, 'hi'),
      }),
    },
  },
  booking_lapsed: {
    topic: 'booking_changes',
    sms: {
      en: (seen, { name }) =>
        `${name}: session with ${seen.other}, ${whenOf(seen, 'en')}. ${notBooked('en', seen)} ${goesBack.en(seen)}`,
      hi: (seen, { name }) =>
        `${name}: ${seen.other} के साथ सत्र, ${whenOf(seen, 'hi')}। ${notBooked('hi', seen)} ${goesBack.hi(seen)}`,
    },
    mail: {
      en: (seen, { name }) => ({
        subject: `${name}: refund of ${rupees(seen.paise)} for the session with ${seen.other}`,
        body: `Session with ${seen.other}, ${whenOf(seen, 'en')}.\n\n${notBooked('en', seen)} ${goesBack.en(seen)}`,
        action: open.en(seen),
      }),
      hi: (seen, { name }) => ({
        subject: `${name}: ${seen.other} के साथ सत्र के ${rupees(seen.paise)} का रिफ़ंड`,
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
} satisfies { [M in keyof ChangeMessages]: Message<ChangeMessages[M]> }
