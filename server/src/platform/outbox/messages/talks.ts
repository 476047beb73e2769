import { rupees } from '../../documents/money.ts'
import type { Language, Message } from '../message.ts'
import { instantInIndia } from './when.ts'

export interface TalkMessages {
  talk_ringing: { talkId: number; other: string; mode: 'video' | 'audio'; subject: string; ringSeconds: number }
  talk_missed: { talkId: number; other: string; subject: string; at: string }
  /** Until then nobody else may ring. */
  talk_turn: { consultantId: number; other: string; slug: string; until: string }
  /** What the one paid, or the other earned. */
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
const receiptPath = ({ side, talkId }: TalkMessages['talk_receipt']) =>
  side === 'customer' ? `/dashboard/calls/${talkId}` : `/calls/${talkId}`

export const talkMessages = {
  talk_ringing: {
    topic: 'booking_changes',
    passing: true,
    urgent: () => true,
    lifetimeSeconds: ({ ringSeconds }) => ringSeconds,
    push: {
      en: ({ other, mode, subject }) => ({
        title: `${other} is calling`,
        body: `${mode === 'audio' ? 'Audio' : 'Video'}, expert talk.${about(subject)}`,
        path: '/consultant-dashboard',
      }),
      hi: ({ other, mode, subject }) => ({
        title: `${other} कॉल कर रहे हैं`,
        body: `${mode === 'audio' ? 'ऑडियो' : 'वीडियो'}, अभी बात करें।${about(subject)}`,
        path: '/hi/consultant-dashboard',
      }),
    },
  },
  talk_missed: {
    topic: 'booking_changes',
    push: {
      en: ({ other, subject, at }) => ({
        title: `You missed a call of ${other}`,
        body: `${instantInIndia(new Date(at), 'en')}.${about(subject)}`,
        path: '/calls',
      }),
      hi: ({ other, subject, at }) => ({
        title: `${other} की कॉल छूट गई`,
        body: `${instantInIndia(new Date(at), 'hi')}।${about(subject)}`,
        path: '/hi/calls',
      }),
    },
  },
  talk_turn: {
    topic: 'booking_changes',
    urgent: () => true,
    lifetimeSeconds: () => 120,
    push: {
      en: ({ other, slug }) => ({
        title: `${other} is free now`,
        body: 'It is your turn. Ring within two minutes, nobody else can until then.',
        path: `/consultants/${slug}`,
      }),
      hi: ({ other, slug }) => ({
        title: `${other} अब ख़ाली हैं`,
        body: 'आपकी बारी है। दो मिनट में कॉल करें, तब तक कोई और नहीं कर सकता।',
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
            ? `${rupees(talk.paise)} for the talk with ${talk.other}`
            : `${rupees(talk.paise)} earned`,
        body:
          talk.side === 'customer'
            ? `${lasted(talk.seconds, 'en')} connected. The receipt lists each part.`
            : `${lasted(talk.seconds, 'en')} with ${talk.other}, after all deductions.`,
        path: receiptPath(talk),
      }),
      hi: (talk) => ({
        title:
          talk.side === 'customer' ? `${talk.other} से बातचीत के ${rupees(talk.paise)}` : `${rupees(talk.paise)} की कमाई`,
        body:
          talk.side === 'customer'
            ? `${lasted(talk.seconds, 'hi')} जुड़े रहे। रसीद में हर हिस्सा है।`
            : `${talk.other} के साथ ${lasted(talk.seconds, 'hi')}, सभी कटौतियों के बाद।`,
        path: `/hi${receiptPath(talk)}`,
      }),
    },
  },
} satisfies { [M in keyof TalkMessages]: Message<TalkMessages[M]> }
