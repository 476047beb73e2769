import type { Language, Message } from '../message.ts'
import { minutesIn } from './session.ts'
import { instantInIndia } from './when.ts'

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
/** What was called off has no page any more; the others of its segment have. */
const othersOf = ({ segment }: TalkSeen, language: Language) =>
  `${language === 'hi' ? '/hi' : ''}/expert-talk/${segment}`
const whenOf = ({ startsAt }: TalkSeen, language: Language) => instantInIndia(new Date(startsAt), language)

export const talkLibraryMessages = {
  talk_reminder: {
    topic: 'reminders',
    // They asked to be told before it begins, so it cannot wait for the morning.
    urgent: () => true,
    lifetimeSeconds: ({ minutesLeft }) => minutesLeft * 60,
    mail: {
      en: (talk, { name }) => ({
        subject: `${name}: “${talk.titleEnglish}” begins in ${minutesIn.en(talk.minutesLeft)}`,
        body: `${talk.speaker} speaks on ${whenOf(talk, 'en')}. You asked to be reminded.`,
        action: { label: 'Open the talk', path: pathOf(talk, 'en') },
      }),
      hi: (talk, { name }) => ({
        subject: `${name}: “${talk.titleHindi}” ${talk.minutesLeft} मिनट में शुरू`,
        body: `${talk.speaker} ${whenOf(talk, 'hi')} को बोलेंगे। आपने याद दिलाने को कहा था।`,
        action: { label: 'वार्ता खोलें', path: pathOf(talk, 'hi') },
      }),
    },
    push: {
      en: (talk) => ({
        title: `“${talk.titleEnglish}” in ${minutesIn.en(talk.minutesLeft)}`,
        body: `${talk.speaker}, ${whenOf(talk, 'en')}. You asked to be reminded.`,
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
        subject: `${name}: “${talk.titleEnglish}” has a new time`,
        body: `${talk.speaker} speaks on ${whenOf(talk, 'en')}. We remind you before it begins.`,
        action: { label: 'Open the talk', path: pathOf(talk, 'en') },
      }),
      hi: (talk, { name }) => ({
        subject: `${name}: “${talk.titleHindi}” का समय बदल गया`,
        body: `${talk.speaker} अब ${whenOf(talk, 'hi')} को बोलेंगे। शुरू होने से पहले हम याद दिलाएँगे।`,
        action: { label: 'वार्ता खोलें', path: pathOf(talk, 'hi') },
      }),
    },
    push: {
      en: (talk) => ({
        title: `“${talk.titleEnglish}” has a new time`,
        body: `${talk.speaker} speaks on ${whenOf(talk, 'en')}.`,
        path: pathOf(talk, 'en'),
      }),
      hi: (talk) => ({
        title: `“${talk.titleHindi}” का समय बदल गया`,
        body: `${talk.speaker} अब ${whenOf(talk, 'hi')} को बोलेंगे।`,
        path: pathOf(talk, 'hi'),
      }),
    },
  },
  talk_called_off: {
    topic: 'reminders',
    mail: {
      en: (talk, { name }) => ({
        subject: `${name}: “${talk.titleEnglish}” was called off`,
        body: `The talk by ${talk.speaker} on ${whenOf(talk, 'en')} does not take place. We are sorry.`,
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
        title: `“${talk.titleEnglish}” was called off`,
        body: `The talk by ${talk.speaker} on ${whenOf(talk, 'en')} does not take place.`,
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
