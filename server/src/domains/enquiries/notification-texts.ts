import type { Message } from '#server/platform/outbox/message.ts'
import type { MessageParts } from '#server/platform/outbox/messages.ts'
import { cut, dayOf, quoted, workingTime } from './notification-words.ts'

// A type, because an interface has no index signature.
type Reply = {
  enquiryId: number
  number: string
  /** The consultant's name; empty for the help desk. */
  other: string
  text: string
  /** Whose times the reply links to; 0 for none. By id: an erased profile leaves no trace in messages. */
  bookId: number
}

export interface EnquiryMessages {
  enquiry_received: { number: string }
  grievance_received: { number: string; officer: string; dueAt: string }
  /** `minutes` is the working time promised for a reply, here and below; absent in older rows. */
  enquiry_to_consultant: { enquiryId: number; number: string; other: string; text: string; minutes?: number }
  enquiry_message: { enquiryId: number; number: string; other: string; text: string }
  enquiry_waiting: { enquiryId: number; number: string; other: string; minutes?: number }
  enquiry_escalated: { enquiryId: number; number: string; minutes: number; isCallback: boolean }
  grievance_unresolved: { enquiryId: number; number: string; dueAt: string; isLate: boolean }
  grievance_closed: { number: string; helpDeskEmail: string }
  enquiry_answered: Reply & { isConsultant: boolean }
  enquiry_reply: Reply
}

interface About {
  enquiryId: number
}
const desk = ({ enquiryId }: About) => ({ label: 'Reply', path: `/enquiry?enquiry=${enquiryId}` })
const deskHindi = ({ enquiryId }: About) => ({ label: 'जवाब दें', path: `/hi/enquiry?enquiry=${enquiryId}` })
const staffDesk = {
  en: ({ enquiryId }: About) => ({ label: 'Open enquiry', path: `/admin/enquiries/${enquiryId}` }),
  hi: ({ enquiryId }: About) => ({ label: 'पूछताछ खोलें', path: `/hi/admin/enquiries/${enquiryId}` }),
}

const sender = {
  en: ({ other }: Reply) => other || 'Our help desk',
  hi: ({ other }: Reply) => other || 'सहायता केंद्र',
}
const ownList = (isConsultant: boolean) => (isConsultant ? '/enquiry' : '/dashboard/change-password')
const booking = {
  en: ({ bookId }: Reply) => (bookId ? { action: { label: 'Book a session', path: `/consultants/${bookId}` } } : {}),
  hi: ({ bookId }: Reply) => (bookId ? { action: { label: 'सत्र बुक करें', path: `/hi/consultants/${bookId}` } } : {}),
}
interface Site {
  name: string
}
const replyMail = {
  en: (reply: Reply, { name }: Site) => ({
    subject: `${name}: ${sender.en(reply)} replied to your enquiry ${reply.number}`,
    body: `${sender.en(reply)} replied:${quoted(reply.text)}`,
    ...booking.en(reply),
  }),
  hi: (reply: Reply, { name }: Site) => ({
    subject: `${name}: ${sender.hi(reply)} से आपकी पूछताछ ${reply.number} का जवाब`,
    body: `${sender.hi(reply)} का जवाब:${quoted(reply.text)}`,
    ...booking.hi(reply),
  }),
}

export const enquiryTexts = {
  enquiry_received: {
    sms: {
      en: ({ number }, { name, helpDeskPhone }) =>
        `Thank you for writing to ${name}. Your enquiry number is ${number}. Help desk: ${helpDeskPhone}.`,
      hi: ({ number }, { name, helpDeskPhone }) =>
        `${name} को लिखने के लिए धन्यवाद। आपकी पूछताछ का नंबर ${number} है। सहायता केंद्र: ${helpDeskPhone}।`,
    },
    mail: {
      en: ({ number }, { name, helpDeskPhone }) => ({
        subject: `We have received your enquiry ${number}`,
        body: `Thank you for writing to ${name}. Your enquiry number is ${number}. We will reply by email or on your mobile.\n\nIn a hurry? Call the help desk on ${helpDeskPhone}.`,
      }),
      hi: ({ number }, { name, helpDeskPhone }) => ({
        subject: `आपकी पूछताछ ${number} हमें मिल गई`,
        body: `${name} को लिखने के लिए धन्यवाद। आपकी पूछताछ का नंबर ${number} है। जवाब हम ईमेल से या आपके मोबाइल पर देंगे।\n\nजल्दी है? सहायता केंद्र को ${helpDeskPhone} पर फ़ोन करें।`,
      }),
    },
  },
  grievance_received: {
    sms: {
      en: ({ number, dueAt }, { name, helpDeskPhone }) =>
        `${name} has received your grievance ${number}. It will be resolved by ${dayOf(dueAt, 'en')}. Help desk: ${helpDeskPhone}.`,
      hi: ({ number, dueAt }, { name, helpDeskPhone }) =>
        `${name} को आपकी शिकायत ${number} मिल गई। ${dayOf(dueAt, 'hi')} तक इसका निपटारा होगा। सहायता केंद्र: ${helpDeskPhone}।`,
    },
    mail: {
      en: ({ number, officer, dueAt }, { name, helpDeskPhone }) => ({
        subject: `${name}: we have received your grievance ${number}`,
        body: `Your grievance number is ${number}. ${officer} is responsible for it and will resolve it by ${dayOf(dueAt, 'en')}.\n\nQuestions? Call the help desk on ${helpDeskPhone}.`,
      }),
      hi: ({ number, officer, dueAt }, { name, helpDeskPhone }) => ({
        subject: `${name}: आपकी शिकायत ${number} हमें मिल गई`,
        body: `आपकी शिकायत का नंबर ${number} है। इसके लिए ${officer} ज़िम्मेदार हैं। ${dayOf(dueAt, 'hi')} तक इसका निपटारा होगा।\n\nकोई सवाल? सहायता केंद्र को ${helpDeskPhone} पर फ़ोन करें।`,
      }),
    },
  },
  enquiry_to_consultant: {
    topic: 'answers',
    push: {
      en: ({ enquiryId, other, text }) => ({
        title: `New enquiry from ${other}`,
        body: cut(text) || 'No text.',
        path: desk({ enquiryId }).path,
      }),
      hi: ({ enquiryId, other, text }) => ({
        title: `${other} से नई पूछताछ`,
        body: cut(text) || 'कुछ लिखा नहीं है।',
        path: deskHindi({ enquiryId }).path,
      }),
    },
    mail: {
      en: ({ enquiryId, number, other, text, minutes }, { name }) => ({
        subject: `${name}: new enquiry ${number} from ${other}`,
        body: `${other} wrote from your profile.${quoted(text)}\n\nPlease reply within ${workingTime(minutes ?? 60, 'en')}. You see the mobile number after your reply.`,
        action: desk({ enquiryId }),
      }),
      hi: ({ enquiryId, number, other, text, minutes }, { name }) => ({
        subject: `${name}: ${other} से नई पूछताछ ${number}`,
        body: `${other} ने आपके प्रोफ़ाइल से लिखा है।${quoted(text)}\n\nकृपया ${workingTime(minutes ?? 60, 'hi')} में जवाब दें। जवाब के बाद मोबाइल नंबर दिखेगा।`,
        action: deskHindi({ enquiryId }),
      }),
    },
  },
  enquiry_message: {
    topic: 'answers',
    push: {
      en: ({ enquiryId, other, text }) => ({
        title: `${other} wrote again`,
        body: cut(text),
        path: desk({ enquiryId }).path,
      }),
      hi: ({ enquiryId, other, text }) => ({
        title: `${other} ने फिर लिखा`,
        body: cut(text),
        path: deskHindi({ enquiryId }).path,
      }),
    },
    mail: {
      en: ({ enquiryId, number, other, text }, { name }) => ({
        subject: `${name}: ${other} wrote again about enquiry ${number}`,
        body: `${other} wrote:${quoted(text)}`,
        action: desk({ enquiryId }),
      }),
      hi: ({ enquiryId, number, other, text }, { name }) => ({
        subject: `${name}: पूछताछ ${number} पर ${other} का नया संदेश`,
        body: `${other} ने लिखा:${quoted(text)}`,
        action: deskHindi({ enquiryId }),
      }),
    },
  },
  enquiry_waiting: {
    topic: 'answers',
    push: {
      en: ({ enquiryId, number, other }) => ({
        title: `${other} is waiting for your reply`,
        body: `Enquiry ${number} has no reply yet.`,
        path: desk({ enquiryId }).path,
      }),
      hi: ({ enquiryId, number, other }) => ({
        title: `${other} को आपके जवाब का इंतज़ार है`,
        body: `पूछताछ ${number} का जवाब अभी बाक़ी है।`,
        path: deskHindi({ enquiryId }).path,
      }),
    },
    mail: {
      en: ({ enquiryId, number, other, minutes }, { name }) => ({
        subject: `${name}: enquiry ${number} is waiting for your reply`,
        body: `${other} has had no reply yet. We promise one within ${workingTime(minutes ?? 60, 'en')}.`,
        action: desk({ enquiryId }),
      }),
      hi: ({ enquiryId, number, other, minutes }, { name }) => ({
        subject: `${name}: पूछताछ ${number} को आपके जवाब का इंतज़ार है`,
        body: `${other} को अभी जवाब नहीं मिला है। हमारा वादा है: ${workingTime(minutes ?? 60, 'hi')} में जवाब।`,
        action: deskHindi({ enquiryId }),
      }),
    },
  },
  enquiry_escalated: {
    mail: {
      en: ({ enquiryId, number, minutes, isCallback }, { name }) => ({
        subject: isCallback ? `${name}: callback ${number} is due now` : `${name}: enquiry ${number} has no answer yet`,
        body: isCallback
          ? 'The customer chose this time. Please call now.'
          : `It has been waiting for ${minutes} working minutes. Please answer it now.`,
        action: staffDesk.en({ enquiryId }),
      }),
      hi: ({ enquiryId, number, minutes, isCallback }, { name }) => ({
        subject: isCallback ? `${name}: ${number} पर अभी फ़ोन करना है` : `${name}: पूछताछ ${number} का जवाब बाक़ी है`,
        body: isCallback
          ? 'ग्राहक ने यही समय चुना था। कृपया अभी फ़ोन करें।'
          : `इसे काम के ${minutes} मिनट हो गए हैं। कृपया अभी जवाब दें।`,
        action: staffDesk.hi({ enquiryId }),
      }),
    },
  },
  grievance_unresolved: {
    mail: {
      en: ({ enquiryId, number, dueAt, isLate }, { name }) => ({
        subject: isLate
          ? `${name}: grievance ${number} is overdue`
          : `${name}: grievance ${number} is not resolved yet`,
        body: isLate
          ? `It had to be resolved by ${dayOf(dueAt, 'en')}. Please reply and close it today.`
          : `It must be resolved by ${dayOf(dueAt, 'en')}. Please reply and close it before then.`,
        action: staffDesk.en({ enquiryId }),
      }),
      hi: ({ enquiryId, number, dueAt, isLate }, { name }) => ({
        subject: isLate ? `${name}: शिकायत ${number} का समय निकल गया` : `${name}: शिकायत ${number} का निपटारा बाक़ी है`,
        body: isLate
          ? `${dayOf(dueAt, 'hi')} तक निपटारा होना था। कृपया आज ही जवाब देकर बंद करें।`
          : `${dayOf(dueAt, 'hi')} तक निपटारा ज़रूरी है। कृपया उससे पहले जवाब देकर बंद करें।`,
        action: staffDesk.hi({ enquiryId }),
      }),
    },
  },
  grievance_closed: {
    sms: {
      en: ({ number }, { name, helpDeskPhone }) =>
        `${name}: your grievance ${number} is closed. Not resolved? Call the help desk on ${helpDeskPhone}.`,
      hi: ({ number }, { name, helpDeskPhone }) =>
        `${name}: आपकी शिकायत ${number} बंद की गई। समाधान नहीं हुआ? सहायता केंद्र को ${helpDeskPhone} पर फ़ोन करें।`,
    },
    mail: {
      en: ({ number, helpDeskEmail }, { name, helpDeskPhone }) => ({
        subject: `${name}: your grievance ${number} is closed`,
        body: `We have closed your grievance ${number}. If it is not resolved for you, write to ${helpDeskEmail} or call ${helpDeskPhone}, and we will reopen it.`,
      }),
      hi: ({ number, helpDeskEmail }, { name, helpDeskPhone }) => ({
        subject: `${name}: आपकी शिकायत ${number} बंद की गई`,
        body: `हमने आपकी शिकायत ${number} बंद कर दी है। समाधान नहीं हुआ तो ${helpDeskEmail} पर लिखें या ${helpDeskPhone} पर फ़ोन करें। हम इसे फिर से खोलेंगे।`,
      }),
    },
  },
  enquiry_answered: {
    topic: 'answers',
    push: {
      en: (reply) => ({
        title: `${sender.en(reply)} replied to your enquiry`,
        body: cut(reply.text),
        path: ownList(reply.isConsultant),
      }),
      hi: (reply) => ({
        title: `${sender.hi(reply)}: आपकी पूछताछ का जवाब`,
        body: cut(reply.text),
        path: `/hi${ownList(reply.isConsultant)}`,
      }),
    },
    mail: {
      en: (reply, site) => ({
        action: { label: 'View your enquiry', path: ownList(reply.isConsultant) },
        ...replyMail.en(reply, site),
      }),
      hi: (reply, site) => ({
        action: { label: 'अपनी पूछताछ देखें', path: `/hi${ownList(reply.isConsultant)}` },
        ...replyMail.hi(reply, site),
      }),
    },
  },
  enquiry_reply: {
    sms: {
      en: (reply, { name }) => `${name}, enquiry ${reply.number}: ${sender.en(reply)} replied: ${cut(reply.text, 300)}`,
      hi: (reply, { name }) => `${name}, पूछताछ ${reply.number}: ${sender.hi(reply)} का जवाब: ${cut(reply.text, 300)}`,
    },
    mail: replyMail,
  },
} satisfies { [M in keyof EnquiryMessages]: Message<EnquiryMessages[M]> }

export const enquiryParts = {
  sender: (reply: Reply, language) => sender[language](reply),
  excerpt: ({ text }: Reply) => cut(text),
  long_excerpt: ({ text }: Reply) => cut(text, 300),
  quote: ({ text }: Reply) => quoted(text),
  promise: ({ minutes }: EnquiryMessages['enquiry_waiting'], language) => workingTime(minutes ?? 60, language),
} satisfies MessageParts

type EnquiryTexts = typeof enquiryTexts
declare module '#server/platform/outbox/messages.ts' {
  interface MessageParams extends EnquiryMessages {}
  interface MessageTexts extends EnquiryTexts {}
}
