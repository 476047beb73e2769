import type { Message } from '#server/platform/outbox/message.ts'
import type { MessageParts } from '#server/platform/outbox/messages.ts'
import { dayInIndia } from '#server/platform/time.ts'

export interface MembershipMessages {
  membership_bought: {
    title_english: string
    title_hindi: string
    kind: 'new' | 'renewal' | 'upgrade'
    startsAt: string
    endsAt: string
  }
  membership_ending: { title_english: string; title_hindi: string; days: number; endsAt: string }
}

const page = {
  en: { label: 'View your membership', path: '/dashboard/membership' },
  hi: { label: 'अपनी सदस्यता देखें', path: '/hi/dashboard/membership' },
}
const renew = {
  en: { label: 'Renew membership', path: '/dashboard/membership' },
  hi: { label: 'सदस्यता रिन्यू करें', path: '/hi/dashboard/membership' },
}

/** The last day of a membership that ends at this instant. */
const lastDay = (endsAt: string, locale: 'en-IN' | 'hi-IN-u-nu-latn') =>
  longDay(dayInIndia(new Date(new Date(endsAt).getTime() - 1)), locale)
const longDay = (day: string, locale: 'en-IN' | 'hi-IN-u-nu-latn') =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

type Bought = MembershipMessages['membership_bought']
const heading = {
  en: ({ kind, title_english }: Bought) =>
    ({
      new: `Welcome to ${title_english} membership`,
      renewal: `${title_english} membership renewed`,
      upgrade: `You now have ${title_english} membership`,
    })[kind],
  hi: ({ kind, title_hindi }: Bought) =>
    ({
      new: `${title_hindi} सदस्यता में आपका स्वागत है`,
      renewal: `${title_hindi} सदस्यता रिन्यू हो गई`,
      upgrade: `अब आपकी ${title_hindi} सदस्यता है`,
    })[kind],
}
const validity = {
  en: ({ endsAt }: Bought) => `Valid till ${lastDay(endsAt, 'en-IN')}. Benefits apply automatically when you pay.`,
  hi: ({ endsAt }: Bought) => `${lastDay(endsAt, 'hi-IN-u-nu-latn')} तक मान्य। भुगतान करते समय फ़ायदे अपने-आप लगते हैं।`,
}

type Ending = MembershipMessages['membership_ending']
const ending = {
  en: ({ title_english, days }: Ending) =>
    `Your ${title_english} membership ends ${days === 1 ? 'tomorrow' : `in ${days} days`}`,
  hi: ({ title_hindi, days }: Ending) =>
    `आपकी ${title_hindi} सदस्यता ${days === 1 ? 'कल' : `${days} दिन में`} समाप्त हो रही है`,
}
const nothingRenews = {
  en: ({ endsAt }: Ending) =>
    `It is valid till ${lastDay(endsAt, 'en-IN')}. It does not renew automatically: renew it if you want to keep the benefits.`,
  hi: ({ endsAt }: Ending) =>
    `यह ${lastDay(endsAt, 'hi-IN-u-nu-latn')} तक मान्य है। यह अपने-आप रिन्यू नहीं होती: फ़ायदे जारी रखने के लिए इसे रिन्यू करें।`,
}

export const membershipTexts = {
  membership_bought: {
    topic: 'membership',
    push: {
      en: (bought) => ({ title: heading.en(bought), body: validity.en(bought), path: page.en.path }),
      hi: (bought) => ({ title: heading.hi(bought), body: validity.hi(bought), path: page.hi.path }),
    },
    mail: {
      en: (bought, { name }) => ({
        subject: `${name}: ${heading.en(bought)}`,
        body: validity.en(bought),
        action: page.en,
      }),
      hi: (bought, { name }) => ({
        subject: `${name}: ${heading.hi(bought)}`,
        body: validity.hi(bought),
        action: page.hi,
      }),
    },
  },
  membership_ending: {
    topic: 'membership',
    push: {
      en: (membership) => ({ title: ending.en(membership), body: nothingRenews.en(membership), path: renew.en.path }),
      hi: (membership) => ({ title: ending.hi(membership), body: nothingRenews.hi(membership), path: renew.hi.path }),
    },
    mail: {
      en: (membership, { name }) => ({
        subject: `${name}: ${ending.en(membership)}`,
        body: nothingRenews.en(membership),
        action: renew.en,
      }),
      hi: (membership, { name }) => ({
        subject: `${name}: ${ending.hi(membership)}`,
        body: nothingRenews.hi(membership),
        action: renew.hi,
      }),
    },
  },
} satisfies { [M in keyof MembershipMessages]: Message<MembershipMessages[M]> }

export const membershipParts = {
  last_day: ({ endsAt }: Bought, language) => lastDay(endsAt, language === 'hi' ? 'hi-IN-u-nu-latn' : 'en-IN'),
} satisfies MessageParts

type MembershipTexts = typeof membershipTexts
declare module '#server/platform/outbox/messages.ts' {
  interface MessageParams extends MembershipMessages {}
  interface MessageTexts extends MembershipTexts {}
}
