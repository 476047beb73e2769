import type { Language, Message } from '#server/platform/outbox/message.ts'
import { dayIn, instantInIndia } from '#server/platform/outbox/when.ts'
import { INDIA, startOfDay } from '#server/platform/time.ts'

/** What happened to an ordered service, as a side is notified of it. */
type ServiceNews =
  | 'ordered'
  | 'brief_wanted'
  | 'brief_missing'
  | 'briefed'
  | 'started'
  | 'message'
  | 'delivered'
  | 'returned'
  | 'accepted'
  | 'done'
  | 'disputed'
  | 'decided_accepted'
  | 'extension_asked'
  | 'extension_agreed'
  | 'extension_declined'
  | 'cancelled'
  | 'due_soon'
  | 'accept_soon'

type About = { serviceOrderId: number; number: string }

export interface ServiceMessages {
  /** `dueOn` is empty before the brief; `until` is when a delivery counts as accepted. */
  service_news: About & {
    side: 'customer' | 'consultant'
    step: ServiceNews
    title_english: string
    title_hindi: string
    other: string
    dueOn: string
    until: string
  }
  /** To staff. */
  service_disputed: About
}

type News = ServiceMessages['service_news']

const path = ({ side, serviceOrderId }: Pick<News, 'side' | 'serviceOrderId'>) =>
  side === 'customer' ? `/dashboard/my-services/${serviceOrderId}` : `/service-orders/${serviceOrderId}`
const staffPath = ({ serviceOrderId }: About) => `/admin/service-orders/${serviceOrderId}`
const dayOf = (day: string, language: Language) => (day ? dayIn(startOfDay(day), language, INDIA) : '')
const instantOf = (until: string, language: Language) => instantInIndia(new Date(until), language)

const inEnglish: Record<ServiceNews, (news: News) => { title: string; body: string }> = {
  ordered: ({ other, title_english }) => ({
    title: `${other} ordered a service`,
    body: `“${title_english}”. You will hear from us when the brief arrives.`,
  }),
  brief_wanted: ({ title_english, other }) => ({
    title: 'Tell the consultant what you need',
    body: `“${title_english}”. ${other} can start when you have sent the brief and your documents.`,
  }),
  brief_missing: ({ title_english, other }) => ({
    title: `Reminder: “${title_english}”`,
    body: `${other} is waiting for your brief. Send it, or cancel the order for a full refund.`,
  }),
  briefed: ({ other, title_english, dueOn }) => ({
    title: `${other} sent the brief`,
    body: `“${title_english}”. Please start; the work is due on ${dayOf(dueOn, 'en')}.`,
  }),
  started: ({ other, title_english, dueOn }) => ({
    title: `${other} started the work`,
    body: `“${title_english}”. It is due on ${dayOf(dueOn, 'en')}.`,
  }),
  message: ({ other, title_english }) => ({ title: `${other} wrote to you`, body: `“${title_english}”.` }),
  delivered: ({ other, title_english, until }) => ({
    title: `${other} delivered`,
    body: `“${title_english}”. Accept it or send it back by ${instantOf(until, 'en')}. After that it counts as accepted.`,
  }),
  returned: ({ other, title_english, dueOn }) => ({
    title: `${other} asks for changes`,
    body: `“${title_english}”. The work is due on ${dayOf(dueOn, 'en')}.`,
  }),
  accepted: ({ other, title_english }) => ({
    title: `${other} accepted a milestone`,
    body: `“${title_english}”. Its share will be ready to withdraw in two days.`,
  }),
  done: ({ title_english, side }) => ({
    title: 'A service is complete',
    body: `“${title_english}”. ${side === 'customer' ? 'You can review it now.' : 'The last share will be ready to withdraw in two days.'}`,
  }),
  disputed: ({ other, title_english }) => ({
    title: `${other} asked us to decide`,
    body: `“${title_english}”. Our team will decide within seven days.`,
  }),
  decided_accepted: ({ title_english }) => ({
    title: 'The dispute is decided',
    body: `“${title_english}”. The delivered work counts as accepted.`,
  }),
  extension_asked: ({ other, title_english, dueOn }) => ({
    title: `${other} asks for more time`,
    body: `“${title_english}”. The new day would be ${dayOf(dueOn, 'en')}. Please agree or decline.`,
  }),
  extension_agreed: ({ other, title_english, dueOn }) => ({
    title: `${other} agreed to the new day`,
    body: `“${title_english}”. The work is now due on ${dayOf(dueOn, 'en')}.`,
  }),
  extension_declined: ({ other, title_english, dueOn }) => ({
    title: `${other} did not agree to the new day`,
    body: `“${title_english}”. The work is still due on ${dayOf(dueOn, 'en')}.`,
  }),
  cancelled: ({ title_english, side }) => ({
    title: 'A service was cancelled',
    body: `“${title_english}”. ${side === 'customer' ? 'What you had not accepted is refunded.' : 'What was accepted stays yours.'}`,
  }),
  due_soon: ({ title_english, dueOn }) => ({
    title: `Reminder: “${title_english}”`,
    body: `The work is due on ${dayOf(dueOn, 'en')}. If you need more time, ask the customer now.`,
  }),
  accept_soon: ({ title_english, until }) => ({
    title: `Reminder: “${title_english}”`,
    body: `Accept the delivery or send it back by ${instantOf(until, 'en')}. After that it counts as accepted.`,
  }),
}

const inHindi: Record<ServiceNews, (news: News) => { title: string; body: string }> = {
  ordered: ({ other, title_hindi }) => ({
    title: `${other} ने एक सेवा ऑर्डर की`,
    body: `“${title_hindi}”। काम का विवरण आते ही हम बताएँगे।`,
  }),
  brief_wanted: ({ title_hindi, other }) => ({
    title: 'सलाहकार को अपनी ज़रूरत बताएँ',
    body: `“${title_hindi}”। विवरण और दस्तावेज़ मिलते ही ${other} काम शुरू कर सकेंगे।`,
  }),
  brief_missing: ({ title_hindi, other }) => ({
    title: `याद दिलाना: “${title_hindi}”`,
    body: `${other} को आपके विवरण का इंतज़ार है। विवरण भेजें, या पूरे रिफ़ंड के लिए ऑर्डर रद्द करें।`,
  }),
  briefed: ({ other, title_hindi, dueOn }) => ({
    title: `${other} ने काम का विवरण भेजा`,
    body: `“${title_hindi}”। कृपया शुरू करें; काम ${dayOf(dueOn, 'hi')} तक देना है।`,
  }),
  started: ({ other, title_hindi, dueOn }) => ({
    title: `${other} ने काम शुरू किया`,
    body: `“${title_hindi}”। काम ${dayOf(dueOn, 'hi')} तक मिलेगा।`,
  }),
  message: ({ other, title_hindi }) => ({ title: `${other} ने आपको लिखा`, body: `“${title_hindi}”।` }),
  delivered: ({ other, title_hindi, until }) => ({
    title: `${other} ने काम भेजा`,
    body: `“${title_hindi}”। ${instantOf(until, 'hi')} तक स्वीकार करें या लौटाएँ। उसके बाद यह स्वीकार माना जाएगा।`,
  }),
  returned: ({ other, title_hindi, dueOn }) => ({
    title: `${other} बदलाव चाहते हैं`,
    body: `“${title_hindi}”। काम ${dayOf(dueOn, 'hi')} तक देना है।`,
  }),
  accepted: ({ other, title_hindi }) => ({
    title: `${other} ने एक चरण स्वीकार किया`,
    body: `“${title_hindi}”। इसका हिस्सा दो दिन में निकालने के लिए तैयार होगा।`,
  }),
  done: ({ title_hindi, side }) => ({
    title: 'एक सेवा पूरी हुई',
    body: `“${title_hindi}”। ${side === 'customer' ? 'अब समीक्षा लिखी जा सकती है।' : 'आख़िरी हिस्सा दो दिन में निकालने के लिए तैयार होगा।'}`,
  }),
  disputed: ({ other, title_hindi }) => ({
    title: `${other} ने हमसे फ़ैसला माँगा`,
    body: `“${title_hindi}”। हमारी टीम सात दिन में फ़ैसला करेगी।`,
  }),
  decided_accepted: ({ title_hindi }) => ({
    title: 'विवाद का फ़ैसला हुआ',
    body: `“${title_hindi}”। भेजा गया काम स्वीकार माना गया।`,
  }),
  extension_asked: ({ other, title_hindi, dueOn }) => ({
    title: `${other} और समय माँग रहे हैं`,
    body: `“${title_hindi}”। नई तारीख़ ${dayOf(dueOn, 'hi')} होगी। कृपया हाँ या ना कहें।`,
  }),
  extension_agreed: ({ other, title_hindi, dueOn }) => ({
    title: `${other} ने नई तारीख़ मान ली`,
    body: `“${title_hindi}”। काम अब ${dayOf(dueOn, 'hi')} तक देना है।`,
  }),
  extension_declined: ({ other, title_hindi, dueOn }) => ({
    title: `${other} ने नई तारीख़ नहीं मानी`,
    body: `“${title_hindi}”। काम अब भी ${dayOf(dueOn, 'hi')} तक देना है।`,
  }),
  cancelled: ({ title_hindi, side }) => ({
    title: 'एक सेवा रद्द हुई',
    body: `“${title_hindi}”। ${side === 'customer' ? 'जो आपने स्वीकार नहीं किया था, उसका रिफ़ंड हो गया।' : 'जो स्वीकार हुआ, वह आपका रहेगा।'}`,
  }),
  due_soon: ({ title_hindi, dueOn }) => ({
    title: `याद दिलाना: “${title_hindi}”`,
    body: `काम ${dayOf(dueOn, 'hi')} तक देना है। और समय चाहिए तो ग्राहक से अभी पूछें।`,
  }),
  accept_soon: ({ title_hindi, until }) => ({
    title: `याद दिलाना: “${title_hindi}”`,
    body: `${instantOf(until, 'hi')} तक काम स्वीकार करें या लौटाएँ। उसके बाद यह स्वीकार माना जाएगा।`,
  }),
}

export const serviceTexts = {
  service_news: {
    topic: 'answers',
    push: {
      en: (news) => ({ ...inEnglish[news.step](news), path: path(news) }),
      hi: (news) => ({ ...inHindi[news.step](news), path: `/hi${path(news)}` }),
    },
    mail: {
      en: (news, { name }) => {
        const { title, body } = inEnglish[news.step](news)
        return { subject: `${name}: ${title}`, body, action: { label: 'Open the order', path: path(news) } }
      },
      hi: (news, { name }) => {
        const { title, body } = inHindi[news.step](news)
        return { subject: `${name}: ${title}`, body, action: { label: 'ऑर्डर खोलें', path: `/hi${path(news)}` } }
      },
    },
  },
  service_disputed: {
    topic: 'account',
    push: {
      en: (about) => ({
        title: 'A service is disputed',
        body: `Order ${about.number}. Please decide within seven days.`,
        path: staffPath(about),
      }),
      hi: (about) => ({
        title: 'एक सेवा पर विवाद है',
        body: `ऑर्डर ${about.number}। कृपया सात दिन में फ़ैसला करें।`,
        path: `/hi${staffPath(about)}`,
      }),
    },
  },
} satisfies { [M in keyof ServiceMessages]: Message<ServiceMessages[M]> }

type ServiceTexts = typeof serviceTexts
declare module '#server/platform/outbox/messages.ts' {
  interface MessageParams extends ServiceMessages {}
  interface MessageTexts extends ServiceTexts {}
}
