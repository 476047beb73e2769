import { rupees } from '../../documents/money.ts'
import type { Language, Message } from '../message.ts'
import { type JoinTime, joinWords, kindOf, minutesIn, open, pathOf, type SessionSeen, whenOf } from './session.ts'
import { instantIn } from './when.ts'

export interface SessionMessages {
  booking_reminder: SessionSeen & JoinTime
  booking_message: SessionSeen & { text: string }
  booking_team_message: SessionSeen & { text: string }
  booking_no_show: SessionSeen & { of: 'customer' | 'consultant' | 'both'; appealUntil: string }
  booking_appealed: SessionSeen
  booking_appeal_decided: SessionSeen & { upheld: boolean; refundPaise: number; note: string }
  slot_freed: {
    slug: string
    name: string
    mode: 'video' | 'audio'
    minutes: number
    startsAt: string
    zone: string
    zoneSaid: boolean
  }
}

const HOUR = 60
/** A person who is to be there within the hour is told at any hour. */
const isNear = ({ minutesLeft }: { minutesLeft: number }) => minutesLeft <= HOUR
const inWords = (minutes: number, language: Language) => {
  const hours = Math.round(minutes / HOUR)
  if (minutes < HOUR) return language === 'hi' ? `${minutesIn.hi(minutes)} में` : `in ${minutesIn.en(minutes)}`
  return language === 'hi' ? `${hours} घंटे में` : `in ${hours} ${hours === 1 ? 'hour' : 'hours'}`
}

/** Opens the profile with exactly the slot that became free. */
const slotPath = ({ slug, mode, minutes, startsAt }: SessionMessages['slot_freed']) =>
  `/consultants/${slug}?${new URLSearchParams({ mode, minutes: String(minutes), at: startsAt })}`

const absent = {
  en: ({ of, side, other }: SessionMessages['booking_no_show']) => {
    if (of === 'both') return 'Neither side was there, so the customer is refunded in full.'
    if (of === side)
      return side === 'customer'
        ? 'You were not in the room, so the fee is not refunded.'
        : 'You were not in the room, so the customer is refunded and gets a credit, which you pay.'
    return side === 'customer'
      ? `${other} was not in the room. You get a full refund and a credit.`
      : `${other} was not in the room. The fee is yours.`
  },
  hi: ({ of, side, other }: SessionMessages['booking_no_show']) => {
    if (of === 'both') return 'कोई भी कमरे में नहीं आया, इसलिए ग्राहक को पूरा पैसा लौटेगा।'
    if (of === side)
      return side === 'customer'
        ? 'आप कमरे में नहीं आए, इसलिए पैसा नहीं लौटेगा।'
        : 'आप कमरे में नहीं आए, इसलिए ग्राहक को पैसा और क्रेडिट मिलेगा; क्रेडिट आपकी कमाई से कटेगा।'
    return side === 'customer'
      ? `${other} कमरे में नहीं आए। आपको पूरा पैसा और क्रेडिट मिलेगा।`
      : `${other} कमरे में नहीं आए। फ़ीस आपकी है।`
  },
}
const until = ({ appealUntil, zone }: SessionMessages['booking_no_show'], language: Language) =>
  instantIn(new Date(appealUntil), language, zone)

const decided = {
  en: ({ upheld, refundPaise }: SessionMessages['booking_appeal_decided']) =>
    `${upheld ? 'The appeal was upheld.' : 'The appeal was declined.'} ${refundPaise > 0 ? `${rupees(refundPaise)} goes back to the customer.` : 'The fee goes to the consultant.'}`,
  hi: ({ upheld, refundPaise }: SessionMessages['booking_appeal_decided']) =>
    `${upheld ? 'अपील मान ली गई।' : 'अपील नहीं मानी गई।'} ${refundPaise > 0 ? `${rupees(refundPaise)} ग्राहक को लौटेंगे।` : 'फ़ीस सलाहकार को मिलेगी।'}`,
}
const cut = (text: string) => (text.length > 140 ? `${text.slice(0, 139).trimEnd()}…` : text)

export const sessionMessages = {
  booking_reminder: {
    topic: 'reminders',
    urgent: isNear,
    // Nobody is reminded of what has begun.
    lifetimeSeconds: ({ minutesLeft }) => minutesLeft * 60,
    sms: {
      en: (seen, { name }) =>
        `${name}: your ${kindOf(seen, 'en')} with ${seen.other} begins on ${whenOf(seen, 'en')}. Booking ${seen.number}.`,
      hi: (seen, { name }) =>
        `${name}: ${seen.other} के साथ आपका ${kindOf(seen, 'hi')} ${whenOf(seen, 'hi')} को शुरू होगा। बुकिंग ${seen.number}।`,
    },
    mail: {
      en: (seen, { name }) => ({
        subject: `${name}: ${kindOf(seen, 'en')} with ${seen.other}, ${whenOf(seen, 'en')}`,
        body: `Your session with ${seen.other} begins on ${whenOf(seen, 'en')} and lasts ${seen.minutes} minutes.${joinWords.en(seen)}`,
        action: open.en(seen),
      }),
      hi: (seen, { name }) => ({
        subject: `${name}: ${seen.other} के साथ ${kindOf(seen, 'hi')}, ${whenOf(seen, 'hi')}`,
        body: `${seen.other} के साथ आपका सत्र ${whenOf(seen, 'hi')} को शुरू होगा और ${seen.minutes} मिनट चलेगा।${joinWords.hi(seen)}`,
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
        subject: `${name}: ${seen.other} wrote to you`,
        body: `About the session on ${whenOf(seen, 'en')}:\n\n“${seen.text}”`,
        action: { label: 'Answer', path: pathOf(seen, 'en') },
      }),
      hi: (seen, { name }) => ({
        subject: `${name}: ${seen.other} ने आपको लिखा`,
        body: `${whenOf(seen, 'hi')} के सत्र के बारे में:\n\n“${seen.text}”`,
        action: { label: 'जवाब दें', path: pathOf(seen, 'hi') },
      }),
    },
    push: {
      en: (seen) => ({ title: `${seen.other} wrote to you`, body: cut(seen.text), path: pathOf(seen, 'en') }),
      hi: (seen) => ({ title: `${seen.other} ने आपको लिखा`, body: cut(seen.text), path: pathOf(seen, 'hi') }),
    },
  },
  booking_team_message: {
    topic: 'booking_changes',
    mail: {
      en: (seen, { name, helpDeskPhone }) => ({
        subject: `${name}: about your session with ${seen.other}`,
        body: `Our team writes about session ${seen.number} on ${whenOf(seen, 'en')}:\n\n“${seen.text}”\n\nQuestions? Call the help desk on ${helpDeskPhone}.`,
        action: open.en(seen),
      }),
      hi: (seen, { name, helpDeskPhone }) => ({
        subject: `${name}: ${seen.other} के साथ आपके सत्र के बारे में`,
        body: `${whenOf(seen, 'hi')} के सत्र ${seen.number} के बारे में हमारी टीम लिखती है:\n\n“${seen.text}”\n\nकोई सवाल? सहायता केंद्र को ${helpDeskPhone} पर फ़ोन करें।`,
        action: open.hi(seen),
      }),
    },
    push: {
      en: (seen) => ({ title: 'Our team wrote to you', body: cut(seen.text), path: pathOf(seen, 'en') }),
      hi: (seen) => ({ title: 'हमारी टीम ने आपको लिखा', body: cut(seen.text), path: pathOf(seen, 'hi') }),
    },
  },
  booking_no_show: {
    topic: 'booking_changes',
    sms: {
      en: (seen, { name }) =>
        `${name}: session ${seen.number} with ${seen.other} did not take place. ${absent.en(seen)} You can appeal until ${until(seen, 'en')}.`,
      hi: (seen, { name }) =>
        `${name}: ${seen.other} के साथ सत्र ${seen.number} नहीं हुआ। ${absent.hi(seen)} ${until(seen, 'hi')} तक अपील कर सकते हैं।`,
    },
    mail: {
      en: (seen, { name }) => ({
        subject: `${name}: the session with ${seen.other} did not take place`,
        body: `${absent.en(seen)}\n\nThat is what the room's own log says of booking ${seen.number}, ${whenOf(seen, 'en')}. If it was otherwise, appeal until ${until(seen, 'en')}; the money waits until then.`,
        action: open.en(seen),
      }),
      hi: (seen, { name }) => ({
        subject: `${name}: ${seen.other} के साथ सत्र नहीं हुआ`,
        body: `${absent.hi(seen)}\n\nबुकिंग ${seen.number}, ${whenOf(seen, 'hi')} के बारे में कमरे का रिकॉर्ड यही कहता है। अगर ऐसा नहीं था, तो ${until(seen, 'hi')} तक अपील करें; पैसा तब तक रुका रहेगा।`,
        action: open.hi(seen),
      }),
    },
    push: {
      en: (seen) => ({
        title: 'The session did not take place',
        body: `${absent.en(seen)} You can appeal until ${until(seen, 'en')}.`,
        path: pathOf(seen, 'en'),
      }),
      hi: (seen) => ({
        title: 'सत्र नहीं हुआ',
        body: `${absent.hi(seen)} ${until(seen, 'hi')} तक अपील कर सकते हैं।`,
        path: pathOf(seen, 'hi'),
      }),
    },
  },
  booking_appealed: {
    topic: 'booking_changes',
    mail: {
      en: (seen, { name }) => ({
        subject: `${name}: ${seen.other} appealed`,
        body: `${seen.other} says that the session ${seen.number} of ${whenOf(seen, 'en')} was otherwise than the room's log says. Our staff looks at it; the money waits until then.`,
        action: open.en(seen),
      }),
      hi: (seen, { name }) => ({
        subject: `${name}: ${seen.other} ने अपील की`,
        body: `${seen.other} का कहना है कि ${whenOf(seen, 'hi')} का सत्र ${seen.number} कमरे के रिकॉर्ड से अलग था। हमारा स्टाफ़ देखेगा; पैसा तब तक रुका रहेगा।`,
        action: open.hi(seen),
      }),
    },
    push: {
      en: (seen) => ({
        title: `${seen.other} appealed`,
        body: `Session ${seen.number} of ${whenOf(seen, 'en')}. Our staff looks at it; the money waits.`,
        path: pathOf(seen, 'en'),
      }),
      hi: (seen) => ({
        title: `${seen.other} ने अपील की`,
        body: `${whenOf(seen, 'hi')} का सत्र ${seen.number}। हमारा स्टाफ़ देखेगा; पैसा रुका है।`,
        path: pathOf(seen, 'hi'),
      }),
    },
  },
  booking_appeal_decided: {
    topic: 'booking_changes',
    sms: {
      en: (seen, { name }) => `${name}: session ${seen.number} with ${seen.other}. ${decided.en(seen)}`,
      hi: (seen, { name }) => `${name}: ${seen.other} के साथ सत्र ${seen.number}। ${decided.hi(seen)}`,
    },
    mail: {
      en: (seen, { name, helpDeskPhone }) => ({
        subject: `${name}: the appeal about session ${seen.number} is decided`,
        body: `${decided.en(seen)}${seen.note ? `\n\n“${seen.note}”` : ''}\n\nQuestions? Call the help desk on ${helpDeskPhone}.`,
        action: open.en(seen),
      }),
      hi: (seen, { name, helpDeskPhone }) => ({
        subject: `${name}: सत्र ${seen.number} की अपील पर फ़ैसला हुआ`,
        body: `${decided.hi(seen)}${seen.note ? `\n\n“${seen.note}”` : ''}\n\nकोई सवाल? सहायता केंद्र को ${helpDeskPhone} पर फ़ोन करें।`,
        action: open.hi(seen),
      }),
    },
    push: {
      en: (seen) => ({ title: 'The appeal is decided', body: decided.en(seen), path: pathOf(seen, 'en') }),
      hi: (seen) => ({ title: 'अपील पर फ़ैसला हुआ', body: decided.hi(seen), path: pathOf(seen, 'hi') }),
    },
  },
  slot_freed: {
    topic: 'reminders',
    // By then it is somebody's, or another one is nearer.
    lifetimeSeconds: () => 12 * 3600,
    sms: {
      en: (slot, { name, publicUrl }) =>
        `${name}: ${slot.name} has a free time on ${whenOf(slot, 'en')}. Book it: ${publicUrl}${slotPath(slot)}`,
      hi: (slot, { name, publicUrl }) =>
        `${name}: ${slot.name} का ${whenOf(slot, 'hi')} का समय ख़ाली है। बुक करें: ${publicUrl}/hi${slotPath(slot)}`,
    },
    mail: {
      en: (slot, { name }) => ({
        subject: `${name}: ${slot.name} has a free time`,
        body: `You asked to be told: ${slot.name} is free on ${whenOf(slot, 'en')}. Whoever books first has it.`,
        action: { label: 'Book it', path: slotPath(slot) },
      }),
      hi: (slot, { name }) => ({
        subject: `${name}: ${slot.name} का समय ख़ाली है`,
        body: `आपने बताने को कहा था: ${slot.name} ${whenOf(slot, 'hi')} को ख़ाली हैं। जो पहले बुक करे, समय उसका।`,
        action: { label: 'बुक करें', path: `/hi${slotPath(slot)}` },
      }),
    },
    push: {
      en: (slot) => ({
        title: `${slot.name} has a free time`,
        body: `${whenOf(slot, 'en')}. Whoever books first has it.`,
        path: slotPath(slot),
      }),
      hi: (slot) => ({
        title: `${slot.name} का समय ख़ाली है`,
        body: `${whenOf(slot, 'hi')}। जो पहले बुक करे, समय उसका।`,
        path: `/hi${slotPath(slot)}`,
      }),
    },
  },
} satisfies { [M in keyof SessionMessages]: Message<SessionMessages[M]> }
