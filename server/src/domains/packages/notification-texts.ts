import type { Message } from '#server/platform/outbox/message.ts'
import { dayInIndia } from '#server/platform/time.ts'
import type { SessionMode } from './rules.ts'

type Titles = {
  title_english: string
  title_hindi: string
  /** Of the consultant's profile, where sessions are booked. */
  slug: string
  validUntil: string
}

export interface PackageMessages {
  package_bought: Titles
  package_sold: { mode: SessionMode; minutes: number; sessions: number }
  package_ending: Titles & { left: number }
}

const day = (instant: string, locale: 'en-IN' | 'hi-IN-u-nu-latn') =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${dayInIndia(new Date(instant))}T00:00:00Z`),
  )

const list = {
  en: { label: 'View your packages', path: '/dashboard/packages' },
  hi: { label: 'अपने पैकेज देखें', path: '/hi/dashboard/packages' },
}
const offers = {
  en: { label: 'View your packages', path: '/packages' },
  hi: { label: 'अपने पैकेज देखें', path: '/hi/packages' },
}

const bought = {
  en: ({ title_english, validUntil }: Titles) => ({
    title: 'Your package is ready',
    body: `${title_english}. Book them any time till ${day(validUntil, 'en-IN')}.`,
  }),
  hi: ({ title_hindi, validUntil }: Titles) => ({
    title: 'आपका पैकेज तैयार है',
    body: `${title_hindi}। ${day(validUntil, 'hi-IN-u-nu-latn')} तक कभी भी बुक करें।`,
  }),
}
const sold = {
  en: ({ mode, minutes, sessions }: PackageMessages['package_sold']) => ({
    title: 'A customer bought your package',
    body: `${sessions} ${mode} sessions of ${minutes} minutes. You earn your share after each session.`,
  }),
  hi: ({ mode, minutes, sessions }: PackageMessages['package_sold']) => ({
    title: 'एक ग्राहक ने आपका पैकेज ख़रीदा',
    body: `${minutes} मिनट के ${sessions} ${mode === 'video' ? 'वीडियो' : 'ऑडियो'} सत्र। हर सत्र के बाद आपकी कमाई जुड़ती है।`,
  }),
}
type Ending = PackageMessages['package_ending']
const ending = {
  en: ({ title_english, left, validUntil }: Ending) => ({
    title: left === 1 ? 'You have 1 session left to book' : `You have ${left} sessions left to book`,
    body: `${title_english}: book by ${day(validUntil, 'en-IN')}. What you do not book is refunded to your wallet.`,
  }),
  hi: ({ title_hindi, left, validUntil }: Ending) => ({
    title: `आपके ${left} सत्र बुक करने बाक़ी हैं`,
    body: `${title_hindi}: ${day(validUntil, 'hi-IN-u-nu-latn')} तक बुक करें। जो सत्र बुक नहीं होंगे, उनका पैसा वॉलेट में लौट आएगा।`,
  }),
}

type Texts<P> = Record<'en' | 'hi', (params: P) => { title: string; body: string }>
type Links = Record<'en' | 'hi', { label: string; path: string }>

const inApp = <P>(topic: 'booking_changes' | 'reminders', texts: Texts<P>, links: Links) =>
  ({
    topic,
    push: {
      en: (params: P) => ({ ...texts.en(params), path: links.en.path }),
      hi: (params: P) => ({ ...texts.hi(params), path: links.hi.path }),
    },
    mail: {
      en: (params: P, { name }: { name: string }) => mail(texts.en(params), name, links.en),
      hi: (params: P, { name }: { name: string }) => mail(texts.hi(params), name, links.hi),
    },
  }) as const
const mail = ({ title, body }: { title: string; body: string }, name: string, action: Links['en']) => ({
  ...{ subject: `${name}: ${title}`, body, action },
})

export const packageTexts = {
  package_bought: inApp('booking_changes', bought, list),
  package_sold: inApp('booking_changes', sold, offers),
  package_ending: inApp('reminders', ending, list),
} satisfies { [M in keyof PackageMessages]: Message<PackageMessages[M]> }

type PackageTexts = typeof packageTexts
declare module '#server/platform/outbox/messages.ts' {
  interface MessageParams extends PackageMessages {}
  interface MessageTexts extends PackageTexts {}
}
