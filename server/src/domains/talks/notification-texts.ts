import { rupees } from '#server/platform/documents/money.ts'
import type { Language, Message } from '#server/platform/outbox/message.ts'
import type { MessageParts } from '#server/platform/outbox/messages.ts'
import { instantInIndia } from '#server/platform/outbox/when.ts'

export interface TalkMessages {
  talk_ringing: { talkId: number; other: string; mode: 'video' | 'audio'; subject: string; ringSeconds: number }
  talk_missed: { talkId: number; other: string; subject: string; at: string }
  /** Until then only this person may call. */
  talk_turn: { consultantId: number; other: string; slug: string; until: string; turnSeconds: number }
  /** What the customer paid, or the expert earned. */
  talk_receipt: {
    talkId: number
    side: 'customer' | 'consultant'
    other: string
    seconds: number
    paise: number
  }
}

const about = (subject: string) => (subject ? ` “${subject}”` : '')
const lasted = (seconds: number, language: Language) => {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60]
  return language === 'hi' ? `${minutes} मिनट ${rest} सेकंड` : `${minutes} min ${rest} s`
}
/** The page of the call: it shows the incoming call, and afterwards how it went. */
const ringPath = ({ talkId }: { talkId: number }) => `/calls/${talkId}`
/** Later notifications about a call replace the earlier one. */
const ringTag = ({ talkId }: { talkId: number }) => `talk-${talkId}`
const turnInWords = (seconds: number, language: Language) => {
  const minutes = Math.max(1, Math.round(seconds / 60))
  if (language === 'hi') return `${minutes} मिनट में`
  return minutes === 1 ? 'within a minute' : `within ${minutes} minutes`
}
const receiptPath = ({ side, talkId }: TalkMessages['talk_receipt']) =>
  side === 'customer' ? `/dashboard/calls/${talkId}` : `/calls/${talkId}`

export const talkTexts = {
  talk_ringing: {
    topic: 'booking_changes',
    passing: true,
    urgent: () => true,
    lifetimeSeconds: ({ ringSeconds }) => ringSeconds,
    push: {
      en: (ring) => ({
        title: `${ring.other} is calling`,
        body: `${ring.mode === 'audio' ? 'Audio' : 'Video'} call, expert talk.${about(ring.subject)}`,
        path: ringPath(ring),
        tag: ringTag(ring),
        rings: true,
      }),
      hi: (ring) => ({
        title: `${ring.other} की कॉल आ रही है`,
        body: `${ring.mode === 'audio' ? 'ऑडियो' : 'वीडियो'} कॉल, अभी बात करें।${about(ring.subject)}`,
        path: `/hi${ringPath(ring)}`,
        tag: ringTag(ring),
        rings: true,
      }),
    },
  },
  talk_missed: {
    topic: 'booking_changes',
    push: {
      en: (ring) => ({
        title: `Missed call from ${ring.other}`,
        body: `${instantInIndia(new Date(ring.at), 'en')}.${about(ring.subject)}`,
        path: ringPath(ring),
        tag: ringTag(ring),
      }),
      hi: (ring) => ({
        title: `${ring.other} की कॉल छूट गई`,
        body: `${instantInIndia(new Date(ring.at), 'hi')}।${about(ring.subject)}`,
        path: `/hi${ringPath(ring)}`,
        tag: ringTag(ring),
      }),
    },
  },
  talk_turn: {
    topic: 'booking_changes',
    urgent: () => true,
    lifetimeSeconds: ({ turnSeconds }) => turnSeconds,
    push: {
      en: ({ other, slug, turnSeconds }) => ({
        title: `${other} is free now`,
        body: `It is your turn. Call ${turnInWords(turnSeconds, 'en')}. Your turn is reserved until then.`,
        path: `/consultants/${slug}`,
      }),
      hi: ({ other, slug, turnSeconds }) => ({
        title: `${other} अब ख़ाली हैं`,
        body: `आपकी बारी है। ${turnInWords(turnSeconds, 'hi')} कॉल करें, आपकी बारी तब तक रुकी रहेगी।`,
        path: `/hi/consultants/${slug}`,
      }),
    },
  },
  talk_receipt: {
    topic: 'wallet',
    push: {
      en: (talk) => ({
        title:
          talk.side === 'customer'
            ? `${rupees(talk.paise)} for your talk with ${talk.other}`
            : `${rupees(talk.paise)} earned`,
        body:
          talk.side === 'customer'
            ? `You talked for ${lasted(talk.seconds, 'en')}. View the receipt for details.`
            : `${lasted(talk.seconds, 'en')} with ${talk.other}, after all deductions.`,
        path: receiptPath(talk),
      }),
      hi: (talk) => ({
        title:
          talk.side === 'customer' ? `${talk.other} से बातचीत के ${rupees(talk.paise)}` : `${rupees(talk.paise)} की कमाई`,
        body:
          talk.side === 'customer'
            ? `${lasted(talk.seconds, 'hi')} बात हुई। पूरा हिसाब रसीद में देखें।`
            : `${talk.other} के साथ ${lasted(talk.seconds, 'hi')}, सभी कटौतियों के बाद।`,
        path: `/hi${receiptPath(talk)}`,
      }),
    },
  },
} satisfies { [M in keyof TalkMessages]: Message<TalkMessages[M]> }

export const talkParts = {
  duration: ({ seconds }: TalkMessages['talk_receipt'], language) => lasted(seconds, language),
  turn: ({ turnSeconds }: TalkMessages['talk_turn'], language) => turnInWords(turnSeconds, language),
  about: ({ subject }: TalkMessages['talk_missed']) => about(subject),
} satisfies MessageParts

type TalkTexts = typeof talkTexts
declare module '#server/platform/outbox/messages.ts' {
  interface MessageParams extends TalkMessages {}
  interface MessageTexts extends TalkTexts {}
}
