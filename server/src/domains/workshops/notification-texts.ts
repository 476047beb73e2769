import type { Message } from '#server/platform/outbox/message.ts'
import { instantInIndia } from '#server/platform/outbox/when.ts'

export interface WorkshopMessages {
  workshop_booked: { title_english: string; title_hindi: string; startsAt: string; seats: number; orderId: number }
  workshop_seat_offered: { title_english: string; title_hindi: string; slug: string; until: string }
  workshop_cancelled: { title_english: string; title_hindi: string; reason: string }
  workshop_rescheduled: { title_english: string; title_hindi: string; startsAt: string }
  workshop_reminder: {
    title_english: string
    title_hindi: string
    startsAt: string
    hours: number
    place: 'online' | 'venue'
    venue_english: string
    venue_hindi: string
  }
}

const when = {
  en: (at: string) => instantInIndia(new Date(at), 'en'),
  hi: (at: string) => instantInIndia(new Date(at), 'hi'),
}
const tickets = {
  en: { label: 'View your tickets', path: '/dashboard/workshops' },
  hi: { label: 'अपने टिकट देखें', path: '/hi/dashboard/workshops' },
}

interface Said<P> {
  title: (params: P) => string
  body: (params: P) => string
  action: (params: P) => { label: string; path: string }
}

/** The same words by push and by mail. */
const pushAndMail = <P>(en: Said<P>, hi: Said<P>) => ({
  topic: 'workshops' as const,
  push: {
    en: (params: P) => ({ title: en.title(params), body: en.body(params), path: en.action(params).path }),
    hi: (params: P) => ({ title: hi.title(params), body: hi.body(params), path: hi.action(params).path }),
  },
  mail: {
    en: (params: P, { name }: { name: string }) => ({
      ...{ subject: `${name}: ${en.title(params)}`, body: en.body(params), action: en.action(params) },
    }),
    hi: (params: P, { name }: { name: string }) => ({
      ...{ subject: `${name}: ${hi.title(params)}`, body: hi.body(params), action: hi.action(params) },
    }),
  },
})

export const workshopTexts = {
  workshop_booked: pushAndMail<WorkshopMessages['workshop_booked']>(
    {
      title: ({ title_english }) => `Your seat is booked: ${title_english}`,
      body: ({ startsAt, seats }) =>
        `${when.en(startsAt)}, ${seats === 1 ? '1 seat' : `${seats} seats`}. Your tickets and the invoice are in your account.`,
      action: () => tickets.en,
    },
    {
      title: ({ title_hindi }) => `आपकी सीट बुक हो गई: ${title_hindi}`,
      body: ({ startsAt, seats }) => `${when.hi(startsAt)}, ${seats} सीट। आपके टिकट और बिल आपके खाते में हैं।`,
      action: () => tickets.hi,
    },
  ),
  workshop_seat_offered: {
    ...pushAndMail<WorkshopMessages['workshop_seat_offered']>(
      {
        title: ({ title_english }) => `A seat opened for you: ${title_english}`,
        body: ({ until }) => `It is held for you till ${when.en(until)}. You pay only if you take it.`,
        action: ({ slug }) => ({ label: 'Take the seat', path: `/workshops/${slug}` }),
      },
      {
        title: ({ title_hindi }) => `आपके लिए एक सीट ख़ाली हुई: ${title_hindi}`,
        body: ({ until }) => `यह ${when.hi(until)} तक आपके लिए रखी है। लेने पर ही भुगतान करना होगा।`,
        action: ({ slug }) => ({ label: 'सीट लें', path: `/hi/workshops/${slug}` }),
      },
    ),
    sms: {
      en: ({ title_english, until }, { name }) =>
        `${name}: A seat opened for you in "${title_english}". It is held till ${when.en(until)}. Log in to take it.`,
      hi: ({ title_hindi, until }, { name }) =>
        `${name}: "${title_hindi}" में आपके लिए एक सीट ख़ाली हुई। यह ${when.hi(until)} तक रखी है। लेने के लिए लॉगिन करें।`,
    },
  },
  workshop_cancelled: pushAndMail<WorkshopMessages['workshop_cancelled']>(
    {
      title: ({ title_english }) => `Workshop cancelled: ${title_english}`,
      body: ({ reason }) =>
        `We are sorry: this workshop will not take place. You get a full refund.\n\nReason: ${reason}`,
      action: () => tickets.en,
    },
    {
      title: ({ title_hindi }) => `कार्यशाला रद्द: ${title_hindi}`,
      body: ({ reason }) => `हमें खेद है: यह कार्यशाला नहीं होगी। आपको पूरा रिफ़ंड मिलेगा।\n\nकारण: ${reason}`,
      action: () => tickets.hi,
    },
  ),
  workshop_rescheduled: pushAndMail<WorkshopMessages['workshop_rescheduled']>(
    {
      title: ({ title_english }) => `New date: ${title_english}`,
      body: ({ startsAt }) =>
        `The workshop now starts on ${when.en(startsAt)}. Your tickets stay valid. If the new date does not suit you, return them before the start for a full refund.`,
      action: () => tickets.en,
    },
    {
      title: ({ title_hindi }) => `नई तारीख़: ${title_hindi}`,
      body: ({ startsAt }) =>
        `कार्यशाला अब ${when.hi(startsAt)} को शुरू होगी। आपके टिकट मान्य हैं। नई तारीख़ ठीक न लगे, तो शुरू होने से पहले लौटाकर पूरा रिफ़ंड लें।`,
      action: () => tickets.hi,
    },
  ),
  workshop_reminder: pushAndMail<WorkshopMessages['workshop_reminder']>(
    {
      title: ({ title_english, hours }) => `${hours === 1 ? 'In one hour' : 'Tomorrow'}: ${title_english}`,
      body: ({ startsAt, place, venue_english }) =>
        `${when.en(startsAt)}. ${place === 'online' ? 'Join from your tickets, from 15 minutes before the start.' : venue_english}`,
      action: () => tickets.en,
    },
    {
      title: ({ title_hindi, hours }) => `${hours === 1 ? 'एक घंटे में' : 'कल'}: ${title_hindi}`,
      body: ({ startsAt, place, venue_hindi }) =>
        `${when.hi(startsAt)}। ${place === 'online' ? 'शुरू होने से 15 मिनट पहले से अपने टिकट से जुड़ें।' : venue_hindi}`,
      action: () => tickets.hi,
    },
  ),
} satisfies { [M in keyof WorkshopMessages]: Message<WorkshopMessages[M]> }

type WorkshopTexts = typeof workshopTexts
declare module '#server/platform/outbox/messages.ts' {
  interface MessageParams extends WorkshopMessages {}
  interface MessageTexts extends WorkshopTexts {}
}
