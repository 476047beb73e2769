import type { Language, Message } from '#server/platform/outbox/message.ts'
import { instantInIndia, minutesIn } from '#server/platform/outbox/when.ts'

type TalkSeen = {
  segment: string
  slug: string
  titleEnglish: string
  titleHindi: string
  speaker: string
  startsAt: string
}

export interface TalkLibraryMessages {
  talk_reminder: TalkSeen & { minutesLeft: number }
  talk_moved: TalkSeen
  talk_called_off: TalkSeen
}

const pathOf = ({ segment, slug }: TalkSeen, language: Language) =>
  `${language === 'hi' ? '/hi' : ''}/expert-talk/${segment}/talks/${slug}`
/** A withdrawn talk has no page; links to the others of its segment. */
const othersOf = ({ segment }: TalkSeen, language: Language) =>
  `${language === 'hi' ? '/hi' : ''}/expert-talk/${segment}`
const whenOf = ({ startsAt }: TalkSeen, language: Language) => instantInIndia(new Date(startsAt), language)

export const talkLibraryTexts = {
  talk_reminder: {
    topic: 'reminders',
    // People asked for a reminder before the start, so it cannot wait for the morning.
    urgent: () => true,
    lifetimeSeconds: ({ minutesLeft }) => minutesLeft * 60,
    mail: {
      en: (talk, { name }) => ({
        subject: `${name}: “${talk.titleEnglish}” starts in ${minutesIn.en(talk.minutesLeft)}`,
        body: `You asked for a reminder: ${talk.speaker} is live on ${whenOf(talk, 'en')}.`,
        action: { label: 'View talk', path: pathOf(talk, 'en') },
      }),
      hi: (talk, { name }) => ({
        subject: `${name}: “${talk.titleHindi}” ${talk.minutesLeft} मिनट में शुरू`,
        body: `आपने याद दिलाने को कहा था: ${talk.speaker} की वार्ता ${whenOf(talk, 'hi')} को है।`,
        action: { label: 'वार्ता देखें', path: pathOf(talk, 'hi') },
      }),
    },
    push: {
      en: (talk) => ({
        title: `“${talk.titleEnglish}” in ${minutesIn.en(talk.minutesLeft)}`,
        body: `${talk.speaker}, ${whenOf(talk, 'en')}. You asked for a reminder.`,
        path: pathOf(talk, 'en'),
      }),
      hi: (talk) => ({
        title: `“${talk.titleHindi}” ${talk.minutesLeft} मिनट में`,
        body: `${talk.speaker}, ${whenOf(talk, 'hi')}। आपने याद दिलाने को कहा था।`,
        path: pathOf(talk, 'hi'),
      }),
    },
  },
  talk_moved: {
    topic: 'reminders',
    mail: {
      en: (talk, { name }) => ({
        subject: `${name}: “${talk.titleEnglish}” is rescheduled`,
        body: `The talk by ${talk.speaker} is now on ${whenOf(talk, 'en')}. We will remind you before it starts.`,
        action: { label: 'View talk', path: pathOf(talk, 'en') },
      }),
      hi: (talk, { name }) => ({
        subject: `${name}: “${talk.titleHindi}” का समय बदल गया`,
        body: `${talk.speaker} की वार्ता अब ${whenOf(talk, 'hi')} को होगी। शुरू होने से पहले हम याद दिलाएँगे।`,
        action: { label: 'वार्ता देखें', path: pathOf(talk, 'hi') },
      }),
    },
    push: {
      en: (talk) => ({
        title: `“${talk.titleEnglish}” is rescheduled`,
        body: `The talk by ${talk.speaker} is now on ${whenOf(talk, 'en')}.`,
        path: pathOf(talk, 'en'),
      }),
      hi: (talk) => ({
        title: `“${talk.titleHindi}” का समय बदल गया`,
        body: `${talk.speaker} की वार्ता अब ${whenOf(talk, 'hi')} को होगी।`,
        path: pathOf(talk, 'hi'),
      }),
    },
  },
  talk_called_off: {
    topic: 'reminders',
    mail: {
      en: (talk, { name }) => ({
        subject: `${name}: “${talk.titleEnglish}” is cancelled`,
        body: `The talk by ${talk.speaker} on ${whenOf(talk, 'en')} will not take place. We are sorry.`,
        action: { label: 'See other talks', path: othersOf(talk, 'en') },
      }),
      hi: (talk, { name }) => ({
        subject: `${name}: “${talk.titleHindi}” नहीं होगी`,
        body: `${whenOf(talk, 'hi')} की ${talk.speaker} की वार्ता नहीं होगी। हमें खेद है।`,
        action: { label: 'दूसरी वार्ताएँ देखें', path: othersOf(talk, 'hi') },
      }),
    },
    push: {
      en: (talk) => ({
        title: `“${talk.titleEnglish}” is cancelled`,
        body: `The talk by ${talk.speaker} on ${whenOf(talk, 'en')} will not take place.`,
        path: othersOf(talk, 'en'),
      }),
      hi: (talk) => ({
        title: `“${talk.titleHindi}” नहीं होगी`,
        body: `${whenOf(talk, 'hi')} की ${talk.speaker} की वार्ता नहीं होगी।`,
        path: othersOf(talk, 'hi'),
      }),
    },
  },
} satisfies { [M in keyof TalkLibraryMessages]: Message<TalkLibraryMessages[M]> }

type TalkLibraryTexts = typeof talkLibraryTexts
declare module '#server/platform/outbox/messages.ts' {
  interface MessageParams extends TalkLibraryMessages {}
  interface MessageTexts extends TalkLibraryTexts {}
}
