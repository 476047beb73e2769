import { rupees } from '#server/platform/documents/money.ts'
import type { Message } from '#server/platform/outbox/message.ts'
import { dayInIndia } from '#server/platform/time.ts'

export interface GiftCardMessages {
  gift_card_received: {
    name: string
    paise: number
    /** Who bought it. */
    from: string
    note: string
    code: string
    validUntil: string
  }
  gift_card_redeemed: { name: string; paise: number }
}

const cards = {
  en: { label: 'Redeem gift card', path: '/dashboard/gift-cards' },
  hi: { label: 'गिफ़्ट कार्ड भुनाएँ', path: '/hi/dashboard/gift-cards' },
}

const day = (instant: string, locale: 'en-IN' | 'hi-IN-u-nu-latn') =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${dayInIndia(new Date(instant))}T00:00:00Z`),
  )
const quoted = (note: string) => (note ? `\n\n“${note}”` : '')

const redeemed = {
  en: ({ name, paise }: GiftCardMessages['gift_card_redeemed']) => ({
    title: `Your gift card for ${name} was redeemed`,
    body: `${rupees(paise)} was added to a wallet.`,
  }),
  hi: ({ name, paise }: GiftCardMessages['gift_card_redeemed']) => ({
    title: `${name} के लिए आपका गिफ़्ट कार्ड भुनाया गया`,
    body: `${rupees(paise)} वॉलेट में जुड़ गए।`,
  }),
}

export const giftCardTexts = {
  /** To an address, which may belong to nobody here yet. */
  gift_card_received: {
    code: ({ code }) => code,
    mail: {
      en: ({ name, paise, from, note, code, validUntil }, site) => ({
        subject: `${from} sent you a ${site.name} gift card of ${rupees(paise)}`,
        body: `Dear ${name}, ${from} bought you a gift card of ${rupees(paise)} for consultations, courses and more on ${site.name}.${quoted(note)}\n\nYour code: ${code}\n\nLog in or register, enter the code under Gift cards, and the money is in your wallet. The card is valid till ${day(validUntil, 'en-IN')}.`,
        action: cards.en,
      }),
      hi: ({ name, paise, from, note, code, validUntil }, site) => ({
        subject: `${from} ने आपको ${rupees(paise)} का ${site.name} गिफ़्ट कार्ड भेजा है`,
        body: `${name} जी, ${from} ने आपके लिए ${rupees(paise)} का गिफ़्ट कार्ड ख़रीदा है। इससे ${site.name} पर सलाह, कोर्स और बहुत कुछ लिया जा सकता है।${quoted(note)}\n\nआपका कोड: ${code}\n\nलॉग इन या रजिस्टर करें, गिफ़्ट कार्ड पेज पर कोड लिखें, और पैसा आपके वॉलेट में आ जाएगा। कार्ड ${day(validUntil, 'hi-IN-u-nu-latn')} तक मान्य है।`,
        action: cards.hi,
      }),
    },
  },
  gift_card_redeemed: {
    topic: 'wallet',
    push: {
      en: (params) => ({ ...redeemed.en(params), path: cards.en.path }),
      hi: (params) => ({ ...redeemed.hi(params), path: cards.hi.path }),
    },
    mail: {
      en: (params, { name }) => ({ subject: `${name}: ${redeemed.en(params).title}`, body: redeemed.en(params).body }),
      hi: (params, { name }) => ({ subject: `${name}: ${redeemed.hi(params).title}`, body: redeemed.hi(params).body }),
    },
  },
} satisfies { [M in keyof GiftCardMessages]: Message<GiftCardMessages[M]> }

type GiftCardTexts = typeof giftCardTexts
declare module '#server/platform/outbox/messages.ts' {
  interface MessageParams extends GiftCardMessages {}
  interface MessageTexts extends GiftCardTexts {}
}
