import { rupees } from '#server/platform/documents/money.ts'
import type { Language, Message } from '#server/platform/outbox/message.ts'
import type { MessageParts } from '#server/platform/outbox/messages.ts'
import { instantIn, minutesIn, whenOf } from '#server/platform/outbox/when.ts'
import { type JoinTime, joinWords, kindOf, open, pathOf, type SessionSeen } from './session.ts'

export interface SessionMessages {
  booking_reminder: SessionSeen & JoinTime
  booking_message: SessionSeen & { text: string }
  booking_team_message: SessionSeen & { text: string }
  booking_no_show: SessionSeen & { of: 'customer' | 'consultant' | 'both'; appealUntil: string }
  booking_appealed: SessionSeen
  booking_appeal_decided: SessionSeen & { upheld: boolean; refundPaise: number; note: string }
}

const HOUR = 60
/** Reminders within the hour are sent at any time of day. */
const isNear = ({ minutesLeft }: { minutesLeft: number }) => minutesLeft <= HOUR
const inWords = (minutes: number, language: Language) => {
  const hours = Math.round(minutes / HOUR)
  if (minutes < HOUR) return language === 'hi' ? `${minutesIn.hi(minutes)} बाद` : `in ${minutesIn.en(minutes)}`
  return language === 'hi' ? `${hours} घंटे बाद` : `in ${hours} ${hours === 1 ? 'hour' : 'hours'}`
}

const absent = {
  en: ({ of, side, other }: SessionMessages['booking_no_show']) => {
    if (of === 'both') return 'Nobody joined the call, so the customer gets a full refund.'
    if (of === side)
      return side === 'customer'
        ? 'You did not join the call, so there is no refund.'
        : 'You did not join the call. The customer gets a full refund and a credit, which is deducted from your earnings.'
    return side === 'customer'
      ? `${other} did not join the call. You get a full refund and a credit.`
      : `${other} did not join the call. You still earn the fee.`
  },
  hi: ({ of, side, other }: SessionMessages['booking_no_show']) => {
    if (of === 'both') return 'कॉल में कोई नहीं जुड़ा, इसलिए ग्राहक को पूरा रिफ़ंड मिलेगा।'
    if (of === side)
      return side === 'customer'
        ? 'आपके कॉल में न जुड़ने के कारण रिफ़ंड नहीं मिलेगा।'
        : 'आपके कॉल में न जुड़ने के कारण ग्राहक को पूरा रिफ़ंड और क्रेडिट मिलेगा। क्रेडिट आपकी कमाई से कटेगा।'
    return side === 'customer'
      ? `${other} के कॉल में न जुड़ने के कारण आपको पूरा रिफ़ंड और क्रेडिट मिलेगा।`
      : `${other} के कॉल में न जुड़ने पर भी फ़ीस आपको मिलेगी।`
  },
}
const until = ({ appealUntil, zone }: SessionMessages['booking_no_show'], language: Language) =>
  instantIn(new Date(appealUntil), language, zone)

const decided = {
  en: ({ upheld, refundPaise }: SessionMessages['booking_appeal_decided']) =>
    `${upheld ? 'The appeal was upheld.' : 'The appeal was declined.'} ${refundPaise > 0 ? `${rupees(refundPaise)} will be refunded to the customer.` : 'The fee goes to the consultant.'}`,
  hi: ({ upheld, refundPaise }: SessionMessages['booking_appeal_decided']) =>
    `${upheld ? 'अपील मान ली गई।' : 'अपील नहीं मानी गई।'} ${refundPaise > 0 ? `ग्राहक को ${rupees(refundPaise)} का रिफ़ंड मिलेगा।` : 'फ़ीस सलाहकार को मिलेगी।'}`,
}
const cut = (text: string) => (text.length > 140 ? `${text.slice(0, 139).trimEnd()}…` : text)

export const sessionParts = {
  kind: (seen: SessionSeen, language) => kindOf(seen, language),
  join: (time: JoinTime, language) => joinWords[language](time),
  how_soon: ({ minutesLeft }: JoinTime, language) => inWords(minutesLeft, language),
  what_happened: (seen: SessionMessages['booking_no_show'], language) => absent[language](seen),
  decision: (seen: SessionMessages['booking_appeal_decided'], language) => decided[language](seen),
  excerpt: ({ text }: { text: string }) => cut(text),
} satisfies MessageParts

export const sessionTexts = {
  booking_reminder: {
    topic: 'reminders',
    urgent: isNear,
    // No reminder is sent after the start.
    lifetimeSeconds: ({ minutesLeft }) => minutesLeft * 60,
    sms: {
      en: (seen, { name }) =>
        `${name}: your ${kindOf(seen, 'en')} with ${seen.other} starts on ${whenOf(seen, 'en')}. Booking ${seen.number}.`,
      hi: (seen, { name }) =>
        `${name}: ${seen.other} के साथ आपका ${kindOf(seen, 'hi')} ${whenOf(seen, 'hi')} को शुरू होगा। बुकिंग ${seen.number}।`,
    },
    mail: {
      en: (seen, { name }) => ({
        subject: `${name}: ${kindOf(seen, 'en')} with ${seen.other}, ${whenOf(seen, 'en')}`,
        body: `Your ${seen.minutes}-minute session with ${seen.other} starts on ${whenOf(seen, 'en')}.${joinWords.en(seen)}`,
        action: open.en(seen),
      }),
      hi: (seen, { name }) => ({
        subject: `${name}: ${seen.other} के साथ ${kindOf(seen, 'hi')}, ${whenOf(seen, 'hi')}`,
        body: `${seen.other} के साथ आपका ${seen.minutes} मिनट का सत्र ${whenOf(seen, 'hi')} को शुरू होगा।${joinWords.hi(seen)}`,
        action: open.hi(seen),
      }),
    },
    push: {
      en: (seen) => ({
        title: `Session with ${seen.other} ${inWords(seen.minutesLeft, 'en')}`,
        body: `${whenOf(seen, 'en')}, ${kindOf(seen, 'en')}, ${seen.minutes} minutes.`,
        path: pathOf(seen, 'en'),
      }),
      hi: (seen) => ({
        title: `${seen.other} के साथ सत्र ${inWords(seen.minutesLeft, 'hi')}`,
        body: `${whenOf(seen, 'hi')}, ${kindOf(seen, 'hi')}, ${seen.minutes} मिनट।`,
        path: pathOf(seen, 'hi'),
      }),
    },
  },
  booking_message: {
    topic: 'booking_changes',
    mail: {
      en: (seen, { name }) => ({
        subject: `${name}: new message from ${seen.other}`,
        body: `About the session on ${whenOf(seen, 'en')}:\n\n“${seen.text}”`,
        action: { label: 'Reply', path: pathOf(seen, 'en') },
      }),
      hi: (seen, { name }) => ({
        subject: `${name}: ${seen.other} का नया संदेश`,
        body: `${whenOf(seen, 'hi')} के सत्र के बारे में:\n\n“${seen.text}”`,
        action: { label: 'जवाब दें', path: pathOf(seen, 'hi') },
      }),
    },
    push: {
      en: (seen) => ({ title: `New message from ${seen.other}`, body: cut(seen.text), path: pathOf(seen, 'en') }),
      hi: (seen) => ({ title: `${seen.other} का नया संदेश`, body: cut(seen.text), path: pathOf(seen, 'hi') }),
    },
  },
  booking_team_message: {
    topic: 'booking_changes',
    mail: {
      en: (seen, { name, helpDeskPhone }) => ({
        subject: `${name}: about your session with ${seen.other}`,
        body: `A message from our team about booking ${seen.number} on ${whenOf(seen, 'en')}:\n\n“${seen.text}”\n\nQuestions? Call the help desk on ${helpDeskPhone}.`,
        action: open.en(seen),
      }),
      hi: (seen, { name, helpDeskPhone }) => ({
        subject: `${name}: ${seen.other} के साथ आपके सत्र के बारे में`,
        body: `${whenOf(seen, 'hi')} की बुकिंग ${seen.number} के बारे में हमारी टीम का संदेश:\n\n“${seen.text}”\n\nकोई सवाल? सहायता केंद्र को ${helpDeskPhone} पर फ़ोन करें।`,
        action: open.hi(seen),
      }),
    },
    push: {
      en: (seen) => ({ title: 'Message from our team', body: cut(seen.text), path: pathOf(seen, 'en') }),
      hi: (seen) => ({ title: 'हमारी टीम का संदेश', body: cut(seen.text), path: pathOf(seen, 'hi') }),
    },
  },
  booking_no_show: {
    topic: 'booking_changes',
    sms: {
      en: (seen, { name }) =>
        `${name}: your session with ${seen.other} (${seen.number}) did not take place. ${absent.en(seen)} You can appeal until ${until(seen, 'en')}.`,
      hi: (seen, { name }) =>
        `${name}: ${seen.other} के साथ सत्र (${seen.number}) नहीं हुआ। ${absent.hi(seen)} ${until(seen, 'hi')} तक अपील की जा सकती है।`,
    },
    mail: {
      en: (seen, { name }) => ({
        subject: `${name}: your session with ${seen.other} did not take place`,
        body: `${absent.en(seen)}\n\nThis is based on the call log of booking ${seen.number}, ${whenOf(seen, 'en')}. If it is not correct, you can appeal until ${until(seen, 'en')}. The payment is on hold until then.`,
        action: open.en(seen),
      }),
      hi: (seen, { name }) => ({
        subject: `${name}: ${seen.other} के साथ सत्र नहीं हुआ`,
        body: `${absent.hi(seen)}\n\nयह बुकिंग ${seen.number}, ${whenOf(seen, 'hi')} के कॉल रिकॉर्ड पर आधारित है। अगर यह सही नहीं है, तो ${until(seen, 'hi')} तक अपील करें। पैसा तब तक रुका रहेगा।`,
        action: open.hi(seen),
      }),
    },
    push: {
      en: (seen) => ({
        title: 'Session did not take place',
        body: `${absent.en(seen)} You can appeal until ${until(seen, 'en')}.`,
        path: pathOf(seen, 'en'),
      }),
      hi: (seen) => ({
        title: 'सत्र नहीं हुआ',
        body: `${absent.hi(seen)} ${until(seen, 'hi')} तक अपील की जा सकती है।`,
        path: pathOf(seen, 'hi'),
      }),
    },
  },
  booking_appealed: {
    topic: 'booking_changes',
    mail: {
      en: (seen, { name }) => ({
        subject: `${name}: ${seen.other} filed an appeal`,
        body: `${seen.other} does not agree with the call log of booking ${seen.number} on ${whenOf(seen, 'en')}. Our team will review it. The payment is on hold until then.`,
        action: open.en(seen),
      }),
      hi: (seen, { name }) => ({
        subject: `${name}: ${seen.other} ने अपील की`,
        body: `${seen.other} ने ${whenOf(seen, 'hi')} की बुकिंग ${seen.number} के कॉल रिकॉर्ड पर आपत्ति की है। हमारी टीम इसे जाँचेगी। पैसा तब तक रुका रहेगा।`,
        action: open.hi(seen),
      }),
    },
    push: {
      en: (seen) => ({
        title: `${seen.other} filed an appeal`,
        body: `Booking ${seen.number}, ${whenOf(seen, 'en')}. Our team will review it. The payment is on hold until then.`,
        path: pathOf(seen, 'en'),
      }),
      hi: (seen) => ({
        title: `${seen.other} ने अपील की`,
        body: `बुकिंग ${seen.number}, ${whenOf(seen, 'hi')}। हमारी टीम इसे जाँचेगी। पैसा तब तक रुका रहेगा।`,
        path: pathOf(seen, 'hi'),
      }),
    },
  },
  booking_appeal_decided: {
    topic: 'booking_changes',
    sms: {
      en: (seen, { name }) => `${name}: your session with ${seen.other} (${seen.number}). ${decided.en(seen)}`,
      hi: (seen, { name }) => `${name}: ${seen.other} के साथ सत्र (${seen.number})। ${decided.hi(seen)}`,
    },
    mail: {
      en: (seen, { name, helpDeskPhone }) => ({
        subject: `${name}: decision on the appeal for booking ${seen.number}`,
        body: `${decided.en(seen)}${seen.note ? `\n\n“${seen.note}”` : ''}\n\nQuestions? Call the help desk on ${helpDeskPhone}.`,
        action: open.en(seen),
      }),
      hi: (seen, { name, helpDeskPhone }) => ({
        subject: `${name}: बुकिंग ${seen.number} की अपील पर फ़ैसला`,
        body: `${decided.hi(seen)}${seen.note ? `\n\n“${seen.note}”` : ''}\n\nकोई सवाल? सहायता केंद्र को ${helpDeskPhone} पर फ़ोन करें।`,
        action: open.hi(seen),
      }),
    },
    push: {
      en: (seen) => ({ title: 'Decision on the appeal', body: decided.en(seen), path: pathOf(seen, 'en') }),
      hi: (seen) => ({ title: 'अपील पर फ़ैसला', body: decided.hi(seen), path: pathOf(seen, 'hi') }),
    },
  },
} satisfies { [M in keyof SessionMessages]: Message<SessionMessages[M]> }
